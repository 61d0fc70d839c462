/** Hands of Stones for tests: all bid nil, and only the cards matter. */
import type { Options } from '@followsuit/engine';
import { type TestTable, table } from './table.ts';

/** Hands dealt by seat 0 and bids made: ready for the first trick. */
export const opened = (hands: string[], options: Options = {}): TestTable =>
  table('stones', hands.length, options)
    .deal(...hands)
    .say(...hands.map(() => 'bid 0'));

/** A table where a trick of these cards has been played, the first of them led. */
export const played = (cards: string[], options: Options = {}): TestTable => opened(cards, options).leads(0).playOut();

/** The card that takes a trick. */
export const winner = (cards: string[], options: Options = {}): string =>
  cards[played(cards, options).line('trick').taker as number];
