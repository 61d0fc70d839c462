/** Thieves: rules/thieves.md. */
import type { Design, Game, Options, State, Tricks } from '@followsuit/engine';
import { layOut } from '@followsuit/engine';
import { NONE, suitName } from '@followsuit/engine/cards';
import { DELTA, TAKEN, TOTAL } from '@followsuit/engine/state';
import { Bidding, biddingFields } from './parts/bidding.ts';
import { box, boxFields } from './parts/box.ts';
import { vines } from './parts/decks.ts';
import { opposite, pairs, seatsOf, turnTo } from './parts/seats.ts';
import { type KeySuits, keySuits, settle, Thieves, thiefFields } from './parts/thieves.ts';
import { highest, listed, sidesAt } from './parts/totals.ts';
import { byTrump, follow } from './parts/tricks.ts';

const PLAYERS = 4;
const HAND_SIZE = 13;
/** What play can still settle: trump is known before the first lead. */
const SETTLED_IN_PLAY: readonly KeySuits[] = ['thief'];

export const thieves: Game = {
  id: 'thieves',
  name: 'Thieves',
  pages: ['thieves', 'vines'],
  players: [PLAYERS],
  options: [{ id: 'target', values: { low: 5, high: 200 }, standard: () => 80 }],
  design,
};

function design(_players: number, { target }: Options): Design {
  const key = keySuits(vines);
  const layout = layOut({ ...biddingFields, ...boxFields, ...thiefFields }, PLAYERS, pairs.length);
  const { at } = layout;
  const bidding = new Bidding(PLAYERS, at);
  const kept = new Thieves(vines, PLAYERS, key, at);

  // Bidding

  const auction = bidding.phase('THIEVES-BID-2', [
    bidding.pass('THIEVES-BID-4'),
    bidding.number('tricks', 2, HAND_SIZE, 'THIEVES-BID-3'),
  ]);

  // The box

  const boxing = box({
    deck: vines,
    at,
    key,
    takes: 'box',
    rule: 'THIEVES-BOX-1',
    discardRule: 'THIEVES-BOX-2',
  });

  // The thief suit, and play

  const tricks: Tricks<KeySuits> = {
    name: 'tricks',
    rule: 'VINES-PLAY-2',
    turnRule: 'VINES-TURN-1',
    holdRule: 'VINES-PLAY-1',
    key,
    enter: turnTo((s) => s[at.bidder]), // THIEVES-PLAY-1
    restrictions: [follow('VINES-PLAY-3')],
    strength: (card, led, { trump }) => byTrump(card, led, trump),
    afterCard: (card, led, now) => settle(card, led, now, SETTLED_IN_PLAY), // THIEVES-KEY-1 to -3
    taken(s) {
      kept.keep(s); // THIEVES-PLAY-3
      return false;
    },
  };

  // Score

  const bidSide = (s: State): number => s[at.bidder] & 1;
  const taken = (s: State, side: number): number => s[TAKEN + side] + s[TAKEN + opposite(side)];

  /** The bid's outcome, judged on the team's tricks: THIEVES-SCORE-2 to -4. */
  function result(s: State): 'exact' | 'over' | 'missed' {
    const bid = bidding.bid(s);
    const own = taken(s, bidSide(s));
    return own === bid ? 'exact' : own > bid ? 'over' : 'missed';
  }

  function score(s: State): void {
    const outcome = result(s);
    for (let side = 0; side < pairs.length; side++) {
      const shutOut = side === bidSide(s) ? outcome === 'missed' : outcome === 'exact';
      const always = kept.of(s, side) + kept.of(s, opposite(side)); // THIEVES-SCORE-1
      s[DELTA + side] = always + (shutOut ? 0 : taken(s, side));
    }
  }

  /** THIEVES-END-1 to -3. */
  function winners(s: State): number {
    const best = highest(s, TOTAL, pairs.length);
    if (best < Number(target)) return 0;
    const level = sidesAt(s, best, pairs.length);
    return seatsOf(pairs, (level >> bidSide(s)) & 1 ? 1 << bidSide(s) : level);
  }

  /** The thief suit, or null while it is not known. */
  function thiefName(s: State): string | null {
    const suit = key.get(s, 'thief');
    return suit === NONE ? null : suitName(vines, suit);
  }
  const trumpName = (s: State): string => suitName(vines, key.get(s, 'trump'));

  return {
    deck: vines,
    sides: pairs,
    layout,
    dealRule: 'THIEVES-DEAL-1',
    hands: () => Array(PLAYERS).fill(HAND_SIZE),
    openCard: true, // THIEVES-DEAL-2
    phases: [auction, ...boxing, tricks],
    score,
    winners,
    tell: {
      trick: (s) => ({ trump: trumpName(s), thief: thiefName(s), ...kept.tell(s) }),
      score: (s) => ({
        bidder: s[at.bidder],
        bid: bidding.bid(s),
        trump: trumpName(s),
        thief: thiefName(s),
        tricks: listed(s, TAKEN, PLAYERS),
        thieves: kept.counts(s),
        result: result(s),
      }),
    },
  };
}
