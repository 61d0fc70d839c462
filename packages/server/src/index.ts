export { type Replaced, type Server, serve } from './app.ts';
export { type Config, ConfigError, ENTRIES, flagOf, readConfig } from './config.ts';
export { run } from './main.ts';
export { exportAll, type Imported, importGame, recordOf } from './records.ts';
export { openDatabase } from './store/open.ts';
export { Store } from './store/store.ts';
