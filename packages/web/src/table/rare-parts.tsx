/** What few people ever open: loaded when the table has been drawn. */
export { KeyHelp } from './key-help.tsx';
export { LookUp } from './look-up.tsx';
export { SettingsDialog } from './table-settings.tsx';
export { TextView } from './text-view.tsx';
