/** All that people read is in the catalogue (src/text) or in a game's `words.en.ts`: nothing else that is drawn has words of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = `${import.meta.dirname}/..`;
const GAMES = `${import.meta.dirname}/../../../games/src`;
/** What games draw in the browser. */
const DRAWN = /\/web(\.tsx$|\/)/;
/** The catalogue itself, tests, and what only tests use. */
const LEFT_OUT = /^text\/|\.test\.|testing|\.source\.ts$|\.d\.ts$/;

/** Texts of a program: without comments and imports, in which words are meant for programmers. */
const code = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(^|\s)\/\/.*/g, '')
    .replace(/^import [^;]*;/gm, '');

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g;
/** A sentence, or part of one: a capital and another word, three words, or a full stop. Names of classes have hyphens. */
const SENTENCE = /(^|\s)[A-Z][\w’]* [a-z]+|(^|\s)[a-z]+ [a-z]+ [a-z]+(\s|$)|[a-z]\.$/;
const BETWEEN_TAGS = />([^<>{}]*[A-Za-z]{2}[^<>{}]*)<\//g;
const LABEL = /(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z][^"]*)"/g;

/** Words in a program that should be in the catalogue. */
function wordsIn(text: string): string[] {
  const all = code(text);
  const literals = [...all.matchAll(LITERAL)]
    .map((found) => found[1] ?? found[2] ?? found[3])
    .filter((each) => SENTENCE.test(each.replace(/\$\{[^}]*\}/g, '0')));
  const rest = [BETWEEN_TAGS, LABEL].flatMap((how) => [...all.matchAll(how)].map((found) => found[1].trim()));
  return [...literals, ...rest];
}

it('finds words where there are some', () => {
  expect(wordsIn("throw new Error('There is no table.')")).toEqual(['There is no table.']);
  expect(wordsIn('const told = `You take the trick`')).toEqual(['You take the trick']);
  expect(wordsIn('<p class="hint">Nobody is here</p>')).toEqual(['Nobody is here']);
  expect(wordsIn('<button aria-label="Close" />')).toEqual(['Close']);
  expect(wordsIn('<p class="button button-main">{said.close}</p> // a comment in words')).toEqual([]);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));

it('has no words outside the catalogue', () => {
  const files = filesIn(SRC);
  const drawn = filesIn(GAMES).filter((file) => DRAWN.test(file));
  expect(files.length).toBeGreaterThan(150);
  expect(drawn.length).toBeGreaterThan(10);
  const found = [...files.map((file) => `${SRC}/${file}`), ...drawn.map((file) => `${GAMES}/${file}`)].flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8')).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});
