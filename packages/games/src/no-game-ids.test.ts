/** No kit and no app tells one game from another by its id: what concerns one game is in its folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from './index.ts';

const PACKAGES = new URL('../../', import.meta.url);
const KITS = ['engine', 'bots', 'table', 'present', 'ui', 'lab', 'protocol', 'double-dummy'];
const APPS = ['web', 'cli', 'server'];

const SOURCE = /\.(tsx?|css)$/;
const TEST = /\.test\.|\.d\.ts$|\/testing\//;

/** Ids that are also words of another kind: a piece on a card, a field of a view, what pawns walk on. */
const OTHER_MEANING: readonly (readonly [file: string, id: string])[] = [
  ['ui/src/card.tsx', 'bishop'],
  ['present/src/trick.ts', 'thief'],
];

/** Places that still know a game by its id. */
const EXCEPTIONS = [
  /^bots\//,
  /^lab\//,
  /^cli\/src\/(skins|solitaire)\//,
  /^cli\/src\/open-table\.ts$/,
  /^web\/src\/(skins|solitaire|text\/en\/games)[./]/,
];

const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*/g, '$1');

/** The ids in quotes or in paths, such as 'bishop', [data-game="bishop"] and './bishop/rules.ts'. */
const idsIn = (text: string): string[] => {
  const code = withoutComments(text);
  return games.map(({ id }) => id).filter((id) => new RegExp(`['"\`/]${id}['"\`/.]`).test(code));
};

/** The sources of a package: what is in `src`, and for the web app also what builds it. */
function filesOf(name: string): string[] {
  const roots = ['src', 'build'].filter((root) => existsSync(new URL(`${name}/${root}`, PACKAGES)));
  return roots.flatMap((root) =>
    readdirSync(new URL(`${name}/${root}`, PACKAGES), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${root}/${file.replaceAll('\\', '/')}`)
      .filter((file) => SOURCE.test(file) && !TEST.test(file)),
  );
}

const read = (file: string): string => readFileSync(new URL(file, PACKAGES), 'utf8');

it('finds ids where there are some', () => {
  expect(idsIn("if (game.id === 'stones') return;")).toEqual(['stones']);
  expect(idsIn('.table[data-game="speed-run"] .seat {}')).toEqual(['speed-run']);
  expect(idsIn("import { x } from '../thief/rules.ts';")).toEqual(['thief']);
  expect(idsIn("const stones = 3; // 'stones'\n/** @example rulesFor('coralon') */")).toEqual([]);
});

it.each([...KITS, ...APPS].filter((name) => existsSync(new URL(name, PACKAGES))))('%s names no game', (name) => {
  const files = filesOf(name).filter((file) => !EXCEPTIONS.some((pattern) => pattern.test(file)));
  const found = files.flatMap((file) => idsIn(read(file)).map((id) => [file, id] as const));
  const isGame = ([file, id]: (typeof found)[number]) =>
    !OTHER_MEANING.some(([where, word]) => where === file && word === id);
  expect(found.filter(isGame)).toEqual([]);
});
