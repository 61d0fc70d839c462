/** Euchre: rules.md. */
import type { Design, KeyValues, Options, Phase, State, Tricks, ViewOf } from '@followsuit/engine';
import { anySuit, heldCard, Key, layOut, oneOf, orNone, rankOf, suitDigit, trickGame, way } from '@followsuit/engine';
import { bitOf, suitName, suitOf } from '@followsuit/engine/cards';
import { DEALER, DELTA, nextSeat, OPEN, OUT, TAKEN, TURN } from '@followsuit/engine/state';
import { french24 } from '../parts/decks.ts';
import { pairWinner } from '../parts/ends.ts';
import { followed } from '../parts/knobs.ts';
import { holds, putAway, takeUp } from '../parts/putaway.ts';
import { close, left, opposite, pairs, turnTo } from '../parts/seats.ts';
import { listed } from '../parts/totals.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
const HAND_SIZE = 5;
const RANKS = french24.ranks.length;
const JACK = french24.ranks.indexOf('J');
/** The other suit of the same colour: the deck's suits are spades, hearts, diamonds, clubs. */
const sameColour = (suit: number): number => french24.suits.length - 1 - suit;

export const euchre = trickGame({
  id: 'euchre',
  name: 'Euchre',
  pages: ['euchre'],
  players: [PLAYERS],
  classic: true,
  options: [
    { id: 'stickTheDealer', values: ['off', 'on'], standard: () => 'off' },
    { id: 'canadianLoner', values: ['off', 'on'], standard: () => 'off' },
    { id: 'target', values: [5, 7, 10, 11], standard: () => 10 },
  ],
  presets: [
    { id: 'short', options: { target: 5 } },
    { id: 'stick', options: { stickTheDealer: 'on' } },
  ],
  madeBid: ({ score }, seat) => (score.maker === seat ? score.result !== 'euchred' : null),
  knobs,
  design,
});

const fields = {
  maker: { shape: 'seat', start: -1 }, // who made trump
  alone: {}, // 1 if the maker plays alone
  taker: { shape: 'seat', start: -1 }, // the dealer, once they have picked the open card up
  passed: { shape: 'seats' }, // who has passed in this round of the bidding
} as const;

/** What a seat may know of a hand of Euchre. */
export type EuchreView = ViewOf<typeof fields> & { readonly trump: string };

/** EUCHRE-TRUMP-2: the suit that a card counts as; the left bower is a trump. */
const countsAs = (card: number, { trump }: KeyValues<'trump'>): number =>
  rankOf(card) === JACK && suitOf(card) === sameColour(trump) ? trump : suitOf(card);

/** EUCHRE-TRUMP-1 to -3: the right bower, the left bower, the other trumps, the led suit. */
function strength(card: number, led: number, key: KeyValues<'trump'>): number {
  const suit = countsAs(card, key);
  if (suit !== key.trump) return suit === led ? 1 + rankOf(card) : 0;
  if (rankOf(card) !== JACK) return RANKS + 1 + rankOf(card);
  return suitOf(card) === suit ? 2 * RANKS + 2 : 2 * RANKS + 1;
}

function design(_players: number, options: Options): Design {
  const { stickTheDealer, canadianLoner, target } = options;
  const points = {
    made: Number(options.made),
    march: Number(options.march),
    aloneMarch: Number(options.aloneMarch),
    euchred: Number(options.euchred),
  };
  /** The tricks that make a hand. */
  const needed = Number(options.needed);
  const key = new Key({ trump: suitDigit(french24) });
  const layout = layOut(fields, PLAYERS, pairs.length);
  const { at } = layout;

  // Making trump

  const ALONE = [orNone(oneOf(true)), 'EUCHRE-ALONE-1'] as const;

  function make(s: State, seat: number, trump: number, alone: number): void {
    s[at.maker] = seat;
    s[at.alone] = alone < 0 ? 0 : 1;
    key.set(s, 'trump', trump);
    close(s);
  }

  /** Once around from the dealer's left, until somebody makes trump. */
  const round = (name: string, rule: string, passRule: string | null, making: Phase['ways'][number]): Phase => ({
    name,
    rule,
    enter(s) {
      if (s[at.maker] >= 0) return;
      s[at.passed] = 0;
      s[TURN] = left(s[DEALER], PLAYERS);
    },
    ways: [
      making,
      way(
        'pass',
        {},
        (s, seat) => {
          s[at.passed] |= 1 << seat;
          if (seat === s[DEALER]) close(s);
          else s[TURN] = left(seat, PLAYERS);
        },
        (s, seat) => (seat === s[DEALER] ? passRule : null),
      ),
    ],
  });

  const ordering = round(
    'ordering',
    'EUCHRE-ORDER-1',
    null,
    way(
      'order',
      { alone: ALONE },
      (s, seat, alone) => {
        make(s, seat, suitOf(s[OPEN]), alone);
        if (s[at.alone] && s[DEALER] === opposite(seat)) return; // EUCHRE-ALONE-3
        takeUp(s, s[DEALER], suitOf(s[OPEN]), bitOf(s[OPEN]));
        s[at.taker] = s[DEALER];
      },
      (s, seat, alone) =>
        canadianLoner === 'on' && alone < 0 && s[DEALER] === opposite(seat) ? 'EUCHRE-ALONE-4' : null,
    ),
  );

  const naming = round(
    'naming',
    'EUCHRE-NAME-1',
    stickTheDealer === 'on' ? 'EUCHRE-NAME-4' : null,
    way('name', { trump: [anySuit(french24), 'EUCHRE-NAME-1'], alone: ALONE }, make, (s, _seat, trump) =>
      trump === suitOf(s[OPEN]) ? 'EUCHRE-NAME-2' : null,
    ),
  );

  const discarding: Phase = {
    name: 'putting away',
    rule: 'EUCHRE-ORDER-3',
    enter: turnTo((s) => s[at.taker]),
    ways: [
      way(
        'discard',
        { card: [heldCard(french24), 'EUCHRE-ORDER-3'] },
        (s, seat, card) => {
          putAway(s, seat, card);
          close(s);
        },
        (s, seat, card) => (holds(s, seat, card) ? null : 'EUCHRE-ORDER-3'),
        { secret: true },
      ),
    ],
  };

  // Play

  const tricks: Tricks<'trump'> = {
    name: 'tricks',
    rule: 'EUCHRE-PLAY-1',
    holdRule: 'EUCHRE-PLAY-1',
    key,
    enter(s) {
      if (s[at.maker] < 0) return; // EUCHRE-NAME-3
      if (s[at.alone]) s[OUT] = 1 << opposite(s[at.maker]); // EUCHRE-ALONE-2
      s[TURN] = nextSeat(s, s[DEALER], PLAYERS); // EUCHRE-PLAY-2
    },
    restrictions: followed(options, 'EUCHRE-PLAY-3'),
    countsAs,
    strength,
  };

  // Score

  /** EUCHRE-SCORE-1 to -5. */
  function result(s: State): 'made' | 'march' | 'euchred' | 'passed' {
    if (s[at.maker] < 0) return 'passed';
    const taken = s[TAKEN + s[at.maker]] + s[TAKEN + opposite(s[at.maker])];
    return taken === HAND_SIZE ? 'march' : taken >= needed ? 'made' : 'euchred';
  }

  function score(s: State): void {
    const outcome = result(s);
    s[DELTA] = 0;
    s[DELTA + 1] = 0;
    if (outcome === 'passed') return;
    const makers = s[at.maker] & 1;
    if (outcome === 'euchred') s[DELTA + 1 - makers] = points.euchred;
    else s[DELTA + makers] = outcome === 'march' && s[at.alone] ? points.aloneMarch : points[outcome];
  }

  return {
    deck: french24,
    sides: pairs,
    layout,
    ends: { target: Number(target) },
    dealRule: 'EUCHRE-DEAL-1',
    hands: () => Array(PLAYERS).fill(HAND_SIZE),
    openCard: 'first',
    openRule: 'EUCHRE-DEAL-2',
    phases: [ordering, naming, discarding, tricks],
    score,
    winners: (s) => pairWinner(s, Number(target), s[at.maker] & 1), // EUCHRE-END-1
    tell: {
      score: (s) => ({
        maker: s[at.maker] < 0 ? null : s[at.maker],
        alone: s[at.alone] === 1,
        trump: suitName(french24, key.get(s, 'trump')),
        tricks: listed(s, TAKEN, PLAYERS),
        result: result(s),
      }),
    },
  };
}
