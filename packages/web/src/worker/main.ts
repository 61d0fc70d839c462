/**
 * The app's workers. Two run the same file: the one called `tables` keeps the tables of this browser and answers at once,
 * the one called `bots` thinks, and may take its time. A channel that the page lays joins them.
 */
if (self.name === 'bots') (await import('./bots.ts')).run();
else (await import('./desk.ts')).run();

export {};
