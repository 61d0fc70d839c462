/** Coralon: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame } from '@followsuit/engine';
import { suitName } from '@followsuit/engine/cards';
import { DELTA, TAKEN } from '@followsuit/engine/state';
import { Bidding, biddingFields, callName, LESS, ZERO } from '../parts/bidding.ts';
import { vines } from '../parts/decks.ts';
import { singleWinner } from '../parts/ends.ts';
import { puttingAway } from '../parts/putaway.ts';
import { singles, turnTo } from '../parts/seats.ts';
import { listed } from '../parts/totals.ts';
import { firstLeadIsTrump, handsOf, vinesTricksBy } from '../parts/vines.ts';
import { knobs } from './knobs.ts';

export const coralon = trickGame({
  id: 'coralon',
  name: 'Coralon',
  pages: ['coralon', 'vines'],
  players: [3, 4, 5, 6],
  usualPlayers: 4,
  options: [
    { id: 'zeroBids', values: ['off', 'zero', 'zero-and-less'], standard: () => 'off' },
    { id: 'repeatZero', values: [true, false], standard: () => true },
    { id: 'target', values: { low: 5, high: 200 }, standard: (players) => [60, 40, 25, 25][players - 3] },
  ],
  presets: [
    { id: 'short', options: { target: 20 } },
    { id: 'regulars', options: { zeroBids: 'zero-and-less' } },
  ],
  knobs,
  design,
});

/** What a seat may know of a hand of Coralon. */
export type CoralonView = ViewOf<typeof biddingFields> & { readonly trump: string };

function design(players: number, options: Options): Design {
  const { zeroBids, repeatZero, target } = options;
  const sides = singles(players);
  const [handSize, lowestBid] = [Number(options.handSize), Number(options.lowestBid)];
  const [exactBonus, missPenalty] = [Number(options.exactBonus), Number(options.missPenalty)];
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(biddingFields, players, players);
  const { at } = layout;
  const bidding = new Bidding(players, at);

  // Putting away

  const discard = puttingAway({
    deck: vines,
    players,
    keep: handSize,
    rule: 'CORALON-DISCARD-2',
    oneRule: 'CORALON-DISCARD-1',
  });

  // Bidding

  const auction = bidding.phase('CORALON-BID-2', [
    bidding.pass('CORALON-BID-4'),
    bidding.number('tricks', lowestBid, handSize, 'CORALON-BID-3'),
    bidding.word('zero', ZERO, (s) => {
      if (zeroBids === 'off') return 'CORALON-BID-2';
      if (bidding.said(s, LESS)) return 'CORALON-LESS-3';
      return repeatZero === false && bidding.said(s, ZERO) ? 'CORALON-ZERO-3' : null;
    }),
    bidding.word('less', LESS, (s) =>
      zeroBids === 'zero-and-less' && bidding.said(s, ZERO) ? null : 'CORALON-LESS-1',
    ),
  ]);

  // Play

  const tricks: Tricks<'trump'> = {
    ...vinesTricksBy(options),
    key,
    enter: turnTo((s) => s[at.bidder]), // CORALON-PLAY-1
    // CORALON-PLAY-1: the suit of the first lead is trump.
    afterCard: firstLeadIsTrump,
  };

  // Score

  /** The bid's outcome: CORALON-SCORE-1 to -5. */
  function result(s: State): 'exact' | 'over' | 'missed' {
    const bid = bidding.bid(s);
    const taken = s[TAKEN + s[at.bidder]];
    if (bid > 0) return taken === bid ? 'exact' : taken > bid ? 'over' : 'missed';
    return taken === 0 && (bid === ZERO || rivalsFailed(s)) ? 'exact' : 'missed';
  }

  /** CORALON-SCORE-5: every other seat that said zero or less has a trick. */
  function rivalsFailed(s: State): boolean {
    for (let seat = 0; seat < players; seat++) {
      const call = s[at.call + seat];
      if (seat !== s[at.bidder] && (call === ZERO || call === LESS) && s[TAKEN + seat] === 0) return false;
    }
    return true;
  }

  function score(s: State): void {
    const outcome = result(s);
    const zeroMade = outcome === 'exact' && bidding.bid(s) <= 0;
    for (let seat = 0; seat < players; seat++) {
      const shutOut = seat === s[at.bidder] ? outcome === 'missed' : outcome === 'exact';
      s[DELTA + seat] = shutOut ? 0 : zeroMade ? handSize : s[TAKEN + seat];
    }
    if (outcome === 'missed') s[DELTA + s[at.bidder]] -= missPenalty;
    if (outcome === 'exact' && !zeroMade) s[DELTA + s[at.bidder]] += exactBonus;
  }

  return {
    deck: vines,
    sides,
    layout,
    ends: { target: Number(target) },
    dealRule: 'CORALON-DEAL-1',
    hands: handsOf(players, handSize),
    phases: [discard, auction, tricks],
    score,
    winners: (s) => singleWinner(s, Number(target), players, s[at.bidder]), // CORALON-END-1 to -3
    tell: {
      score: (s) => ({
        bidder: s[at.bidder],
        bid: callName(bidding.bid(s)),
        trump: suitName(vines, key.get(s, 'trump')),
        tricks: listed(s, TAKEN, players),
        result: result(s),
      }),
    },
  };
}
