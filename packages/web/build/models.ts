/**
 * The models of the bots are a quarter of what a browser would have to load, and a table needs those of one game only. In
 * the app the two lists of models (packages/bots, policy/models.ts and value/models.ts) therefore begin empty, and
 * `virtual:models` brings those of a game when a bot is first to think about it.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bots = fileURLToPath(new URL('../../bots/src/', import.meta.url));
const LISTS: Readonly<Record<string, string>> = {
  [`${bots}policy/models.ts`]: 'policyModels',
  [`${bots}value/models.ts`]: 'valueModels',
};
const ENDING = '.policy.json';
const games = readdirSync(`${bots}models`).flatMap((file) =>
  file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [],
);

export function models(): Plugin {
  return {
    name: 'followsuit:models',
    enforce: 'pre',
    resolveId: (id) => (/^virtual:models?(\/|$)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (LISTS[id]) return `export const ${LISTS[id]} = {};`;
      if (id === '\0virtual:models') return loading();
      if (id.startsWith('\0virtual:model/')) return ofGame(id.slice('\0virtual:model/'.length));
      return null;
    },
  };
}

/** A function that brings the models of a game, once. */
const loading = (): string => `
const games = {${games.map((game) => `${JSON.stringify(game)}:()=>import('virtual:model/${game}')`).join(',')}};
export const loadModels = async (game) => void (await games[game]?.());`;

const ofGame = (game: string): string =>
  Object.entries(LISTS)
    .map(([path, list], i) => {
      const file = `${bots}models/${game}.${list === 'policyModels' ? 'policy' : 'value'}.json`;
      return `import model${i} from ${JSON.stringify(file)}; import { ${list} } from ${JSON.stringify(path)};
${list}[model${i}.game] = model${i};`;
    })
    .join('\n');
