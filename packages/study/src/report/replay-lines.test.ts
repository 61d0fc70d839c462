import type { Line } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { recordsOf } from '../play/replay.ts';
import type { Study } from '../study.ts';
import { smallDeck, smallGame } from '../testing/small-game.ts';
import { rulesOfStudy } from '../versions.ts';
import { labEnglish } from '../words.en.ts';
import { dealtHands, replayLines } from './replay-lines.ts';

const replay = { words: labEnglish, settings: { acts: {}, signs: { red: '♥' } }, deck: smallDeck };
const act = (seat: number, more: object): Line => ({ ev: 'act', seat, ...more }) as Line;
const play = (seat: number, card: string): Line => act(seat, { do: 'play', card });
const trick = (n: number, leader: number, cards: string[], taker: number): Line => ({
  ev: 'trick',
  n,
  leader,
  cards,
  taker,
});
const bid = act(1, { do: 'bid', tricks: 2 });
const score = (...delta: number[]): Line => ({ ev: 'score', delta }) as unknown as Line;
const hands = {
  ev: 'deal',
  hands: [
    ['1r', '3b', '2r'],
    ['1b', '3r', '2b'],
  ],
  stock: [],
} as unknown as Line;
const rest = [play(1, '3r'), play(0, '1r'), trick(1, 1, ['3r', '1r'], 1)];

it('shows the hands as dealt, by suits from high to low', () => {
  expect(dealtHands([hands], replay)).toEqual(['seat 1: 2♥ 1♥ · 3b', 'seat 2: 3♥ · 2b 1b']);
});

it('marks the first act that is another, and the card in its trick', () => {
  const other = [play(1, '3r'), play(0, '2r'), trick(1, 1, ['3r', '2r'], 1)];
  expect(replayLines([bid, ...rest, score(1, 2)], [bid, ...other, score(0, 3)], replay)).toEqual([
    { text: 'seat 2: bid 2', isParting: false },
    { text: 'trick 1: seat 2 leads 3♥ [1♥]; seat 2 takes it', isParting: true },
    { text: 'score: 1 : 2', isParting: false },
  ]);
  const [called] = replayLines([bid, ...rest], [act(1, { do: 'pass' }), ...rest], replay);
  expect(called.isParting).toBe(true);
});

it('marks the score if all acts are the same, and where one play goes on', () => {
  const marks = (lines: Line[], others: Line[]): boolean[] =>
    replayLines(lines, others, replay).map(({ isParting }) => isParting);
  expect(marks([bid, ...rest, score(1, 2)], [bid, ...rest, score(2, 2)])).toEqual([false, false, true]);
  const more = [play(1, '1b'), play(0, '3b'), trick(2, 1, ['1b', '3b'], 0)];
  expect(marks([bid, ...rest, ...more, score(1, 2)], [bid, ...rest, score(1, 2)])).toEqual([false, false, true, false]);
});

it('marks one line of either replay of a real deal', () => {
  const study: Study = {
    ...{ game: 'small', players: 2, base: {}, changes: { bonus: 5 }, level: 'random', weaker: 'random' },
    ...{ unit: 'deals', deals: 1, seed: 'marks', pairing: 'same' },
  };
  const [before, after] = recordsOf(study, rulesOfStudy(smallGame, study), 1);
  for (const lines of [replayLines(before, after, replay), replayLines(after, before, replay)])
    expect(lines.filter(({ isParting }) => isParting)).toHaveLength(1);
});
