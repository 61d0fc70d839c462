/**
 * A naive reference of the play rules, written from the rules pages with cards as texts: which cards may be played (and
 * which rule forbids the others), who leads first, and which card takes a trick. Slow and plain on purpose.
 */
import type { Act, Options } from '@followsuit/engine';
import { euchre } from './reference-euchre.ts';
import { heartsBook } from './reference-hearts.ts';
import { ohHellBook } from './reference-oh-hell.ts';
import { skatBook } from './reference-skat.ts';
import { spadesBook } from './reference-spades.ts';
import { keySuitsAfter } from './reference-thieves.ts';
import { whistBook } from './reference-whist.ts';

/** One hand as everybody at the table could write it down. */
export interface Hand {
  readonly game: string;
  /** Its number in the game. */
  readonly n: number;
  readonly players: number;
  readonly options: Options;
  readonly dealer: number;
  /** The cards dealt to nobody, and the face-up one among them, or null. */
  readonly stock: string[];
  readonly open: string | null;
  /** What each seat holds now. */
  readonly held: string[][];
  /** What each seat has put away. */
  readonly away: string[][];
  /** Everything said before the first card. */
  readonly said: { seat: number; act: Act }[];
  /** What each seat held before the first card. */
  begun: string[][];
  /** The tricks so far; the last one may be under way. */
  readonly tricks: Trick[];
}

export interface Trick {
  readonly leader: number;
  readonly cards: string[];
}

export const suitOf = (card: string): string => card.slice(-1);
export const rankOf = (card: string): string => card.slice(0, -1);
/** The ranks of the French deck, from low to high. */
export const FRENCH = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const VINES = '2 3 4 5 6 7 T F B K A'.split(' ');
const JANKEN = 'X 2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
/** Suits in acts, and their letters. */
export const LETTERS: Record<string, string> = {
  anchors: 'a',
  crowns: 'c',
  cups: 'u',
  locks: 'l',
  trees: 't',
  spades: 's',
  hearts: 'h',
  diamonds: 'd',
  clubs: 'c',
  none: '',
};

/** The trick under way, or null when one is to be led. */
export function underWay(hand: Hand): Trick | null {
  const last = hand.tricks.at(-1);
  return last && last.cards.length < sizeOf(hand) ? last : null;
}

/** The seats that sit the hand out. */
export const outOf = (hand: Hand): number[] => BOOK[hand.game].out?.(hand) ?? [];

/** How many cards make a trick. */
export const sizeOf = (hand: Hand): number => hand.players - outOf(hand).length;

/** Gives the cards that are taken up after an act before the tricks to whoever takes them. */
export function takeUp(hand: Hand, seat: number, act: Act): void {
  const { taker = () => (act.do === 'take' ? seat : null), takes } = BOOK[hand.game];
  const who = taker(hand, seat, act);
  if (who !== null && takes) hand.held[who].push(...takes(hand));
}

/** Whether there is a reference for a game. */
export const hasReference = (game: string): boolean => game in BOOK;

/** The tricks that are complete. */
export const finished = (hand: Hand): Trick[] => hand.tricks.filter(({ cards }) => cards.length === sizeOf(hand));

/** The seat that plays to a trick as number `place`, from 0; who sits out is left out. */
export function seatOf(hand: Hand, { leader }: Trick, place: number): number {
  const round = Array.from({ length: hand.players }, (_, i) => (leader + i) % hand.players);
  return round.filter((seat) => !outOf(hand).includes(seat))[place];
}

/** The seat that takes a complete trick. */
export const takerOf = (hand: Hand, trick: Trick): number =>
  seatOf(hand, trick, trick.cards.indexOf(BOOK[hand.game].winner(hand, trick.cards)));

/** The seat that is to play the next card. */
export function turnOf(hand: Hand): number {
  const trick = underWay(hand);
  if (trick) return seatOf(hand, trick, trick.cards.length);
  const last = hand.tricks.at(-1);
  return last ? takerOf(hand, last) : BOOK[hand.game].leader(hand);
}

/** The rule that forbids a card to the seat whose turn it is, or null. */
export function refusalOf(hand: Hand, seat: number, card: string): string | null {
  const book = BOOK[hand.game];
  const own = hand.held[seat];
  if (!own.includes(card)) return book.notHeld;
  const trick = underWay(hand);
  if (!trick) return book.lead?.(hand, own, card) ?? null;
  const suit = (each: string): string => book.suit?.(hand, each) ?? suitOf(each);
  const led = suit(trick.cards[0]);
  if (own.some((each) => suit(each) === led)) {
    if (book.follow) return book.follow(hand, own, card, trick.cards);
    return suit(card) === led ? null : book.mustFollow;
  }
  return book.discard?.(hand, own, card) ?? null;
}

/** What a page says of playing cards. */
export interface Book {
  readonly notHeld: string;
  readonly mustFollow: string;
  /** Who leads the first trick. */
  leader(hand: Hand): number;
  /** The rule against leading a card. */
  lead?(hand: Hand, own: string[], card: string): string | null;
  /** The rule against a card where the led suit is held, if following is not all. */
  follow?(hand: Hand, own: string[], card: string, trick: string[]): string | null;
  /** The rule against a card where the led suit is lacking. */
  discard?(hand: Hand, own: string[], card: string): string | null;
  /** Who sits out, once the tricks have begun. */
  out?(hand: Hand): number[];
  /** The suit that a card counts as, if that is not always its own. */
  suit?(hand: Hand, card: string): string;
  /** What a bidder takes up who takes. */
  takes?(hand: Hand): string[];
  /** Who takes it up after such an act, if that is another seat; null for nobody. */
  taker?(hand: Hand, seat: number, act: Act): number | null;
  /** The card that takes a trick. */
  winner(hand: Hand, cards: string[]): string;
}

export const highestOf = (cards: string[], ranks: string[]): string =>
  cards.reduce((best, card) => (ranks.indexOf(rankOf(card)) > ranks.indexOf(rankOf(best)) ? card : best));

/** The highest card of the led suit. */
export const highestFollowing = (cards: string[], ranks: string[]): string => byTrump(cards, '', ranks);

/** The highest trump, or else the highest of the led suit. */
export function byTrump(cards: string[], trump: string, ranks: string[]): string {
  const trumps = cards.filter((card) => suitOf(card) === trump);
  return highestOf(trumps.length > 0 ? trumps : cards.filter((card) => suitOf(card) === suitOf(cards[0])), ranks);
}

/** Who made the last call that was not a pass. */
export const bidderOf = ({ said }: Hand): { seat: number; act: Act } =>
  said.findLast(({ act }) => ['bid', 'zero', 'less', 'doubleZero'].includes(act.do))!;

/** What was said with this name. */
export const saidOf = ({ said }: Hand, name: string): Act => said.find(({ act }) => act.do === name)!.act;

/** The letter of the face-up card's suit where the bidder took it; empty where there is no trump. */
export const openTrump = ({ said, open }: Hand): string =>
  said.some(({ act }) => act.do === 'take') ? suitOf(open!) : '';

/** Bishop: the bidder's partner, or null. */
export function partnerOf(hand: Hand): number | null {
  const { seat: bidder } = bidderOf(hand);
  const trump = LETTERS[saidOf(hand, 'set').trump as string];
  if (hand.options.partner === 'holder') {
    const seat = hand.begun.findIndex((own) => own.includes(lowestTrump(hand) ?? 'none'));
    return seat < 0 ? null : seat;
  }
  const [first] = finished(hand);
  const others = first.cards.filter((card, i) => suitOf(card) === trump && seatOf(hand, first, i) !== bidder);
  if (others.length === 0) return null;
  const lowest = VINES.map((rank) => rank + trump).find((card) => others.includes(card))!;
  return seatOf(hand, first, first.cards.indexOf(lowest));
}

/** Bishop: the lowest trump that somebody but the bidder holds, or undefined. */
function lowestTrump(hand: Hand): string | undefined {
  const { seat: bidder } = bidderOf(hand);
  const trump = LETTERS[saidOf(hand, 'set').trump as string];
  return VINES.map((rank) => rank + trump).find((card) =>
    hand.begun.some((own, seat) => seat !== bidder && own.includes(card)),
  );
}

/** Up and Down: the card that takes a half of a trick; undefined where nobody has a live card for it. */
export function halfWinner({ tricks }: Hand, cards: string[], half: 'high' | 'low'): string | undefined {
  const [trump, led] = [suitOf(tricks[0].cards[0]), suitOf(cards[0])];
  const own = cards.filter((card) => 'AKBFT'.includes(rankOf(card)) === (half === 'high'));
  const trumps = own.filter((card) => suitOf(card) === trump);
  const best = trumps.length > 0 ? trumps : own.filter((card) => suitOf(card) === led);
  return best.length > 0 ? highestOf(best, VINES) : undefined;
}

/** Stones: the card that opens, or undefined where no player holds paper. */
function openingCard({ begun, options }: Hand): string | undefined {
  const held = (card: string): boolean => begun.some((own) => own.includes(card));
  if (options.ghostHand === 'off' && held('2p')) return '2p';
  return JANKEN.map((rank) => `${rank}p`).find(held);
}

/** Stones: the table of the ring. For each led suit: led, beats it, beats both; without and with a joker. */
const RING: Record<string, [string, string]> = {
  r: ['rwp', 'rsl'],
  w: ['wpl', 'wrs'],
  p: ['pls', 'pwr'],
  l: ['lsr', 'lpw'],
  s: ['srw', 'slp'],
};

/** Speed Run: the rank that is high in trick n. */
export function highIn(hand: Hand, n: number): number {
  const { mode, high } = saidOf(hand, 'ranking') as unknown as { mode: string; high: number };
  const other = high === 10 ? 1 : 10;
  if (mode === 'slalom') return n % 2 === 1 ? high : other;
  if (mode === 'bell-curve') return n <= 4 || n >= 9 ? high : other;
  return high;
}

/** Stepping Stones: the ranks in trick n, from weak to strong. */
export function steppingRanks(hand: Hand, n: number): string[] {
  const { contract, high } = saidOf(hand, 'declare');
  const ranks = '1 2 3 4 5 6 7 8 9'.split(' ');
  const turned = contract === 'win-slalom' && n % 2 === 0;
  return (high === 9) === !turned ? ranks : ranks.reverse();
}

const isRock = (card: string): boolean => suitOf(card) === 'r';
const rockRules = ({ options }: Hand): boolean => options.rockBreaksEverything === 'on';

/** Baronet has no option `partner`: it is always Jasper City. */
const bishop: Book = {
  notHeld: 'VINES-PLAY-1',
  mustFollow: 'VINES-PLAY-3',
  leader: (hand) =>
    hand.options.partner === 'holder' ? (partnerOf(hand) ?? bidderOf(hand).seat) : bidderOf(hand).seat,
  lead(hand, own, card) {
    if (hand.tricks.length > 0) return null;
    if (hand.options.partner === 'holder') {
      const forced = lowestTrump(hand);
      return forced === undefined || card === forced ? null : 'BISHOP-PARTNER-2';
    }
    const trump = LETTERS[saidOf(hand, 'set').trump as string];
    const has = own.some((each) => suitOf(each) === trump);
    return has && suitOf(card) !== trump ? 'BISHOP-JASPER-1' : null;
  },
  winner: (hand, cards) => byTrump(cards, LETTERS[saidOf(hand, 'set').trump as string], VINES),
};

const withThieves: Book = {
  notHeld: 'VINES-PLAY-1',
  mustFollow: 'VINES-PLAY-3',
  leader: (hand) => bidderOf(hand).seat,
  winner(hand, cards) {
    const trick = hand.tricks.find((each) => each.cards === cards)!;
    return byTrump(cards, keySuitsAfter(hand, trick).trump, VINES);
  },
};

const BOOK: Record<string, Book> = {
  'oh-hell': ohHellBook,
  whist: whistBook,
  hearts: heartsBook,
  spades: spadesBook,
  euchre,
  skat: skatBook,
  coralon: {
    notHeld: 'VINES-PLAY-1',
    mustFollow: 'VINES-PLAY-3',
    leader: (hand) => bidderOf(hand).seat,
    winner: (hand, cards) => byTrump(cards, suitOf(hand.tricks[0].cards[0]), VINES),
  },
  'coralon-partners': {
    notHeld: 'VINES-PLAY-1',
    mustFollow: 'VINES-PLAY-3',
    leader: (hand) => bidderOf(hand).seat,
    takes: ({ stock }) => stock,
    out(hand) {
      const { seat, act } = bidderOf(hand);
      return act.do === 'zero' ? [(seat + 2) % 4] : [];
    },
    winner: (hand, cards) => byTrump(cards, openTrump(hand), VINES),
  },
  thief: { ...withThieves, leader: ({ said }) => said.find(({ act }) => act.do === 'play')!.seat },
  thieves: { ...withThieves, takes: ({ stock }) => stock },
  'ducks-and-geese': {
    notHeld: 'VINES-PLAY-1',
    mustFollow: 'VINES-PLAY-3',
    leader: (hand) => bidderOf(hand).seat,
    takes: ({ open }) => [open!],
    out(hand) {
      const { seat, act } = bidderOf(hand);
      return act.do === 'zero' ? [(seat + 2) % 4] : [];
    },
    winner: (hand, cards) => byTrump(cards, openTrump(hand), VINES),
  },
  'ducks-and-geese-cutthroat': {
    notHeld: 'VINES-PLAY-1',
    mustFollow: 'VINES-PLAY-3',
    leader: (hand) => bidderOf(hand).seat,
    winner: (hand, cards) => byTrump(cards, suitOf(hand.tricks[0].cards[0]), VINES),
  },
  bishop,
  baronet: bishop,
  chevalier: {
    notHeld: 'VINES-PLAY-1',
    mustFollow: 'VINES-PLAY-3',
    leader: (hand) => bidderOf(hand).seat,
    takes: ({ open }) => [open!],
    winner: (hand, cards) => byTrump(cards, openTrump(hand), VINES),
  },
  'up-and-down': {
    notHeld: 'VINES-PLAY-1',
    mustFollow: 'VINES-PLAY-3',
    leader: ({ said }) => said.find(({ act }) => act.do === 'lead')!.seat,
    winner: (hand, cards) => halfWinner(hand, cards, 'high') ?? halfWinner(hand, cards, 'low')!,
  },
  stones: {
    notHeld: 'STONES-TURN-2',
    mustFollow: 'STONES-PLAY-4',
    leader(hand) {
      const opening = openingCard(hand);
      return opening ? hand.begun.findIndex((own) => own.includes(opening)) : (hand.dealer + 1) % hand.players;
    },
    lead(hand, own, card) {
      const opening = openingCard(hand);
      if (hand.tricks.length === 0 && opening)
        return card === opening
          ? null
          : opening === '2p' && hand.options.ghostHand === 'off'
            ? 'STONES-PLAY-1'
            : 'STONES-PLAY-2';
      const broken = hand.tricks.some(({ cards }) => cards.some(isRock));
      return rockRules(hand) && isRock(card) && !broken && !own.every(isRock) ? 'STONES-ROCK-2' : null;
    },
    discard: (hand, own, card) =>
      rockRules(hand) && hand.tricks.length === 1 && isRock(card) && !own.every(isRock) ? 'STONES-ROCK-3' : null,
    winner(hand, cards) {
      if (rockRules(hand) && cards.some(isRock)) return highestOf(cards.filter(isRock), JANKEN);
      const joker = cards.some((card) => rankOf(card) === 'X');
      const order = RING[suitOf(cards[0])][joker ? 1 : 0];
      const strongest = [...order].reverse().find((suit) => cards.some((card) => suitOf(card) === suit));
      return highestOf(
        cards.filter((card) => suitOf(card) === strongest),
        JANKEN,
      );
    },
  },
  'stepping-stones': {
    notHeld: 'STEPPING-PLAY-2',
    mustFollow: 'STEPPING-PLAY-3',
    leader: ({ said }) => said.find(({ act }) => act.do === 'declare')!.seat,
    follow(hand, own, card, trick) {
      const { contract, trump } = saidOf(hand, 'declare');
      const led = suitOf(trick[0]);
      const trumpLetter = LETTERS[trump as string];
      if (contract === 'win-may-trump' && led !== trumpLetter)
        return [led, trumpLetter].includes(suitOf(card)) ? null : 'STEPPING-PLAY-7';
      if (suitOf(card) !== led) return 'STEPPING-PLAY-3';
      if (contract !== 'lose-must-beat') return null;
      const ranks = steppingRanks(hand, hand.tricks.length);
      const follows = (each: string): boolean => suitOf(each) === led;
      const best = highestOf(trick.filter(follows), ranks);
      const beats = (each: string): boolean => highestOf([best, each], ranks) !== best;
      return beats(card) || !own.filter(follows).some(beats) ? null : 'STEPPING-PLAY-8';
    },
    winner(hand, cards) {
      const n = hand.tricks.findIndex((trick) => trick.cards === cards) + 1;
      return byTrump(cards, LETTERS[saidOf(hand, 'declare').trump as string] ?? '', steppingRanks(hand, n));
    },
  },
  'speed-run': {
    notHeld: 'SPEEDRUN-PLAY-2',
    mustFollow: 'SPEEDRUN-PLAY-3',
    leader: ({ dealer }) => (dealer + 2) % 3,
    winner(hand, cards) {
      const n = hand.tricks.findIndex((trick) => trick.cards === cards) + 1;
      const ranks = '1 2 3 4 5 6 7 8 9 10'.split(' ');
      const trump = LETTERS[saidOf(hand, 'trump').trump as string];
      return byTrump(cards, trump, highIn(hand, n) === 10 ? ranks : ranks.reverse());
    },
  },
};
