import { expect, it } from 'vitest';
import { gamesIn, recordText } from './records.ts';

const lines = [
  { ev: 'game', game: 'coralon' },
  { ev: 'deal', hand: 1 },
];

it('reads what it writes, several games in one file', () => {
  expect(gamesIn(recordText(lines) + recordText(lines))).toEqual([lines, lines]);
  expect(gamesIn(`\r\n${recordText(lines).replaceAll('\n', '\r\n')}`)).toEqual([lines]);
});

it.each([
  ['', 'There is no game in this file.'],
  ['{"ev":"deal"}', 'Line 1 comes before any game line: a record begins with one.'],
  ['{"ev":"game"}\nhello', 'Line 2 is not a line of a record: each must be one JSON object.'],
  ['[1]', 'Line 1 is not a line of a record: each must be one JSON object.'],
])('says what is wrong with %j', (text, sentence) => expect(gamesIn(text)).toBe(sentence));
