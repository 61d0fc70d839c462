/** The naive reference of Up and Down's scores. */
import type { Line } from '@followsuit/engine';
import { bidderOf, finished, type Hand, halfWinner, seatOf, suitOf, type Trick } from './reference.ts';

const SEATS = [0, 1, 2, 3, 4];
const SUIT_NAMES: Record<string, string> = { a: 'anchors', c: 'crowns', u: 'cups', l: 'locks', t: 'trees' };
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Who takes the two halves of a trick, null where a half has no card. */
export function takers(hand: Hand, trick: Trick): { high: number | null; low: number | null } {
  const seatWith = (card: string | undefined): number | null =>
    card === undefined ? null : seatOf(hand, trick, trick.cards.indexOf(card));
  return {
    high: seatWith(halfWinner(hand, trick.cards, 'high')),
    low: seatWith(halfWinner(hand, trick.cards, 'low')),
  };
}

/** What a hand comes to; `lasting.pot` is brought up to date. */
export function upAndDown(hand: Hand, lasting: { pot: number }): Line {
  const { options, said, tricks } = hand;
  const coins = options.scoring === 'coins';
  const lead = said.find(({ act }) => act.do === 'lead');
  if (!lead) return unled(hand, lasting);
  const leader = lead.seat;
  const red = lead.act.red === true;
  const halves = finished(hand).map((trick) => takers(hand, trick));
  const points = SEATS.map((seat) => halves.filter(({ high, low }) => high === seat || low === seat).length);
  const split = halves.find(({ high, low }) => high !== null && low !== null && [high, low].includes(leader));
  const partner = red || !split ? null : split.high === leader ? split.low : split.high;
  const inTeam = (seat: number): boolean => seat === leader || seat === partner;
  const team = sum(points.filter((_, seat) => inTeam(seat)));
  const others = sum(points) - team;
  const more = { leader, partner, red, trump: SUIT_NAMES[suitOf(tricks[0].cards[0])], points };
  if (!coins) {
    const bid = bidderOf(hand).act.points as number;
    const result = team < bid ? 'missed' : team > bid ? 'over' : 'exact';
    const [own, theirs] = { exact: [team, 0], over: [team, others], missed: [0, others] }[result];
    const each = result === 'missed' && options.opponents === 'each';
    const delta = SEATS.map((seat) => (inTeam(seat) ? own : each ? points[seat] : theirs));
    return { delta, ...more, bid, pot: 0, result };
  }
  const made = team > sum(points) / 2;
  const winners = SEATS.filter((seat) => inTeam(seat) === made);
  const share = Math.floor(lasting.pot / winners.length);
  lasting.pot -= share * winners.length;
  const [leads, joins, opposes] = partner === null ? (made ? [8, 0, -2] : [-8, 0, 2]) : made ? [3, 3, -2] : [-6, 0, 2];
  const delta = SEATS.map(
    (seat) => (seat === leader ? leads : seat === partner ? joins : opposes) + (winners.includes(seat) ? share : 0),
  );
  return { delta, ...more, bid: null, pot: lasting.pot, result: made ? 'made' : 'missed' };
}

/** A hand that was taken back, or that all paid for. */
function unled({ said, options, dealer }: Hand, lasting: { pot: number }): Line {
  const formal = options.opening === 'formal';
  if (!formal) lasting.pot += 6;
  const last = said.at(-1)!.seat;
  const delta = SEATS.map((seat) => (formal ? (seat === dealer ? -4 : 1) : seat === last ? -2 : -1));
  const points = [0, 0, 0, 0, 0];
  const result = formal ? 'takenBack' : 'unled';
  return { delta, leader: null, partner: null, red: false, bid: null, trump: null, points, pot: lasting.pot, result };
}
