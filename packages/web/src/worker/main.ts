/**
 * The app's workers. Two run the same file: the one called `tables` holds the tables of this browser and answers at once, the one
 * called `bots` computes the bots' moves. Their names end with the language (`tables-en`). A message channel from the page connects
 * them.
 */
import { translate } from '../text/area.ts';

// The page hears of errors only, so an unhandled rejection is reported as one.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

const [name, language] = self.name.split('-');
if (language === 'de') translate({ worker: (await import('../text/de/worker.ts')).worker });
if (name === 'bots') (await import('./bots-worker.ts')).runBots();
else (await import('./tables-worker.ts')).runTables();
