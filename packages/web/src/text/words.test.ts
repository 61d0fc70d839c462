/** All texts for players are in src/text, or in words.en.ts and words.de.ts of present and the games: no other file has its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PACKAGES = `${import.meta.dirname}/../../..`;
/** The folders that are checked: the app, its kits, and the games' presentation. */
const SOURCES =
  /^(web|ui|present)\/src\/.*\.tsx?$|^games\/src\/.*(table|web|sheet|lesson|ring|standing|how-to)\.tsx?$|^games\/src\/.*\/web\/.*\.tsx?$/;
/** Exceptions: the texts themselves, tests, and what only tests use. */
const LEFT_OUT = /^web\/src\/text\/|words\.(en|de)\.ts$|\.test\.|testing|\.source\.ts$|\.d\.ts$/;

/** A program without comments and imports, whose words are for programmers. */
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

/** Texts in a program that should be in the catalogue. */
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

it('has no words elsewhere', () => {
  const files = ['web', 'ui', 'present', 'games'].flatMap((name) =>
    readdirSync(`${PACKAGES}/${name}/src`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/src/${file.replaceAll('\\', '/')}`,
    ),
  );
  const sources = files.filter((file) => SOURCES.test(file) && !LEFT_OUT.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) =>
    wordsIn(readFileSync(`${PACKAGES}/${file}`, 'utf8')).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});
