/** Ducks and Geese, cutthroat: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame } from '@followsuit/engine';
import { makeCard, rankOf, suitName } from '@followsuit/engine/cards';
import { DELTA, LEADER, LED, POINTS, slot, TAKEN } from '@followsuit/engine/state';
import { biddingFields } from '../parts/bidding.ts';
import { BlindBidding, blindFields } from '../parts/blind.ts';
import { vines } from '../parts/decks.ts';
import { singleWinner } from '../parts/ends.ts';
import { deckWithSuits } from '../parts/knobs.ts';
import { singles, turnTo } from '../parts/seats.ts';
import { listed } from '../parts/totals.ts';
import { firstLeadIsTrump, vinesTricksBy } from '../parts/vines.ts';
import { knobs } from './knobs.ts';

const [DEUCE, FARMER] = ['2', 'F'].map((code) => vines.ranks.indexOf(code));
const isBird = (card: number): boolean => rankOf(card) === DEUCE || rankOf(card) === FARMER;

export const ducksAndGeeseCutthroat = trickGame({
  id: 'ducks-and-geese-cutthroat',
  name: 'Ducks and Geese, cutthroat',
  pages: ['ducks-and-geese-cutthroat', 'vines'],
  players: [4, 5, 6],
  usualPlayers: 4,
  options: [
    { id: 'blindBids', values: [false, true], standard: () => false },
    { id: 'scoring', values: ['coralon', 'capped'], standard: () => 'coralon' },
    { id: 'target', values: { low: 5, high: 200 }, standard: () => 21 },
  ],
  presets: [
    { id: 'blind', options: { blindBids: true } },
    { id: 'capped', options: { scoring: 'capped' } },
  ],
  knobs,
  design,
});

const fields = { ...biddingFields, ...blindFields } as const;

/** What a seat may know of a hand of the cutthroat game. */
export type DucksAndGeeseCutthroatView = ViewOf<typeof fields> & { readonly trump: string };

function design(players: number, options: Options): Design {
  const { blindBids, scoring, target } = options;
  const [handSize, bidsLost] = [Number(options.handSize), Number(options.bidsLost)];
  const keepsDeuce = options.keptDeuce === 'on';
  const sides = singles(players);
  const isCapped = scoring === 'capped';
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(fields, players, players);
  const { at } = layout;

  // Auction and blind bids

  const bidding = new BlindBidding(players, at, {
    allowed: blindBids === true, // DUCKSCUT-BLIND-1
    sides,
    lookRule: 'DUCKSCUT-BLIND-2',
    openRule: 'DUCKSCUT-BLIND-3',
    blindRule: 'DUCKSCUT-BLIND-3',
  });

  const auction = bidding.phase('DUCKSCUT-BID-1', [
    bidding.look(),
    bidding.pass('DUCKSCUT-BID-3'),
    bidding.number('points', Number(options.lowestBid), handSize + 2 * Number(options.suits), 'DUCKSCUT-BID-2'),
  ]);

  // Play

  /** The index of the led suit's deuce in the trick, or −1: DUCKSCUT-PLAY-3. */
  function placeOfDeuce(s: State): number {
    if (!keepsDeuce) return -1;
    const deuce = makeCard(s[LED], DEUCE);
    for (let i = 0; i < players; i++) if (s[slot(s, i)] === deuce) return i;
    return -1;
  }

  const tricks: Tricks<'trump'> = {
    ...vinesTricksBy(options),
    key,
    enter: turnTo((s) => s[at.bidder]),
    // DUCKSCUT-PLAY-1: the suit of the first lead is trump.
    afterCard: firstLeadIsTrump,
    worth: (card) => (isBird(card) ? 1 : 0), // DUCKSCUT-PLAY-4
    taken(s, taker) {
      const place = placeOfDeuce(s);
      if (place < 0) return false;
      s[POINTS + taker]--;
      s[POINTS + ((s[LEADER] + place) % players)]++;
      return false;
    },
  };

  // Score

  /** The bidder's points: DUCKSCUT-SCORE-1. */
  const pointsOf = (s: State): number => s[TAKEN + s[at.bidder]] + s[POINTS + s[at.bidder]];

  /** DUCKSCUT-SCORE-2 to -4, and -5 if the bid is a ceiling. */
  function score(s: State): void {
    const bid = bidding.bid(s);
    const points = pointsOf(s);
    const made = points >= bid;
    const shutsOut = made && (bidding.wonBlind(s) || (!isCapped && points === bid));
    for (let seat = 0; seat < players; seat++) s[DELTA + seat] = shutsOut ? 0 : s[POINTS + seat];
    s[DELTA + s[at.bidder]] = made ? (isCapped ? bid : points) : -bidsLost * bid;
  }

  return {
    deck: deckWithSuits(vines, options.suits),
    sides,
    layout,
    ends: { target: Number(target) },
    dealRule: 'DUCKSCUT-DEAL-1',
    hands: () => Array(players).fill(handSize),
    phases: [auction, tricks],
    score,
    winners: (s) => singleWinner(s, Number(target), players, s[at.bidder]), // DUCKSCUT-END-1 and -2
    tell: {
      trick(s) {
        const place = placeOfDeuce(s);
        const kept = place < 0 ? [] : [vines.codes[s[slot(s, place)]]];
        let birds = 0;
        for (let i = 0; i < players; i++) if (isBird(s[slot(s, i)])) birds++;
        return { kept, pointCards: birds - kept.length };
      },
      score(s) {
        const bid = bidding.bid(s);
        const points = pointsOf(s);
        return {
          bidder: s[at.bidder],
          bid,
          blind: bidding.wonBlind(s),
          trump: suitName(vines, key.get(s, 'trump')),
          tricks: listed(s, TAKEN, players),
          pointCards: listed(s, POINTS, players),
          result: points === bid ? 'exact' : points > bid ? 'over' : 'missed',
        };
      },
    },
  };
}
