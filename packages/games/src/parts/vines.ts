/** What the Vines games share in play: games/src/vines/rules.md. */
import type { KeyValues, Options } from '@followsuit/engine';
import { NONE, suitOf } from '@followsuit/engine/cards';
import { vines } from './decks.ts';
import { mustFollow } from './knobs.ts';
import { byTrump, follow } from './tricks.ts';

/** Tricks by the common rules, VINES-PLAY-1 to -6. A game adds who leads, and its own rules. */
export const vinesTricks = {
  name: 'tricks',
  rule: 'VINES-PLAY-2',
  turnRule: 'VINES-TURN-1',
  holdRule: 'VINES-PLAY-1',
  restrictions: [follow('VINES-PLAY-3')],
  strength: (card: number, led: number, { trump }: KeyValues<'trump'>): number => byTrump(card, led, trump),
} as const;

/** The same by a game's options: nobody may have to follow suit. */
export const vinesTricksBy = (options: Options) => ({
  ...vinesTricks,
  restrictions: mustFollow(options) ? vinesTricks.restrictions : [],
});

/** For games in which the suit of the first lead is trump. */
export const firstLeadIsTrump = (card: number, led: number, now: KeyValues<'trump'>): KeyValues<'trump'> =>
  now.first && led === NONE ? { ...now, trump: suitOf(card) } : now;

/** Deals all cards: leftover cards go to the first seats on the dealer's left (VINES-DEAL-2). */
export const allDealt =
  (players: number) =>
  (dealer: number): number[] =>
    Array.from({ length: players }, (_, seat) => {
      const place = (seat - dealer - 1 + players) % players;
      return Math.floor(vines.cards.length / players) + (place < vines.cards.length % players ? 1 : 0);
    });

/** Deals all cards, or hands of another size; then the others stay out. */
export const handsOf = (players: number, handSize: number): ((dealer: number) => number[]) =>
  handSize === Math.floor(vines.cards.length / players) ? allDealt(players) : () => Array(players).fill(handSize);
