/** One deal as people write it: any first seat, small letters, 10 for T, - for a suit of no cards. */
import { type Holdings, readPbn } from '@followsuit/double-dummy';
import { english, listed } from '@followsuit/present';

const SEATS = ['North', 'East', 'South', 'West'];
const SUITS = 'SHDC';
const RANKS = 'AKQJT98765432';

/** The hands, or a sentence that says why this is not a deal. @example readPbnDeal('e:a... .10.. ..2. ...K') */
export function readPbnDeal(text: string): Holdings | string {
  const [, first, rest] = /^\s*([NESW])\s*:(.*)$/.exec(text.toUpperCase()) ?? [];
  if (first === undefined) return 'A deal begins with the seat that its first hand belongs to, such as "N:".';
  const hands = rest
    .trim()
    .split(/\s+/)
    .filter((hand) => hand !== '')
    .map((hand) => hand.replaceAll('10', 'T'))
    // A lone - is an unknown hand.
    .map((hand) => (hand.includes('.') ? hand.replaceAll('-', '') : hand));
  return readPbn(`${first}:${hands.join(' ')}`) ?? faultOf('NESW'.indexOf(first), hands);
}

/** Why four seats cannot hold these hands. */
function faultOf(first: number, hands: readonly string[]): string {
  if (hands.length !== 4) return `A deal has four hands with spaces between them; here are ${hands.length}.`;
  const seen = new Set<string>();
  for (const [i, hand] of hands.entries()) {
    const fault = faultOfHand(SEATS[(first + i) % 4], hand, seen);
    if (fault !== null) return fault;
  }
  const sizes = hands.map((hand) => hand.replaceAll('.', '').length);
  if (sizes.every((size) => size === 0)) return 'The hands of this deal are empty; each must have a card at least.';
  return `The hands have ${listed(english, sizes.map(String))} cards; all four must have the same number.`;
}

/** Why a seat cannot hold a hand, given the cards seen so far. */
function faultOfHand(seat: string, hand: string, seen: Set<string>): string | null {
  if (hand === '-') return `The hand of ${seat} is not given; all four hands must be.`;
  const suits = hand.split('.');
  if (suits.length !== 4)
    return `The hand of ${seat}, ${hand}, does not have four suits with dots between them (spades.hearts.diamonds.clubs).`;
  for (const [suit, ranks] of suits.entries())
    for (const rank of ranks) {
      if (!RANKS.includes(rank)) return `The hand of ${seat} has "${rank}", which is no card; there are ${RANKS}.`;
      const card = SUITS[suit] + rank;
      if (seen.has(card)) return `The card ${card} is there twice.`;
      seen.add(card);
    }
  const size = hand.length - 3;
  return size > 13 ? `The hand of ${seat} has ${size} cards; 13 is the most.` : null;
}
