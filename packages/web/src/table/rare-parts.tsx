/** What few people ever open: loaded when the table has been drawn. */
export { KeyHelp } from './key-help.tsx';
export { LookUp } from './look-up.tsx';
export { TableSettings } from './table-settings.tsx';
export { TextView } from './text-view.tsx';
