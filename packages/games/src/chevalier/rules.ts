/** Chevalier: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame } from '@followsuit/engine';
import { rankOf, SUITS, suitName } from '@followsuit/engine/cards';
import { AWAY, DEALER, DELTA, slot, TAKEN } from '@followsuit/engine/state';
import { Bidding, biddingFields } from '../parts/bidding.ts';
import { box, boxFields } from '../parts/box.ts';
import { vines } from '../parts/decks.ts';
import { pairWinner } from '../parts/ends.ts';
import { deckFrom, deckWithSuits } from '../parts/knobs.ts';
import { left, pairs, turnTo } from '../parts/seats.ts';
import { listed } from '../parts/totals.ts';
import { vinesTricksBy } from '../parts/vines.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
/** VINES-SEAT-1: seats 0 and 2 are side 0, seats 1 and 3 are side 1. */
const sideOf = (seat: number): number => seat & 1;

export const chevalier = trickGame({
  id: 'chevalier',
  name: 'Chevalier',
  pages: ['chevalier', 'vines'],
  players: [PLAYERS],
  options: [
    { id: 'poison', values: ['sevens', 'tars'], standard: () => 'sevens' },
    { id: 'buried', values: ['out', 'blocks'], standard: () => 'out', before: 'out' },
    { id: 'minBid', values: { low: 1, high: 5 }, standard: () => 1 },
    { id: 'target', values: { low: 5, high: 200 }, standard: () => 31 },
  ],
  presets: [
    { id: 'short', options: { target: 15 } },
    { id: 'buccaneer', options: { poison: 'tars' } },
  ],
  knobs,
  design,
});

const fields = {
  ...biddingFields,
  ...boxFields,
  poisoned: { per: 'side' }, // poisoned tricks that each side has taken
} as const;

/** What a seat may know of a hand of Chevalier. */
export type ChevalierView = ViewOf<typeof fields> & { readonly trump: string };

function design(_players: number, options: Options): Design {
  const { poison, buried, minBid, target } = options;
  const handSize = Number(options.handSize);
  const swept = { bidders: Number(options.biddersSweep), others: Number(options.othersSweep) };
  const [penalty, bump] = [Number(options.bidsLost), Number(options.bumpFactor)];
  /** The highest possible score: all tricks, one for each suit poisoned and swept. */
  const most = handSize + Number(options.suits) * Math.max(0, swept.bidders - 1);
  const deck = deckWithSuits(deckFrom(vines, options.lowestRank), options.suits);
  const poisonRank = vines.ranks.indexOf(poison === 'tars' ? 'T' : '7');
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(fields, PLAYERS, pairs.length);
  const { at } = layout;

  // Auction

  const bidding = new Bidding(PLAYERS, at);
  const auction = bidding.phase('CHEVALIER-BID-1', [
    bidding.number('points', Number(minBid), most, 'CHEVALIER-BID-2'),
    bidding.pass('CHEVALIER-BID-3'),
  ]);

  // The open card

  const open = box({
    deck,
    at,
    key,
    takes: 'open card',
    rule: 'CHEVALIER-OPEN-1',
    discardRule: 'CHEVALIER-OPEN-2',
  });

  // Play

  /** CHEVALIER-PLAY-2: whether the completed trick contains a poison card. */
  function isPoisoned(s: State): boolean {
    for (let i = 0; i < PLAYERS; i++) if (rankOf(s[slot(s, i)]) === poisonRank) return true;
    return false;
  }

  const tricks: Tricks<'trump'> = {
    ...vinesTricksBy(options),
    key,
    enter: turnTo((s) => (options.firstLead === 'bidder' ? s[at.bidder] : left(s[DEALER], PLAYERS))), // CHEVALIER-PLAY-1
    worth: (card) => (rankOf(card) === poisonRank ? 1 : 0), // everybody sees who took how many poison cards
    taken(s, taker) {
      if (isPoisoned(s)) s[at.poisoned + sideOf(taker)]++;
      return false;
    },
  };

  // Score

  const clean = (s: State, side: number): number => s[TAKEN + side] + s[TAKEN + side + 2] - s[at.poisoned + side];

  /** CHEVALIER-SCORE-6: whether the bidder put a poison card away, which prevents a sweep. */
  function isBlocked(s: State): boolean {
    if (buried !== 'blocks') return false;
    for (let suit = 0; suit < SUITS; suit++) if ((s[AWAY + s[at.bidder] * SUITS + suit] >> poisonRank) & 1) return true;
    return false;
  }

  /** CHEVALIER-SCORE-2 and -6: the side that took every poison card there was, or −1. */
  function sweeper(s: State): number {
    if (isBlocked(s)) return -1;
    if (s[at.poisoned] > 0 === s[at.poisoned + 1] > 0) return -1;
    return s[at.poisoned] > 0 ? 0 : 1;
  }

  /** CHEVALIER-SCORE-1 to -3, and -6. */
  function pointsOf(s: State, side: number): number {
    const weight = side !== sweeper(s) ? 0 : side === sideOf(s[at.bidder]) ? swept.bidders : swept.others;
    return clean(s, side) + weight * s[at.poisoned + side];
  }

  const made = (s: State): boolean => pointsOf(s, sideOf(s[at.bidder])) >= bidding.bid(s);

  /** CHEVALIER-SCORE-4 and -5. */
  function score(s: State): void {
    const bidders = sideOf(s[at.bidder]);
    const isMade = made(s);
    s[DELTA + bidders] = isMade ? pointsOf(s, bidders) : -penalty * bidding.bid(s);
    s[DELTA + 1 - bidders] = pointsOf(s, 1 - bidders) + (isMade ? 0 : bump * bidding.bid(s));
  }

  return {
    deck,
    sides: pairs,
    layout,
    ends: { target: Number(target) },
    dealRule: 'CHEVALIER-DEAL-1',
    hands: () => Array(PLAYERS).fill(handSize),
    openCard: 'first',
    phases: [auction, ...open, tricks],
    score,
    winners: (s) => pairWinner(s, Number(target), sideOf(s[at.bidder])), // CHEVALIER-END-1 and -2
    tell: {
      trick: (s) => ({ poisoned: isPoisoned(s) }),
      score: (s) => ({
        bidder: s[at.bidder],
        bid: bidding.bid(s),
        trump: suitName(vines, key.get(s, 'trump')),
        clean: pairs.map((_, side) => clean(s, side)),
        poisoned: listed(s, at.poisoned, pairs.length),
        sweep: sweeper(s) < 0 ? null : sweeper(s),
        points: pairs.map((_, side) => pointsOf(s, side)),
        result: made(s) ? 'made' : 'missed',
      }),
    },
  };
}
