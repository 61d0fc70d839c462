export { type Overrides, type Server, serve } from './app.ts';
export { type Config, ConfigError, flagOf, readConfig, readSetting, SETTINGS, WORKER_THREADS } from './config.ts';
export { run } from './main.ts';
export {
  announce,
  ban,
  bansInForce,
  findPerson,
  newestReports,
  peopleNamed,
  removeTable,
  resetPassword,
  unban,
} from './moderation/admin.ts';
export { answerTo, hasLiveNodes } from './moderation/orders.ts';
export { exportAll, type ImportResult, importGame, recordOf } from './records.ts';
export { openDatabase } from './store/database.ts';
export { moveToPostgres } from './store/move.ts';
export { type MovedRows, MoveStopped } from './store/row-copy.ts';
export { Store } from './store/store.ts';
export { entry, type JobKind, type JobWork } from './workers/job-kinds.ts';
export { openRemotePool, type RemotePool, type RemotePoolOptions } from './workers/remote-pool.ts';
export { runWorker } from './workers/run-worker.ts';
