/** Whist: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame } from '@followsuit/engine';
import { NONE, rankOf, suitName, suitOf } from '@followsuit/engine/cards';
import { CARDS, DEALER, DELTA, HAND, LEADERS, OPEN, PLAYS, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { CLUBS, DIAMONDS, french52, HEARTS, JACK, SPADES } from '../parts/decks.ts';
import { deckFrom, followed } from '../parts/knobs.ts';
import { left, opposite, pairs, seatsOf } from '../parts/seats.ts';
import { highest, listed, sidesAt } from '../parts/totals.ts';
import { byTrump } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
/** WHIST-SCORE-2: points by the number of honours. */
const HONOURS = [0, 0, 0, 2, 4];
/** WHIST-END-2: the sides that win with level totals, by which of them took more tricks; with as many, another hand is played. */
const MORE = [2, 0, 1];
/** WHIST-TRUMP-2: trump by hand. */
const ROUND = [HEARTS, CLUBS, DIAMONDS, SPADES];

export const whist = trickGame({
  id: 'whist',
  name: 'Whist',
  pages: ['whist'],
  classic: true,
  players: [PLAYERS],
  options: [
    { id: 'target', values: { low: 3, high: 50 }, standard: () => 7 },
    { id: 'trump', values: ['turned', 'rotating', 'none'], standard: () => 'turned' },
    { id: 'honours', values: ['off', 'on'], standard: () => 'off' },
  ],
  presets: [
    { id: 'short', options: { target: 5 } },
    { id: 'long', options: { target: 9, honours: 'on' } },
  ],
  knobs,
  conflict,
  design,
});

/** WHIST-SCORE-1: a side must be able to take more than the book. */
function conflict(_players: number, { handSize, book }: Options): string | null {
  if (Number(book) < Number(handSize)) return null;
  return `Hands of ${handSize} cards have no trick beyond a book of ${book}: choose larger hands or a smaller book (WHIST-SCORE-1).`;
}

/** What a seat may know of a hand of Whist. */
export type WhistView = ViewOf<Record<never, never>> & { readonly trump: string };

function design(_players: number, options: Options): Design {
  const target = Number(options.target);
  const [handSize, book] = [Number(options.handSize), Number(options.book)];
  const deck = deckFrom(french52, options.lowestRank);
  const turned = options.trump === 'turned';
  const key = new Key({ trump: suitDigit(french52) });

  /** WHIST-TRUMP-1 to -3. */
  function trumpOf(s: State): number {
    if (turned) return suitOf(s[OPEN]);
    return options.trump === 'rotating' ? ROUND[(s[HAND] - 1) % ROUND.length] : NONE;
  }

  const tricks: Tricks<'trump'> = {
    name: 'tricks',
    rule: 'WHIST-TURN-1',
    holdRule: 'WHIST-PLAY-1',
    key,
    enter(s) {
      key.set(s, 'trump', trumpOf(s));
      s[TURN] = options.firstLead === 'left' ? left(s[DEALER], PLAYERS) : s[DEALER]; // WHIST-PLAY-2
    },
    restrictions: followed(options, 'WHIST-PLAY-3'),
    strength: (card, led, { trump }) => byTrump(card, led, trump),
  };

  /** The honours that were dealt to a side, counted as they were played. */
  function honoursOf(s: State, side: number): number {
    const trump = key.get(s, 'trump');
    let n = 0;
    for (let i = 0; i < s[PLAYS]; i++) {
      const player = s[LEADERS + ((i / PLAYERS) | 0)] + (i % PLAYERS);
      if (suitOf(s[CARDS + i]) === trump && rankOf(s[CARDS + i]) >= JACK && player % 2 === side) n++;
    }
    return n;
  }

  const tricksOf = (s: State, side: number): number => s[TAKEN + side] + s[TAKEN + opposite(side)];

  /** WHIST-SCORE-1 and -2. */
  function score(s: State): void {
    for (let side = 0; side < pairs.length; side++) {
      s[DELTA + side] = Math.max(0, tricksOf(s, side) - book);
      if (options.honours === 'on') s[DELTA + side] += HONOURS[honoursOf(s, side)];
    }
  }

  /** WHIST-END-1 and -2. */
  function winners(s: State): number {
    const best = highest(s, TOTAL, pairs.length);
    if (best < target) return 0;
    const level = sidesAt(s, best, pairs.length);
    const more = Math.sign(tricksOf(s, 0) - tricksOf(s, 1));
    return seatsOf(pairs, level === 3 ? MORE[1 + more] : level);
  }

  return {
    deck,
    sides: pairs,
    layout: layOut({}, PLAYERS, pairs.length),
    ends: { target },
    dealRule: 'WHIST-DEAL-1',
    hands: () => Array(PLAYERS).fill(handSize),
    ...(turned && { openCard: 'dealer', openRule: 'WHIST-TRUMP-1' }),
    phases: [tricks],
    score,
    winners,
    tell: {
      score: (s) => ({
        trump: suitName(french52, key.get(s, 'trump')),
        tricks: listed(s, TAKEN, PLAYERS),
        ...(options.honours === 'on' && { honours: [honoursOf(s, 0), honoursOf(s, 1)] }),
      }),
    },
  };
}
