/** Thief: rules.md. */
import type { Design, Options, Phase, State, Tricks, ViewOf } from '@followsuit/engine';
import { heldCard, layOut, oneOf, trickGame, way } from '@followsuit/engine';
import { NONE, suitOf } from '@followsuit/engine/cards';
import { DELTA, TAKEN } from '@followsuit/engine/state';
import { Bidding, biddingFields } from '../parts/bidding.ts';
import { vines } from '../parts/decks.ts';
import { singleWinner } from '../parts/ends.ts';
import { holds, puttingAway } from '../parts/putaway.ts';
import { close, singles, turnTo } from '../parts/seats.ts';
import { type KeySuits, keySuits, settle, Thieves, thiefFields } from '../parts/thieves.ts';
import { listed } from '../parts/totals.ts';
import { handsOf, vinesTricksBy } from '../parts/vines.ts';
import { KEY_SUITS } from './key-suits.ts';
import { knobs } from './knobs.ts';

/** Thieves in the deck. */
const THIEVES = vines.ranks.length;

export const thief = trickGame({
  id: 'thief',
  name: 'Thief',
  pages: ['thief', 'vines'],
  players: [3, 4, 5, 6],
  usualPlayers: 4,
  options: [
    { id: 'bidIn', values: ['points', 'tricks'], standard: () => 'points' },
    { id: 'target', values: { low: 5, high: 200 }, standard: (players) => [60, 40, 30, 30][players - 3] },
  ],
  presets: [
    { id: 'short', options: { target: 20 } },
    { id: 'tricks', options: { bidIn: 'tricks' } },
  ],
  knobs,
  design,
});

const fields = {
  ...biddingFields,
  ...thiefFields,
  opening: { shape: 'card', start: -1 }, // the first lead, which makes a key suit
} as const;

/** What a seat may know of a hand of Thief. */
export type ThiefView = ViewOf<typeof fields> & Readonly<Record<KeySuits, string>>;

function design(players: number, options: Options): Design {
  const { bidIn, target } = options;
  const inPoints = bidIn === 'points';
  const sides = singles(players);
  const [handSize, lowestBid] = [Number(options.handSize), Number(options.lowestBid)];
  const [exactBonus, missPenalty] = [Number(options.exactBonus), Number(options.missPenalty)];
  const key = keySuits(vines);
  const layout = layOut(fields, players, players);
  const { at } = layout;
  const bidding = new Bidding(players, at);
  const thieves = new Thieves(vines, players, key, at);

  // Putting away

  const discard = puttingAway({
    deck: vines,
    players,
    keep: handSize,
    rule: 'THIEF-DISCARD-2',
    oneRule: 'THIEF-DISCARD-1',
  });

  // Bidding

  const auction = bidding.phase('THIEF-BID-2', [
    bidding.pass('THIEF-BID-4'),
    inPoints
      ? bidding.number('points', lowestBid, handSize + Math.min(THIEVES, handSize), 'THIEF-BID-3')
      : bidding.number('tricks', lowestBid, handSize, 'THIEF-BID-3'),
  ]);

  // Key suits

  const opening: Phase = {
    name: 'opening',
    rule: 'THIEF-KEY-1',
    turnRule: 'VINES-TURN-1',
    enter: turnTo((s) => s[at.bidder]),
    ways: [
      way(
        'play',
        { card: [heldCard(vines), 'VINES-PLAY-1'], as: [oneOf(...KEY_SUITS), 'THIEF-KEY-1'] },
        (s, _seat, card, as) => {
          key.set(s, KEY_SUITS[as], suitOf(card));
          s[at.opening] = card;
          close(s);
        },
        (s, seat, card) => (holds(s, seat, card) ? null : 'VINES-PLAY-1'),
      ),
    ],
  };

  // Play

  const tricks: Tricks<KeySuits> = {
    ...vinesTricksBy(options),
    key,
    enter: turnTo((s) => s[at.bidder]), // THIEF-KEY-1
    opensWith: (s) => s[at.opening],
    afterCard: (card, led, now) => settle(card, led, now, KEY_SUITS), // THIEF-KEY-2 to -4
    taken(s) {
      thieves.keep(s); // THIEF-PLAY-3
      return false;
    },
  };

  // Score

  /** What counts towards the bid. */
  const counted = (s: State, seat: number): number => s[TAKEN + seat] + (inPoints ? thieves.of(s, seat) : 0);

  /** The bid's outcome: THIEF-SCORE-1 to -3, THIEF-SCORE-5. */
  function result(s: State): 'exact' | 'over' | 'missed' {
    const bid = bidding.bid(s);
    const own = counted(s, s[at.bidder]);
    return own === bid ? 'exact' : own > bid ? 'over' : 'missed';
  }

  function score(s: State): void {
    const outcome = result(s);
    for (let seat = 0; seat < players; seat++) {
      const shutOut = seat === s[at.bidder] ? outcome === 'missed' : outcome === 'exact';
      const always = inPoints ? 0 : thieves.of(s, seat); // THIEF-SCORE-4
      s[DELTA + seat] = always + (shutOut ? 0 : counted(s, seat));
    }
    if (outcome === 'missed') s[DELTA + s[at.bidder]] -= missPenalty;
    if (outcome === 'exact') s[DELTA + s[at.bidder]] += exactBonus;
  }

  /** THIEF-KEY-5: null if it is not known, or was never decided. */
  function keySuit(s: State, name: KeySuits): string | null {
    const suit = key.get(s, name);
    return suit === NONE ? null : vines.suits[suit].name;
  }

  return {
    deck: vines,
    sides,
    layout,
    ends: { target: Number(target) },
    dealRule: 'THIEF-DEAL-1',
    hands: handsOf(players, handSize),
    phases: [discard, auction, opening, tricks],
    score,
    winners: (s) => singleWinner(s, Number(target), players, s[at.bidder]), // THIEF-END-1 to -3
    tell: {
      trick: (s) => ({ trump: keySuit(s, 'trump'), thief: keySuit(s, 'thief'), ...thieves.tell(s) }),
      score: (s) => ({
        bidder: s[at.bidder],
        bid: bidding.bid(s),
        trump: keySuit(s, 'trump'),
        thief: keySuit(s, 'thief'),
        tricks: listed(s, TAKEN, players),
        thieves: thieves.counts(s),
        result: result(s),
      }),
    },
  };
}
