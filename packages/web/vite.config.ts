import { defineConfig } from 'vite';
import { catalogue } from './build/catalogue.ts';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { staticPolicy } from './build/static-policy.ts';

/** The base of all styles is among it, so that it comes before those that stand on it. */
const CORE =
  /node_modules\/(@preact|preact)\/|preload-helper|src\/style\/base\.css|ui\/src\/card-style\.ts|web\/src\/(router|settings|text\/(text|area|language)|text\/en\/(common|notices))\.ts|present\/src\/text\.ts/;
/** What every page but the simplest shows, and what speaks with tables wherever they are. */
const SHARED =
  /ui\/src\/(card|backs|courts|drawing|faces|icons|ornaments|path|shared-text|sprite|suit-shapes|suits)\.|present\/src\/(cards|words\.en)\.ts|web\/src\/catalogue\/|virtual:catalogue|web\/src\/pages\/frame/;
const CLIENT =
  /web\/src\/(client\/(worker-client|local|model|act-outbox|replay|http|me)\.ts|text\/en\/home\.ts|pages\/play-now\.ts)/;
const TABLE =
  /web\/src\/(presentation\.ts|table\/(?!.*-page|rare-parts|look-dialogs|settle-offer|dialogs\.tsx|barred-card|rule-text|menu-items|large-print|share-result|side-content|system-notice|hints\.|log\.|closed-tricks|card-gestures|key-help|look-up|table-settings|text-view|endings|hand-over|game-over|overlay|standing-row|arrivals|score-entries|moving|advice|podium|score-chart|chart|confetti|person|symbols)|text\/en\/(table|talk)\.)|(present|ui)\/src\/(?!words\.de|portrait-(drawing|people|shapes)|standings|rule-changes|lesson|how-to|sheet\.(tsx|css)|race|ending|confetti|overlay)/;

/** With all that it needs, the engine, and what rules of games share: one file, since each further one is found only when the last is there. */
const GAMES = /src\/worker\/stored-table\.ts|games\/src\/parts\/(?!.*-bot)[\w-]+\.ts$/;
/** The bots, whichever game they play. */
const BOTS = /packages\/bots\/src\//;

/** What is in a game's folder is named after the game. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, game, file] =
    /\/games\/src\/(?:examples\/)?([\w-]+)\/([\w-]+)\.(?:tsx?|json)$/.exec(facadeModuleId ?? '') ?? [];
  const [, area] = /\/text\/de\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${game ? `${game}-${file}` : area ? `words-de-${area}` : '[name]'}-[hash:7].js`;
};

/** The mode `static` builds the app without a server, for a folder of any web host (src/build-flags.d.ts). */
export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  plugins: [catalogue(), offline(), mode === 'static' ? staticPolicy() : compress()],
  // Whether the list of games has the examples; without them their files are left out.
  define: {
    HAS_SERVER: JSON.stringify(mode !== 'static'),
    'process.env.FOLLOWSUIT_EXAMPLES': JSON.stringify(process.env.FOLLOWSUIT_EXAMPLES ?? ''),
  },
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  // The classic and the automatic JSX both exist; Preact's own runtime is the one in use.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            { name: 'games', priority: 1, test: GAMES },
            { name: 'bots', test: BOTS },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What always goes together is one file: it is compressed better, and asked for once.
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            { name: 'core', priority: 3, test: CORE },
            { name: 'shared', priority: 2, test: SHARED },
            { name: 'client', priority: 2, test: CLIENT },
            { name: 'table', priority: 1, test: TABLE },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
}));
