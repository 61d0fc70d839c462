/** The naive reference of scores: what the pages make of a hand that has been played, and when a hand is over. */
import type { Act, Line } from '@followsuit/engine';
import { bidderOf, finished, type Hand, highIn, partnerOf, rankOf, saidOf, takerOf } from './reference.ts';

/** What lasts from hand to hand. */
export interface Lasting {
  total: number[];
  /** Stones: bags of each side. */
  bags: number[];
  /** Speed Run: the points standing for each contract of each seat. */
  boards: Record<string, number>[];
}

export const nothingYet = (sides: number): Lasting => ({
  total: Array(sides).fill(0),
  bags: Array(sides).fill(0),
  boards: Array.from({ length: sides }, () => ({})),
});

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const perSeat = <T>({ players }: Hand, of: (seat: number) => T): T[] =>
  Array.from({ length: players }, (_, i) => of(i));
const taken = (hand: Hand): number[] =>
  perSeat(hand, (seat) => finished(hand).filter((trick) => takerOf(hand, trick) === seat).length);

/** Whether the hand has come to its end. */
export function isOver(hand: Hand): boolean {
  if (hand.game === 'bishop' && finished(hand).length > 0) {
    const { team, others, inPlay } = bishopPoints(hand);
    const bid = bidderOf(hand).act.points as number;
    if (team >= bid || inPlay - others < bid) return true;
  }
  return hand.held.every((own) => own.length === 0);
}

/** What a trick line adds. */
export function trickExtras(hand: Hand): Line {
  const tricks = finished(hand);
  const { cards } = tricks.at(-1)!;
  if (hand.game === 'bishop') return { points: cards.filter((card) => counts(hand, card)).length };
  if (hand.game === 'stones') return { reversed: cards.some((card) => card.startsWith('X')) };
  return hand.game === 'speed-run' ? { high: highIn(hand, tricks.length) } : {};
}

/** The score line without its first fields; brings what lasts up to date. */
export function scoreOf(hand: Hand, lasting: Lasting): Line {
  const { delta, ...more } = SCORE[hand.game](hand, lasting) as { delta: number[] } & Line;
  lasting.total = lasting.total.map((n, side) => n + delta[side]);
  return { delta, total: lasting.total, ...more };
}

const SCORE: Record<string, (hand: Hand, lasting: Lasting) => Line> = {
  coralon,
  bishop,
  stones,
  'speed-run': speedRun,
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
