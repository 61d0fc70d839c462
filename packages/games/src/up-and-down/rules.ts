/** Up and Down: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, madeBidByResult, suitDigit, trickGame } from '@followsuit/engine';
import { rankOf, suitName } from '@followsuit/engine/cards';
import { DELTA, HAND, LEADER, LED, POINTS, slot, TOTAL } from '@followsuit/engine/state';
import { auction, auctionFields } from '../parts/auction.ts';
import { vines } from '../parts/decks.ts';
import { singleWinner } from '../parts/ends.ts';
import { bidderLeads, formalOpening, informalOpening, leadingFields } from '../parts/leading.ts';
import { singles, turnTo } from '../parts/seats.ts';
import { highest, listed, sidesAt } from '../parts/totals.ts';
import { byTrump } from '../parts/tricks.ts';
import { vinesTricksBy } from '../parts/vines.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 5;
const NOBODY = -1;
/** How much stronger any letter card is than every number card. */
const HIGH_HALF = 32;

export const upAndDown = trickGame({
  id: 'up-and-down',
  name: 'Up and Down',
  pages: ['up-and-down', 'vines'],
  players: [PLAYERS],
  options: [
    { id: 'scoring', values: ['coins', 'points'], standard: () => 'coins' },
    { id: 'opening', values: ['formal', 'informal'], standard: () => 'formal' },
    { id: 'rounds', values: { low: 1, high: 20 }, standard: () => 2 },
    { id: 'stake', values: { low: 0, high: 1000 }, standard: () => 30 },
    { id: 'target', values: { low: 5, high: 200 }, standard: () => 60 },
    { id: 'opponents', values: ['together', 'each'], standard: () => 'together', before: 'together' },
  ],
  presets: [
    { id: 'short', options: { rounds: 1 } },
    { id: 'informal', options: { opening: 'informal' } },
    { id: 'points', options: { scoring: 'points' } },
  ],
  knobs,
  madeBid: (hand, seat) => madeBidByResult({ ...hand, score: { ...hand.score, bidder: hand.score.leader } }, seat),
  design,
});

const fields = {
  ...auctionFields, // `bidder` is the leader of the hand, `passed` has also who knocked or put in a coin
  ...leadingFields,
  partner: { shape: 'seat', start: NOBODY }, // the leader's partner, once there is one
  low: { shape: 'seat', start: NOBODY }, // who took the low half of the last trick, if it was divided
  pot: { lasting: true }, // coins left by hands that nobody led
} as const;

/** What a seat may know of a hand of Up and Down. */
export type UpAndDownView = ViewOf<typeof fields> & { readonly trump: string };

function design(_players: number, options: Options): Design {
  const coins = options.scoring === 'coins';
  const formal = options.opening === 'formal';
  const hands = PLAYERS * Number(options.rounds);
  const target = Number(options.target);
  const [bet, takeBackCoins] = [Number(options.bet), Number(options.takeBackCoins)];
  const lowestLetter = vines.ranks.indexOf(String(options.lowestLetter));
  /** From the Tar up a card belongs to the high half. */
  const isLetter = (card: number): boolean => rankOf(card) >= lowestLetter;
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(fields, PLAYERS, PLAYERS);
  const { at } = layout;

  // Opening

  const leading = { deck: vines, players: PLAYERS, at, key };
  const bidding = auction({
    players: PLAYERS,
    at,
    low: Number(options.lowestBid),
    high: 22,
    passIsFinal: true,
    rule: 'UPDOWN-BID-1',
    bidRule: 'UPDOWN-BID-2',
    mustBidRule: 'UPDOWN-BID-3',
  });

  // Play

  const tricks: Tricks<'trump'> = {
    ...vinesTricksBy(options),
    key,
    enter: turnTo((s) => s[at.bidder]), // if nobody led, nobody plays
    opensWith: (s) => s[at.opens],
    // UPDOWN-PLAY-2 and -3: dead cards take nothing; the best letter card, if there is one, takes the high half.
    strength(card, led, { trump }) {
      const strength = byTrump(card, led, trump);
      return strength > 0 && isLetter(card) ? HIGH_HALF + strength : strength;
    },
    taken(s, taker) {
      const low = lowTaker(s, taker);
      s[at.low] = low;
      s[POINTS + taker]++;
      if (low === NOBODY) return false;
      s[POINTS + low]++;
      // UPDOWN-PARTNER-1
      if (s[at.partner] >= 0 || s[at.red]) return false;
      if (taker === s[at.bidder]) s[at.partner] = low;
      else if (low === s[at.bidder]) s[at.partner] = taker;
      return false;
    },
  };

  /** UPDOWN-PLAY-4: who takes the low half of a divided trick; nobody if the trick is not divided. */
  function lowTaker(s: State, taker: number): number {
    const first = slot(s, 0);
    if (!isLetter(s[first + ((taker - s[LEADER] + PLAYERS) % PLAYERS)])) return NOBODY;
    const trump = key.get(s, 'trump');
    let best = 0;
    let place = NOBODY;
    for (let i = 0; i < PLAYERS; i++) {
      const card = s[first + i];
      if (isLetter(card)) continue;
      const strength = byTrump(card, s[LED], trump);
      if (strength <= best) continue;
      best = strength;
      place = i;
    }
    return place === NOBODY ? NOBODY : (s[LEADER] + place) % PLAYERS;
  }

  // Score

  const isLed = (s: State): boolean => s[at.payer] === NOBODY;
  const isTeam = (s: State, seat: number): boolean => seat === s[at.bidder] || seat === s[at.partner];

  /** The points that the leading team took, or its opponents. */
  function pointsOf(s: State, team: boolean): number {
    let points = 0;
    for (let seat = 0; seat < PLAYERS; seat++) if (isTeam(s, seat) === team) points += s[POINTS + seat];
    return points;
  }

  function result(s: State): 'made' | 'missed' | 'takenBack' | 'unled' | 'exact' | 'over' {
    if (!isLed(s)) return formal ? 'takenBack' : 'unled';
    const points = pointsOf(s, true);
    if (coins) return points > pointsOf(s, false) ? 'made' : 'missed'; // UPDOWN-COIN-1
    return points === s[at.bid] ? 'exact' : points > s[at.bid] ? 'over' : 'missed';
  }

  /** UPDOWN-COIN-2 to -4. */
  function coinsFor(s: State, seat: number, made: boolean): number {
    if (!isTeam(s, seat)) return made ? -bet : bet;
    if (s[at.partner] === NOBODY) return made ? 4 * bet : -4 * bet; // UPDOWN-PARTNER-2
    return made ? 1.5 * bet : seat === s[at.bidder] ? -3 * bet : 0;
  }

  /** UPDOWN-COIN-5: each winner's share of the pot. */
  function potShare(s: State, made: boolean): number {
    const team = s[at.partner] === NOBODY ? 1 : 2;
    const winners = made ? team : PLAYERS - team;
    const share = Math.floor(s[at.pot] / winners);
    s[at.pot] -= share * winners;
    return share;
  }

  function scoreCoins(s: State): void {
    const made = result(s) === 'made';
    const share = potShare(s, made);
    for (let seat = 0; seat < PLAYERS; seat++)
      s[DELTA + seat] = coinsFor(s, seat, made) + (isTeam(s, seat) === made ? share : 0);
  }

  /** UPDOWN-FORMAL-3, or UPDOWN-INFORMAL-4. */
  function scoreUnled(s: State): void {
    for (let seat = 0; seat < PLAYERS; seat++)
      if (formal) s[DELTA + seat] = seat === s[at.payer] ? -4 * takeBackCoins : takeBackCoins;
      else s[DELTA + seat] = seat === s[at.payer] ? -2 : -1;
    if (!formal) s[at.pot] += PLAYERS + 1;
  }

  /** UPDOWN-POINT-1 to -4. */
  function scorePoints(s: State): void {
    const outcome = result(s);
    const team = outcome === 'missed' ? 0 : pointsOf(s, true);
    const others = outcome === 'exact' ? 0 : pointsOf(s, false);
    const alone = outcome === 'missed' && options.opponents === 'each'; // UPDOWN-POINT-4
    for (let seat = 0; seat < PLAYERS; seat++)
      s[DELTA + seat] = isTeam(s, seat) ? team : alone ? s[POINTS + seat] : others;
  }

  // End

  function winners(s: State): number {
    if (!coins) return singleWinner(s, target, PLAYERS, s[at.bidder], s[at.partner]); // UPDOWN-END-2
    return s[HAND] < hands ? 0 : sidesAt(s, highest(s, TOTAL, PLAYERS), PLAYERS); // UPDOWN-END-1
  }

  const orNull = (seat: number): number | null => (seat === NOBODY ? null : seat);
  return {
    deck: vines,
    sides: singles(PLAYERS),
    layout,
    ends: coins ? { hands } : { target },
    dealRule: 'UPDOWN-DEAL-1',
    hands: () => Array(PLAYERS).fill(vines.cards.length / PLAYERS),
    phases: coins
      ? [formal ? formalOpening(leading) : informalOpening(leading), tricks]
      : [bidding, bidderLeads(leading), tricks],
    startTotal: coins ? Number(options.stake) : 0, // UPDOWN-COIN-6
    score: (s) => (!coins ? scorePoints(s) : isLed(s) ? scoreCoins(s) : scoreUnled(s)),
    winners,
    tell: {
      trick: (s) => ({ low: orNull(s[at.low]) }),
      score: (s) => ({
        leader: orNull(s[at.bidder]),
        partner: orNull(s[at.partner]),
        red: s[at.red] === 1,
        bid: coins ? null : s[at.bid],
        trump: isLed(s) ? suitName(vines, key.get(s, 'trump')) : null,
        points: listed(s, POINTS, PLAYERS),
        pot: s[at.pot],
        result: result(s),
      }),
    },
  };
}
