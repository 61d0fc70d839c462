/** Thieves: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { layOut, trickGame } from '@followsuit/engine';
import { NONE, suitName } from '@followsuit/engine/cards';
import { DEALER, DELTA, TAKEN } from '@followsuit/engine/state';
import { Bidding, biddingFields } from '../parts/bidding.ts';
import { box, boxFields } from '../parts/box.ts';
import { vines } from '../parts/decks.ts';
import { pairWinner } from '../parts/ends.ts';
import { left, opposite, pairs, turnTo } from '../parts/seats.ts';
import { type KeySuits, keySuits, settle, Thieves, thiefFields } from '../parts/thieves.ts';
import { listed } from '../parts/totals.ts';
import { vinesTricksBy } from '../parts/vines.ts';
import { SETTLED_IN_PLAY } from './key-suits.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
const HAND_SIZE = 13;

export const thieves = trickGame({
  id: 'thieves',
  name: 'Thieves',
  pages: ['thieves', 'vines'],
  players: [PLAYERS],
  options: [{ id: 'target', values: { low: 5, high: 200 }, standard: () => 80 }],
  presets: [{ id: 'short', options: { target: 40 } }],
  tables: { box: vines.cards.length - PLAYERS * HAND_SIZE },
  knobs,
  design,
});

const fields = { ...biddingFields, ...boxFields, ...thiefFields } as const;

/** What a seat may know of a hand of Thieves. */
export type ThievesView = ViewOf<typeof fields> & Readonly<Record<KeySuits, string>>;

function design(_players: number, options: Options): Design {
  const { target } = options;
  const [exactBonus, missPenalty] = [Number(options.exactBonus), Number(options.missPenalty)];
  const key = keySuits(vines);
  const layout = layOut(fields, PLAYERS, pairs.length);
  const { at } = layout;
  const bidding = new Bidding(PLAYERS, at);
  const kept = new Thieves(vines, PLAYERS, key, at);

  // Bidding

  const auction = bidding.phase('THIEVES-BID-2', [
    bidding.pass('THIEVES-BID-4'),
    bidding.number('tricks', Number(options.lowestBid), HAND_SIZE, 'THIEVES-BID-3'),
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
    ...vinesTricksBy(options),
    key,
    enter: turnTo((s) => (options.firstLead === 'bidder' ? s[at.bidder] : left(s[DEALER], PLAYERS))), // THIEVES-PLAY-1
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
    if (outcome === 'missed') s[DELTA + bidSide(s)] -= missPenalty;
    if (outcome === 'exact') s[DELTA + bidSide(s)] += exactBonus;
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
    ends: { target: Number(target) },
    dealRule: 'THIEVES-DEAL-1',
    hands: () => Array(PLAYERS).fill(HAND_SIZE),
    openCard: true,
    openRule: 'THIEVES-DEAL-2',
    phases: [auction, ...boxing, tricks],
    score,
    winners: (s) => pairWinner(s, Number(target), bidSide(s)), // THIEVES-END-1 to -3
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
