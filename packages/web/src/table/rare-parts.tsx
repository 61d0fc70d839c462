/** Rarely opened parts, loaded after the table has rendered. */
export { KeyHelp } from './key-help.tsx';
export { LookUp } from './look-up.tsx';
export { SettingsDialog } from './table-settings.tsx';
export { TextView } from './text-view.tsx';
