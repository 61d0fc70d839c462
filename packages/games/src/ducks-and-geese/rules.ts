/** Ducks and Geese: rules.md. */
import type { Design, Options, Phrase, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame, way } from '@followsuit/engine';
import { rankOf, suitName } from '@followsuit/engine/cards';
import { DEALER, DELTA, OUT, POINTS, SIZE, slot, TAKEN, TURN } from '@followsuit/engine/state';
import { biddingFields, callName, DOUBLE_ZERO, FORFEIT, ZERO } from '../parts/bidding.ts';
import { BlindBidding, blindFields } from '../parts/blind.ts';
import { box, boxFields } from '../parts/box.ts';
import { vines } from '../parts/decks.ts';
import { pairWinner } from '../parts/ends.ts';
import { deckWithSuits } from '../parts/knobs.ts';
import { opposite, pairs } from '../parts/seats.ts';
import { listed } from '../parts/totals.ts';
import { vinesTricksBy } from '../parts/vines.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
/** The birds as ranks. */
const FLOCKS: Record<string, string> = { 'ducks-and-geese': '2F', dog: 'T' };

export const ducksAndGeese = trickGame({
  id: 'ducks-and-geese',
  name: 'Ducks and Geese',
  pages: ['ducks-and-geese', 'vines'],
  players: [PLAYERS],
  options: [
    { id: 'pointCards', values: ['ducks-and-geese', 'dog'], standard: () => 'ducks-and-geese' },
    { id: 'zeroBids', values: ['off', 'zero', 'zero-and-double', 'zero-and-free-double'], standard: () => 'off' },
    { id: 'blindBids', values: [false, true], standard: () => false },
    { id: 'target', values: { low: 5, high: 200 }, standard: () => 30 },
  ],
  presets: [
    { id: 'short', options: { target: 15 } },
    { id: 'tavern', options: { zeroBids: 'zero-and-free-double', blindBids: true } },
    { id: 'dog', options: { pointCards: 'dog' } },
  ],
  knobs,
  design,
});

const fields = { ...biddingFields, ...blindFields, ...boxFields } as const;

/** What a seat may know of a hand of Ducks and Geese. */
export type DucksAndGeeseView = ViewOf<typeof fields> & { readonly trump: string };

function design(_players: number, options: Options): Design {
  const { zeroBids, blindBids, target } = options;
  const birds = FLOCKS[options.pointCards as string];
  const [handSize, lowestBid] = [Number(options.handSize), Number(options.lowestBid)];
  const deck = deckWithSuits(vines, options.suits);
  /** All tricks, and every bird. */
  const highestBid = handSize + Number(options.suits) * birds.length;
  const forfeitPoints = Number(options.forfeitPoints);
  const [zeroPoints, doubleZeroPoints] = [Number(options.zeroPoints), Number(options.doubleZeroPoints)];
  const isBird = (card: number): boolean => birds.includes(vines.ranks[rankOf(card)]);
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(fields, PLAYERS, pairs.length);
  const { at } = layout;

  // Auction, zero bids, blind bids

  const bidding = new BlindBidding(PLAYERS, at, {
    allowed: blindBids === true, // DUCKS-BLIND-1
    sides: pairs,
    lookRule: 'DUCKS-BLIND-2',
    openRule: 'DUCKS-BLIND-3',
    blindRule: 'DUCKS-BLIND-4',
  });

  /** The warning to a partner that the page allows ("At the table"). */
  const mayBidBlind: Phrase = {
    words: 'I may bid blind',
    sayers: (s) => bidding.unlooked(s),
    refusal: 'You can say "I may bid blind" only before your side has looked at its cards.',
  };

  /** DUCKS-ZERO-2. */
  const mayDouble = (s: State, seat: number): boolean =>
    zeroBids === 'zero-and-free-double' || (zeroBids === 'zero-and-double' && s[at.call + opposite(seat)] === ZERO);

  const auction = bidding.phase('DUCKS-BID-1', [
    bidding.look(),
    bidding.pass('DUCKS-BID-3'),
    way(
      'forfeit',
      {},
      (s, seat) => bidding.speak(s, seat, FORFEIT),
      (s, seat) => (bidding.isForced(s, seat) ? null : 'DUCKS-BID-3'),
    ),
    bidding.number('points', lowestBid, highestBid, 'DUCKS-BID-2'),
    bidding.word('zero', ZERO, () => (zeroBids === 'off' ? 'DUCKS-BID-1' : null)),
    bidding.word('doubleZero', DOUBLE_ZERO, (s, seat) => (mayDouble(s, seat) ? null : 'DUCKS-ZERO-2')),
  ]);

  /** DUCKS-BID-4: nobody has bid, so all further phases are skipped. */
  const isForfeit = (s: State): boolean => s[at.bidder] < 0;

  // The open card

  const taking = box({
    deck,
    at,
    key,
    takes: 'open card',
    rule: 'DUCKS-OPEN-1',
    discardRule: 'DUCKS-OPEN-2',
  });

  // Play

  const tricks: Tricks<'trump'> = {
    ...vinesTricksBy(options),
    key,
    enter(s) {
      s[TURN] = s[at.bidder]; // DUCKS-PLAY-1
      if (!isForfeit(s) && bidding.bid(s) === ZERO) s[OUT] = 1 << opposite(s[at.bidder]); // DUCKS-ZERO-3
    },
    worth: (card) => (isBird(card) ? 1 : 0), // DUCKS-PLAY-2
  };

  // Score

  /** The bidding side; after a forfeit the dealer's. */
  const biddingSide = (s: State): number => (isForfeit(s) ? s[DEALER] : s[at.bidder]) & 1;
  const tricksOf = (s: State, side: number): number => s[TAKEN + side] + s[TAKEN + opposite(side)];
  const birdsOf = (s: State, side: number): number => s[POINTS + side] + s[POINTS + opposite(side)];

  /** DUCKS-SCORE-1, -4 and -5. */
  function isMade(s: State): boolean {
    const bid = bidding.bid(s);
    const side = biddingSide(s);
    return bid > 0 ? tricksOf(s, side) + birdsOf(s, side) >= bid : tricksOf(s, side) === 0;
  }

  /** The score of a bid that was made. */
  const bonus = (bid: number): number => (bid > 0 ? bid : bid === ZERO ? zeroPoints : doubleZeroPoints);

  /** What the other side scores: DUCKS-SCORE-2 to -5. */
  function othersScore(s: State, made: boolean): number {
    const bid = bidding.bid(s);
    const own = birdsOf(s, 1 - biddingSide(s));
    if (bid > 0) return made ? (bidding.wonBlind(s) ? 0 : own) : bid + own;
    return made ? 0 : own + own;
  }

  function score(s: State): void {
    const side = biddingSide(s);
    const forfeit = isForfeit(s);
    const made = !forfeit && isMade(s);
    s[DELTA + side] = made ? bonus(bidding.bid(s)) : 0;
    s[DELTA + 1 - side] = forfeit ? forfeitPoints : othersScore(s, made);
  }

  return {
    deck,
    sides: pairs,
    layout,
    ends: { target: Number(target) },
    dealRule: 'DUCKS-DEAL-1',
    hands: () => Array(PLAYERS).fill(handSize),
    openCard: 'first',
    phases: [auction, ...taking, tricks],
    score,
    phrases: blindBids === true ? { 'may-bid-blind': mayBidBlind } : undefined,
    winners: (s) => pairWinner(s, Number(target), biddingSide(s)), // DUCKS-END-1 and -2
    tell: {
      trick(s) {
        let n = 0;
        for (let i = 0; i < s[SIZE]; i++) if (isBird(s[slot(s, i)])) n++;
        return { pointCards: n };
      },
      score: (s) => ({
        bidder: isForfeit(s) ? null : s[at.bidder],
        bid: isForfeit(s) ? null : callName(bidding.bid(s)),
        blind: bidding.wonBlind(s),
        trump: isForfeit(s) ? null : suitName(vines, key.get(s, 'trump')),
        tricks: listed(s, TAKEN, PLAYERS),
        pointCards: listed(s, POINTS, PLAYERS),
        result: isForfeit(s) ? 'forfeit' : isMade(s) ? 'made' : 'missed',
      }),
    },
  };
}
