/** The naive reference of scores: what the pages make of a hand that has been played, and when a hand is over. */
import type { Act, Line } from '@followsuit/engine';
import {
  bidderOf,
  finished,
  type Hand,
  highIn,
  openTrump,
  outOf,
  partnerOf,
  rankOf,
  saidOf,
  steppingRanks,
  takerOf,
} from './reference.ts';
import { birdsKept, birdsTaken, cutthroat, ducksAndGeese } from './reference-ducks.ts';
import { scoreEuchre } from './reference-euchre.ts';
import { heartsScore } from './reference-hearts.ts';
import { ohHellScore } from './reference-oh-hell.ts';
import { isNullLost, scoreSkat } from './reference-skat.ts';
import { spadesScore } from './reference-spades.ts';
import { thiefExtras, thieves } from './reference-thieves.ts';
import { takers, upAndDown } from './reference-up-and-down.ts';
import { whistScore } from './reference-whist.ts';

/** What lasts from hand to hand. */
export interface Lasting {
  total: number[];
  /** Stones: bags of each side. */
  bags: number[];
  /** Speed Run: the points standing for each contract of each seat. Stepping Stones: the tricks. */
  boards: Record<string, number>[];
  /** Up and Down: the coins in the pot. */
  pot: number;
}

export const nothingYet = (sides: number, stake = 0): Lasting => ({
  total: Array(sides).fill(stake),
  bags: Array(sides).fill(0),
  boards: Array.from({ length: sides }, () => ({})),
  pot: 0,
});

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const perSeat = <T>({ players }: Hand, of: (seat: number) => T): T[] =>
  Array.from({ length: players }, (_, i) => of(i));
const taken = (hand: Hand): number[] =>
  perSeat(hand, (seat) => finished(hand).filter((trick) => takerOf(hand, trick) === seat).length);

/** Whether the hand has come to its end. */
export function isOver(hand: Hand): boolean {
  if (hasPointCards(hand) && finished(hand).length > 0) {
    const { team, others, inPlay } = bishopPoints(hand);
    const bid = bidderOf(hand).act.points as number;
    if (team >= bid || inPlay - others < bid) return true;
  }
  if (isNullLost(hand)) return true;
  return hand.held.every((own, seat) => own.length === 0 || outOf(hand).includes(seat));
}

/** What a trick line adds. */
export function trickExtras(hand: Hand): Line {
  const tricks = finished(hand);
  const { cards } = tricks.at(-1)!;
  if (hasPointCards(hand)) return { points: cards.filter((card) => counts(hand, card)).length };
  if (hand.game === 'thief' || hand.game === 'thieves') return thiefExtras(hand);
  if (hand.game === 'ducks-and-geese') return birdsTaken(hand, tricks.at(-1)!);
  if (hand.game === 'ducks-and-geese-cutthroat') return birdsKept(hand, tricks.at(-1)!);
  if (hand.game === 'chevalier') return { poisoned: isPoisoned(hand, cards) };
  if (hand.game === 'up-and-down') {
    const { high, low } = takers(hand, tricks.at(-1)!);
    return { low: high === null ? null : low };
  }
  if (hand.game === 'stones') return { reversed: cards.some((card) => card.startsWith('X')) };
  if (hand.game === 'stepping-stones') return { high: Number(steppingRanks(hand, tricks.length).at(-1)) };
  return hand.game === 'speed-run' ? { high: highIn(hand, tricks.length) } : {};
}

/** The score line without its first fields; brings what lasts up to date. */
export function scoreOf(hand: Hand, lasting: Lasting): Line {
  const { delta, ...more } = SCORE[hand.game](hand, lasting) as { delta: number[] } & Line;
  lasting.total = lasting.total.map((n, side) => n + delta[side]);
  return { delta, total: lasting.total, ...more };
}

const SCORE: Record<string, (hand: Hand, lasting: Lasting) => Line> = {
  hearts: heartsScore,
  'oh-hell': ohHellScore,
  spades: spadesScore,
  whist: whistScore,
  coralon,
  'coralon-partners': coralonPartners,
  thief: thieves,
  thieves,
  'ducks-and-geese': ducksAndGeese,
  'ducks-and-geese-cutthroat': cutthroat,
  bishop,
  baronet,
  chevalier,
  'up-and-down': upAndDown,
  stones,
  'stepping-stones': steppingStones,
  'speed-run': speedRun,
  euchre: (hand) => scoreEuchre(hand, taken(hand)),
  skat: scoreSkat,
};

const SUIT_NAMES: Record<string, string> = { a: 'anchors', c: 'crowns', u: 'cups', l: 'locks', t: 'trees' };

function coralon(hand: Hand): Line {
  const { seat: bidder, act } = bidderOf(hand);
  const tricks = taken(hand);
  const all = sum(tricks);
  const own = tricks[bidder];
  let result = 'missed';
  if (act.do === 'bid') {
    if (own === act.tricks) result = 'exact';
    if (own > (act.tricks as number)) result = 'over';
  } else {
    const rivals = hand.said.filter(({ seat, act: call }) => seat !== bidder && ['zero', 'less'].includes(call.do));
    const othersFailed = rivals.every(({ seat }) => tricks[seat] > 0);
    if (own === 0 && (act.do === 'zero' || othersFailed)) result = 'exact';
  }
  const delta = tricks.map((n, seat) => {
    if (result === 'over') return n;
    if (result === 'missed') return seat === bidder ? 0 : n;
    return seat !== bidder ? 0 : act.do === 'bid' ? n : all;
  });
  const trump = SUIT_NAMES[hand.tricks[0].cards[0].slice(-1)];
  return { delta, bidder, bid: act.do === 'bid' ? act.tricks : act.do, trump, tricks, result };
}

function coralonPartners(hand: Hand): Line {
  const { seat: bidder, act } = bidderOf(hand);
  const tricks = taken(hand);
  const own = tricks[bidder] + tricks[(bidder + 2) % 4];
  const points = { bid: act.tricks as number, zero: 10, doubleZero: 25 }[act.do]!;
  const goal = act.do === 'bid' ? points : 0;
  const result = own === goal ? 'exact' : act.do === 'bid' && own > goal ? 'over' : 'missed';
  const bidding = { exact: points, over: own, missed: 0 }[result];
  const others = result === 'exact' ? 0 : 13 - own;
  const bid = act.do === 'bid' ? act.tricks : act.do;
  const trump = SUIT_NAMES[openTrump(hand)] ?? 'none';
  return { delta: bidder % 2 === 0 ? [bidding, others] : [others, bidding], bidder, bid, trump, tricks, result };
}

const hasPointCards = ({ game }: Hand): boolean => game === 'bishop' || game === 'baronet';

/** Bishop: whether a card is of the called block. */
const counts = (hand: Hand, card: string): boolean =>
  (saidOf(hand, 'set').call === 'knights' ? ['K', 'T'] : ['B', 'F']).includes(rankOf(card));

function bishopPoints(hand: Hand): { team: number; others: number; inPlay: number } {
  const { seat: bidder } = bidderOf(hand);
  const partner = partnerOf(hand);
  let team = 0;
  let others = 0;
  for (const trick of finished(hand)) {
    const points = trick.cards.filter((card) => counts(hand, card)).length;
    if ([bidder, partner].includes(takerOf(hand, trick))) team += points;
    else others += points;
  }
  return { team, others, inPlay: 10 - hand.away.flat().filter((card) => counts(hand, card)).length };
}

function bishop(hand: Hand): Line {
  const { seat: bidder, act } = bidderOf(hand);
  const bid = act.points as number;
  const partner = partnerOf(hand);
  const { team } = bishopPoints(hand);
  const { trump, call } = saidOf(hand, 'set');
  const made = team >= bid;
  const delta = perSeat(hand, (seat) => ([bidder, partner].includes(seat) === made ? bid : 0));
  return { delta, bidder, partner, bid, trump, call, points: team, result: made ? 'made' : 'missed' };
}

function baronet(hand: Hand): Line {
  const score = bishop(hand);
  const bid = score.bid as number;
  const opponents = hand.players - (score.partner === null ? 1 : 2);
  const pot = opponents * bid;
  const share = score.partner === null ? 0 : (pot - (pot % 3)) / 3;
  const won = perSeat(hand, (seat) => {
    if (seat === score.bidder) return pot - share;
    return seat === score.partner ? share : -bid;
  });
  return { ...score, delta: score.result === 'made' ? won : won.map((n) => 0 - n) };
}

/** Chevalier: whether a poison card is among these. */
const isPoisoned = ({ options }: Hand, cards: string[]): boolean =>
  cards.some((card) => rankOf(card) === (options.poison === 'tars' ? 'T' : '7'));

function chevalier(hand: Hand): Line {
  const { seat: bidder, act } = bidderOf(hand);
  const bid = act.points as number;
  const tricks = [0, 1].map((side) => finished(hand).filter((trick) => takerOf(hand, trick) % 2 === side));
  const poisoned = tricks.map((own) => own.filter(({ cards }) => isPoisoned(hand, cards)).length);
  const clean = tricks.map((own, side) => own.length - poisoned[side]);
  let sweep: number | null = null;
  if (poisoned[0] > 0 && poisoned[1] === 0) sweep = 0;
  if (poisoned[1] > 0 && poisoned[0] === 0) sweep = 1;
  if (hand.options.buried === 'blocks' && isPoisoned(hand, hand.away[bidder])) sweep = null;
  const points = clean.map((n, side) => {
    if (side !== sweep) return n;
    return side === bidder % 2 ? n + 2 * poisoned[side] : n + poisoned[side];
  });
  const made = points[bidder % 2] >= bid;
  const delta = points.map((n, side) => (made ? n : side === bidder % 2 ? 0 : n + bid));
  const trump = SUIT_NAMES[openTrump(hand)] ?? 'none';
  return { delta, bidder, bid, trump, clean, poisoned, sweep, points, result: made ? 'made' : 'missed' };
}

function stones(hand: Hand, lasting: Lasting): Line {
  const { partners, missedBid, bagPenalty } = hand.options;
  const tricks = taken(hand);
  const bid = perSeat(hand, (seat) => hand.said.find((call) => call.seat === seat)!.act.tricks as number);
  const sides = partners === 'on' ? [[0, 2], [1, 3]] : perSeat(hand, (seat) => [seat]); // biome-ignore format: a pair of pairs
  const delta = sides.map((seats, side) => {
    const nils = seats.filter((seat) => bid[seat] === 0);
    const bidders = seats.filter((seat) => bid[seat] > 0);
    let points = 150 * nils.filter((seat) => tricks[seat] === 0).length;
    let bags = sum(nils.map((seat) => tricks[seat]));
    if (bidders.length > 0) {
      const wanted = sum(bidders.map((seat) => bid[seat]));
      const won = sum(bidders.map((seat) => tricks[seat]));
      if (won >= wanted) {
        points += 10 * wanted + (won - wanted);
        bags += won - wanted;
      } else if (missedBid === 'minus') points -= 10 * wanted;
    }
    lasting.bags[side] += bags;
    const tens = bagPenalty === 'on' ? Math.floor(lasting.bags[side] / 10) : 0;
    lasting.bags[side] -= 10 * tens;
    return points - 100 * tens;
  });
  return { delta, tricks, bags: [...lasting.bags] };
}

function steppingStones(hand: Hand, { boards }: Lasting): Line {
  const { seat: declarer, act } = hand.said.find((each) => each.act.do === 'declare')!;
  const contract = act.contract as string;
  const few = contract.startsWith('lose');
  const from = contract === 'win-last-6' ? 6 : 0;
  const tricks = finished(hand).filter((trick, i) => i >= from && takerOf(hand, trick) === declarer).length;
  const before = prizes(boards, contract, few);
  const redo = boards[declarer][contract] !== undefined;
  const best = !redo ? tricks : (few ? Math.min : Math.max)(tricks, boards[declarer][contract]);
  boards[declarer][contract] = best;
  const delta = prizes(boards, contract, few).map((points, seat) => points - before[seat]);
  return { delta, declarer, contract, redo, tricks, best };
}

/** Stepping Stones: 3, 1 and −1 for the places in a full row; whoever is tied shares them. */
function prizes(boards: Lasting['boards'], contract: string, few: boolean): number[] {
  const results = boards.map((board) => board[contract]);
  if (results.includes(undefined as never)) return [0, 0, 0];
  const inOrder = [...results].sort((a, b) => (few ? a - b : b - a));
  return results.map((own) => {
    const places = [3, 1, -1].filter((_, place) => inOrder[place] === own);
    return sum(places) / places.length;
  });
}

/** Speed Run: how many tricks a seat is off. */
function difference(contract: string, own: number, others: number[]): number {
  const inOrder = [own, ...others].sort((a, b) => a - b);
  if (contract === 'least') return own - inOrder[0];
  if (contract === 'middle') return Math.abs(own - inOrder[1]);
  if (contract === 'most') return inOrder[2] - own;
  return Math.abs(own - Number(contract.slice('win-'.length)));
}

function speedRun(hand: Hand, lasting: Lasting): Line {
  const tricks = taken(hand);
  const of = (seat: number, name: string): Act | undefined =>
    hand.said.find((call) => call.seat === seat && call.act.do === name)?.act;
  const redo = perSeat(hand, (seat) => of(seat, 'choose')!.contract === 'redo');
  const revealed = perSeat(hand, (seat) => of(seat, 'reveal') !== undefined);
  const contracts = perSeat(hand, (seat) => of(seat, redo[seat] ? 'redo' : 'choose')!.contract as string);
  const points = contracts.map((contract, seat) => {
    if (contract === 'pass') return null;
    const off = difference(
      contract,
      tricks[seat],
      tricks.filter((_, i) => i !== seat),
    );
    return (off === 0 ? -2 : off) * (revealed[seat] ? 2 : 1);
  });
  const delta = points.map((now, seat) => {
    if (now === null) return 0;
    const board = lasting.boards[seat];
    const before = board[contracts[seat]];
    board[contracts[seat]] = before === undefined ? now : Math.min(before, now);
    return board[contracts[seat]] - (before ?? 0);
  });
  return { delta, tricks, contracts, redo, revealed, points };
}
