/**
 * The app's workers. Two run the same file: the one called `tables` holds the tables of this browser and answers at once,
 * the one called `bots` computes the bots' moves. A message channel from the page connects them.
 */
// The page hears of errors only, so an unhandled rejection is reported as one.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

if (self.name === 'bots') (await import('./bots-worker.ts')).runBots();
else (await import('./tables-worker.ts')).runTables();

export {};
