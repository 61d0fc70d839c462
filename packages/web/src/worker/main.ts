/**
 * The app's workers. Two run the same file: the one called `tables` keeps the tables of this browser and answers at once,
 * the one called `bots` thinks, and may take its time. A channel that the page lays joins them.
 */
// A promise that nobody waits for must not fail in silence: the page hears of errors only.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

if (self.name === 'bots') (await import('./bots.ts')).run();
else (await import('./desk.ts')).run();

export {};
