/** The naive reference of Euchre. */
import type { Act, Line } from '@followsuit/engine';
import { type Book, type Hand, highestOf, LETTERS, outOf, suitOf } from './reference.ts';

const RANKS = '9 10 J Q K A'.split(' ');
const SAME_COLOUR: Record<string, string> = { s: 'c', c: 's', h: 'd', d: 'h' };
const NAMES: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** Who made trump, if anybody did. */
const maker = ({ said }: Hand): { seat: number; act: Act } | undefined => said.find(({ act }) => act.do !== 'pass');

function trumpOf(hand: Hand): string {
  const { act } = maker(hand)!;
  return act.do === 'order' ? suitOf(hand.open!) : LETTERS[act.trump as string];
}

const suit = (hand: Hand, card: string): string => {
  const trump = trumpOf(hand);
  return card === `J${SAME_COLOUR[trump]}` ? trump : suitOf(card);
};

export const euchre: Book = {
  notHeld: 'EUCHRE-PLAY-1',
  mustFollow: 'EUCHRE-PLAY-3',
  leader(hand) {
    const left = (hand.dealer + 1) % 4;
    return outOf(hand).includes(left) ? (left + 1) % 4 : left;
  },
  suit,
  out(hand) {
    const made = maker(hand);
    return made?.act.alone === true ? [(made.seat + 2) % 4] : [];
  },
  takes: ({ open }) => [open!],
  taker: (hand, seat, act) =>
    act.do !== 'order' || (act.alone === true && (seat + 2) % 4 === hand.dealer) ? null : hand.dealer,
  winner(hand, cards) {
    const trump = trumpOf(hand);
    for (const bower of [`J${trump}`, `J${SAME_COLOUR[trump]}`]) if (cards.includes(bower)) return bower;
    const led = suit(hand, cards[0]);
    const trumps = cards.filter((card) => suitOf(card) === trump);
    return highestOf(trumps.length > 0 ? trumps : cards.filter((card) => suitOf(card) === led), RANKS);
  },
};

export function scoreEuchre(hand: Hand, tricks: number[]): Line {
  const made = maker(hand);
  if (!made) return { delta: [0, 0], maker: null, alone: false, trump: 'none', tricks, result: 'passed' };
  const side = made.seat % 2;
  const own = tricks[side] + tricks[side + 2];
  const alone = made.act.alone === true;
  const result = own === 5 ? 'march' : own >= 3 ? 'made' : 'euchred';
  const points = { march: alone ? 4 : 2, made: 1, euchred: 2 }[result];
  const winner = result === 'euchred' ? 1 - side : side;
  const delta = [0, 1].map((each) => (each === winner ? points : 0));
  return { delta, maker: made.seat, alone, trump: NAMES[trumpOf(hand)], tricks, result };
}
