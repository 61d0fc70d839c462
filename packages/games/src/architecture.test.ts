/** The layers: kits know no game, games are content, apps combine both. Imports point one way. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { english } from '@followsuit/present';
import { expect, test } from 'vitest';
import { exampleGames } from './examples/index.ts';
import { games } from './index.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** What each package may import of ours besides its own files, and whether it may import anything else. */
const LAYERS: Readonly<Record<string, { ours: string; others: RegExp }>> = {
  engine: { ours: '', others: /^$/ },
  bots: { ours: 'engine', others: /^$/ },
  study: { ours: 'engine bots', others: /^$/ },
  present: { ours: 'engine', others: /^$/ },
  'double-dummy': { ours: 'engine', others: /^$/ },
  protocol: { ours: 'engine', others: /^valibot$/ },
  table: { ours: 'engine protocol', others: /^@noble\/hashes/ },
  ui: { ours: 'engine present', others: /preact/ },
  review: { ours: 'engine bots present', others: /^$/ },
  games: { ours: 'engine bots present ui', others: /^@?preact|^node:/ },
  'outside-bots': { ours: 'engine bots games', others: /^node:/ },
  lab: { ours: 'engine bots games double-dummy outside-bots review study', others: /./ },
  server: { ours: 'engine bots games outside-bots protocol table', others: /./ },
  web: { ours: 'engine bots games present protocol review study table ui', others: /./ },
  cli: {
    ours: 'engine bots double-dummy games lab outside-bots present protocol review server study table',
    others: /./,
  },
};

/** Which files of a game's folder may import which kits: rules stand on the engine alone. */
const IN_GAMES: readonly [RegExp, string][] = [
  [/(bot|bots)(-\w+)?\.ts$|-bot\.ts$|\/bots\//, 'engine bots'],
  [/\/web(\.tsx$|\/)/, 'engine present ui'],
  [/cover(-parts)?\.tsx$/, 'ui'],
  [/\/terminal(\.ts$|\/)/, 'engine present'],
  [/\/(rules|acts|board|chance|moving|turns|state)\.ts$/, 'engine'],
];

interface Source {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
const sources: readonly Source[] = readdirSync(packages).flatMap((name) =>
  readdirSync(`${packages}${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !isTest(`/${file}`))
    .map((file) => ({
      path: `${name}/src/${file}`,
      name,
      text: readFileSync(`${packages}${name}/src/${file}`, 'utf8'),
    })),
);

/** The packages that a file imports: statically, for their effects, or on demand. */
const importsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/^(?:import|export)\s[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)]
    .map(([, from, effect, lazy]) => from ?? effect ?? lazy)
    .filter((name) => !/^\.|^virtual:/.test(name));

test('imports point one way: kits ← games ← apps', () => {
  const wrong = sources.flatMap((source) => {
    const { ours, others } = LAYERS[source.name];
    const inGame = IN_GAMES.find(([file]) => source.name === 'games' && file.test(source.path))?.[1];
    const allowed = (inGame ?? ours).split(' ');
    return importsOf(source)
      .filter((name) => (name.startsWith('@followsuit/') ? !allowed.includes(name.split('/')[1]) : !others.test(name)))
      .map((name) => `${source.path} imports ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(new Set(sources.map(({ name }) => name))).toEqual(new Set(Object.keys(LAYERS)));
});

/** A source without its comments. */
const code = ({ text }: Source): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

test('no kit and no app tells one game from another by its id', () => {
  const ids = [...games, ...exampleGames].map(({ id }) => id);
  const named = new RegExp(`['"\`/](${ids.join('|')})['"\`/.]`);
  // Some games are called like a suit or a rank; in a table of suits or ranks the word is that: `hearts: 'hearts',`.
  const cards = [...Object.keys(english.suits), ...Object.values(english.decks.vines.ranks)].map((word) =>
    word.toLowerCase(),
  );
  const cardWord = new RegExp(`^\\s*\\w+: '(${cards.filter((word) => ids.includes(word)).join('|')})',$`);
  const found = sources
    .filter(({ name }) => name !== 'games')
    .flatMap((source) =>
      code(source)
        .split('\n')
        .filter((line) => named.test(line) && !cardWord.test(line))
        .map((line) => `${source.path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

/** Names within one game's folder, and in the app's screens for it, are that game's own. */
const OF_ONE_GAME = /^games\/src\/(?!parts\/)[\w-]+\/|\/solitaire\//;
/** Names that two packages may give to different things. */
const TWO_MEANINGS = [
  'counted', // the terminal's solitaire counts in English alone
  'listed', // in rules, numbers of the state for the record; in sentences, names with "and"
];

test('an exported name means one thing', () => {
  const owners = new Map<string, Set<string>>();
  const declared = /^export (?:async |abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  for (const { path, name, text } of sources.filter((source) => !OF_ONE_GAME.test(source.path)))
    for (const [, exported] of text.matchAll(declared))
      owners.set(exported, (owners.get(exported) ?? new Set()).add(`${name}: ${path}`));
  const packagesOf = (places: ReadonlySet<string>): number => new Set([...places].map((at) => at.split(':')[0])).size;
  const doubled = [...owners].filter(([, places]) => packagesOf(places) > 1);
  expect(doubled.filter(([name]) => !TWO_MEANINGS.includes(name))).toEqual([]);
});
