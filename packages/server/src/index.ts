export { type Overrides, type Server, serve } from './app.ts';
export { type Config, ConfigError, flagOf, readConfig, SETTINGS } from './config.ts';
export { run } from './main.ts';
export { exportAll, type ImportResult, importGame, recordOf } from './records.ts';
export { openDatabase } from './store/database.ts';
export { Store } from './store/store.ts';
