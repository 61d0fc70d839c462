/** Coralon Partners: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame } from '@followsuit/engine';
import { suitName } from '@followsuit/engine/cards';
import { DELTA, OUT, TAKEN, TURN } from '@followsuit/engine/state';
import { Bidding, biddingFields, callName, DOUBLE_ZERO, ZERO } from '../parts/bidding.ts';
import { box, boxFields } from '../parts/box.ts';
import { vines } from '../parts/decks.ts';
import { pairWinner } from '../parts/ends.ts';
import { opposite, pairs } from '../parts/seats.ts';
import { listed } from '../parts/totals.ts';
import { vinesTricksBy } from '../parts/vines.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
const HAND_SIZE = 13;

export const coralonPartners = trickGame({
  id: 'coralon-partners',
  name: 'Coralon Partners',
  pages: ['coralon-partners', 'vines'],
  players: [PLAYERS],
  options: [
    { id: 'zeroBids', values: ['off', 'zero', 'zero-and-double'], standard: () => 'off' },
    { id: 'target', values: { low: 5, high: 200 }, standard: () => 60 },
  ],
  presets: [
    { id: 'short', options: { target: 30 } },
    { id: 'regulars', options: { zeroBids: 'zero-and-double' } },
  ],
  tables: { box: vines.cards.length - PLAYERS * HAND_SIZE },
  knobs,
  design,
});

const fields = { ...biddingFields, ...boxFields } as const;

/** What a seat may know of a hand of Coralon Partners. */
export type CoralonPartnersView = ViewOf<typeof fields> & { readonly trump: string };

function design(_players: number, options: Options): Design {
  const { zeroBids, target } = options;
  const [exactBonus, missPenalty] = [Number(options.exactBonus), Number(options.missPenalty)];
  const [zeroPoints, doubleZeroPoints] = [Number(options.zeroPoints), Number(options.doubleZeroPoints)];
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(fields, PLAYERS, pairs.length);
  const { at } = layout;
  const bidding = new Bidding(PLAYERS, at);

  // Bidding, zero and double zero

  const auction = bidding.phase('CORALON-PARTNERS-BID-2', [
    bidding.pass('CORALON-PARTNERS-BID-4'),
    bidding.number('tricks', Number(options.lowestBid), HAND_SIZE, 'CORALON-PARTNERS-BID-3'),
    bidding.word('zero', ZERO, () => (zeroBids === 'off' ? 'CORALON-PARTNERS-BID-2' : null)),
    bidding.word('doubleZero', DOUBLE_ZERO, (s, seat) =>
      zeroBids === 'zero-and-double' && s[at.call + opposite(seat)] === ZERO ? null : 'CORALON-PARTNERS-DOUBLE-1',
    ),
  ]);

  // The box

  const taking = box({
    deck: vines,
    at,
    key,
    takes: 'box',
    rule: 'CORALON-PARTNERS-BOX-1',
    discardRule: 'CORALON-PARTNERS-BOX-2',
  });

  // Play

  const tricks: Tricks<'trump'> = {
    ...vinesTricksBy(options),
    key,
    enter(s) {
      s[TURN] = s[at.bidder]; // CORALON-PARTNERS-PLAY-1
      if (bidding.bid(s) === ZERO) s[OUT] = 1 << opposite(s[at.bidder]); // CORALON-PARTNERS-ZERO-3
    },
  };

  // Score

  const biddingTeam = (s: State): number => s[at.bidder] & 1;
  /** The tricks of a team. A partner who sat out has none. */
  const tricksOf = (s: State, side: number): number => s[TAKEN + side] + s[TAKEN + opposite(side)];

  /** The bid's outcome: CORALON-PARTNERS-SCORE-1 to -5. */
  function result(s: State): 'exact' | 'over' | 'missed' {
    const bid = bidding.bid(s);
    const taken = tricksOf(s, biddingTeam(s));
    if (bid > 0) return taken === bid ? 'exact' : taken > bid ? 'over' : 'missed';
    return taken === 0 ? 'exact' : 'missed';
  }

  function score(s: State): void {
    const outcome = result(s);
    const bid = bidding.bid(s);
    const team = biddingTeam(s);
    const made = bid === ZERO ? zeroPoints : bid === DOUBLE_ZERO ? doubleZeroPoints : tricksOf(s, team);
    s[DELTA + team] = outcome === 'missed' ? -missPenalty : made;
    if (outcome === 'exact' && bid > 0) s[DELTA + team] += exactBonus;
    s[DELTA + 1 - team] = outcome === 'exact' ? 0 : tricksOf(s, 1 - team);
  }

  return {
    deck: vines,
    sides: pairs,
    layout,
    ends: { target: Number(target) },
    dealRule: 'CORALON-PARTNERS-DEAL-1',
    hands: () => Array(PLAYERS).fill(HAND_SIZE),
    openCard: true,
    openRule: 'CORALON-PARTNERS-DEAL-2',
    phases: [auction, ...taking, tricks],
    score,
    winners: (s) => pairWinner(s, Number(target), biddingTeam(s)), // CORALON-PARTNERS-END-1 to -3
    tell: {
      score: (s) => ({
        bidder: s[at.bidder],
        bid: callName(bidding.bid(s)),
        trump: suitName(vines, key.get(s, 'trump')),
        tricks: listed(s, TAKEN, PLAYERS),
        result: result(s),
      }),
    },
  };
}
