/** The naive reference of Skat. */
import type { Line } from '@followsuit/engine';
import { type Book, finished, type Hand, highestOf, rankOf, seatOf, suitOf, takerOf } from './reference.ts';

const TENS_HIGH = '7 8 9 Q K 10 A'.split(' ');
const IN_NULL = '7 8 9 10 J Q K A'.split(' ');
const JACKS = ['Jc', 'Js', 'Jh', 'Jd'];
const LETTER: Record<string, string> = { clubs: 'c', spades: 's', hearts: 'h', diamonds: 'd' };
const BASE: Record<string, number> = { diamonds: 9, hearts: 10, spades: 11, clubs: 12, grand: 24 };
const POINTS: Record<string, number> = { A: 11, 10: 10, K: 4, Q: 3, J: 2 };

const declaration = ({ said }: Hand) => said.find(({ act }) => act.do === 'declare');
const gameOf = (hand: Hand): string => declaration(hand)!.act.game as string;
const trumpsOf = (hand: Hand): string[] =>
  gameOf(hand) === 'null'
    ? []
    : [...JACKS, ...(LETTER[gameOf(hand)] ? [...TENS_HIGH].reverse().map((rank) => rank + LETTER[gameOf(hand)]) : [])];
const pointsOf = (cards: string[]): number => cards.reduce((sum, card) => sum + (POINTS[rankOf(card)] ?? 0), 0);

export const skatBook: Book = {
  notHeld: 'SKAT-PLAY-1',
  mustFollow: 'SKAT-PLAY-3',
  leader: ({ dealer }) => (dealer + 1) % 3,
  suit: (hand, card) => (trumpsOf(hand).includes(card) ? 'trump' : suitOf(card)),
  takes: ({ stock }) => stock,
  winner(hand, cards) {
    const trump = trumpsOf(hand).find((card) => cards.includes(card));
    if (trump !== undefined) return trump;
    const following = cards.filter((card) => suitOf(card) === suitOf(cards[0]));
    return highestOf(following, gameOf(hand) === 'null' ? IN_NULL : TENS_HIGH);
  },
};

/** Null is over as soon as the declarer has a trick. */
export const isNullLost = (hand: Hand): boolean =>
  hand.game === 'skat' &&
  declaration(hand)?.act.game === 'null' &&
  finished(hand).some((trick) => takerOf(hand, trick) === declaration(hand)!.seat);

export function scoreSkat(hand: Hand): Line {
  const bids = hand.said.filter(({ act }) => act.do === 'bid');
  const bid = Number(bids.at(-1)?.act.value ?? 0);
  const declared = declaration(hand);
  const nothing = { points: 0, matadors: 0, value: 0, result: 'passed' };
  if (!declared) return { delta: [0, 0, 0], declarer: null, bid, game: null, hand: false, announced: null, ...nothing };
  const { seat, act } = declared;
  const byHand = !hand.said.some(({ act: each }) => each.do === 'take');
  const tricks = finished(hand);
  const own = tricks.filter((trick) => takerOf(hand, trick) === seat);
  const announced = (act.announce ?? null) as string | null;
  const is = (what: string): boolean => announced === what;
  let [points, matadors, value, base, made] = [0, 0, 0, 0, own.length === 0];
  if (act.game === 'null') {
    const open = is('ouvert');
    base = open && byHand ? 59 : open ? 46 : byHand ? 35 : 23;
    value = base;
  } else {
    const skat = byHand ? hand.stock : hand.away[seat];
    points = pointsOf([...own.flatMap(({ cards }) => cards), ...skat]);
    const played = tricks.flatMap((trick) => trick.cards.filter((_, i) => seatOf(hand, trick, i) === seat));
    const has = trumpsOf(hand).map((card) => [...played, ...skat].includes(card));
    const row = has.findIndex((each) => each !== has[0]);
    const length = row < 0 ? has.length : row;
    matadors = has[0] ? length : -length;
    base = BASE[act.game as string];
    const levels = [
      true, // the game
      byHand,
      points >= 90 || points <= 30 || own.length === 10 || own.length === 0 || announced !== null,
      announced !== null,
      own.length === 10 || own.length === 0 || is('schwarz') || is('ouvert'),
      is('schwarz') || is('ouvert'),
      is('ouvert'),
    ].filter(Boolean).length;
    value = base * (length + levels);
    made = points > 60 && (!is('schneider') || points >= 90) && (!is('schwarz') || own.length === 10);
    if (is('ouvert') && own.length < 10) made = false;
  }
  const overbid = value < bid;
  while (value % base !== 0 || value < bid) value++;
  const result = !made ? 'lost' : overbid ? 'overbid' : 'won';
  const extra = hand.options.scoring === 'seeger';
  const own1 = result === 'won' ? value + (extra ? 50 : 0) : -2 * value - (extra ? 50 : 0);
  const delta = [0, 1, 2].map((each) => (each === seat ? own1 : result === 'won' || !extra ? 0 : 40));
  return { delta, declarer: seat, bid, game: act.game, hand: byHand, announced, points, matadors, value, result };
}
