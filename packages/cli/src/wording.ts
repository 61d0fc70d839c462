/** Acts and tricks in words. You are spoken to as "you"; everybody else goes by name. */
import { type Act, type Deck, type Json, type Line, type Rules, rankOf, suitOf } from '@followsuit/engine';
import { inSuit, signOf, suitWords } from './colour.ts';
import { either } from './text.ts';

/** Who sits at the table, and under which rules. */
export interface TableNames {
  readonly rules: Rules;
  readonly names: readonly string[];
  /** Your seat. */
  readonly you: number;
}

/** A card with its suit's sign: "Kl◘". */
export function cardSign({ codes, suits }: Deck, card: number): string {
  const { name } = suits[suitOf(card)];
  return inSuit(name, codes[card] + signOf(name));
}

/** A written card in words: "K of locks". */
export function cardWords({ byCode, ranks, suits }: Deck, code: Json): string {
  const card = byCode.get(String(code));
  if (card === undefined) return String(code);
  const { name } = suits[suitOf(card)];
  return inSuit(name, `${ranks[rankOf(card)]} of ${name}`);
}

/** "Bo", or "you" inside a sentence. */
export const nameOf = ({ names, you }: TableNames, seat: number): string => (seat === you ? 'you' : names[seat]);

/** "Bo, Cy and you". */
export const namesOf = (table: TableNames, seats: readonly number[]): string =>
  either(
    seats.map((seat) => nameOf(table, seat)),
    'and',
  );

/** A verb as it goes with a seat: "bids", but "bid" with you. */
export const verb = ({ you }: TableNames, seat: number, word: string): string => (seat === you ? word : third(word));

function third(word: string): string {
  if (word === 'have') return 'has';
  if (word === 'are') return 'is';
  return /(s|sh|ch|x|o)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A text as a sentence: a capital in front, a full stop behind. */
export const asSentence = (text: string): string =>
  `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

type Predicate = (act: Act, verb: (word: string) => string, deck: Deck) => string;

/** How each act is told; one that is not listed is told as it is typed. */
const ACTS: Readonly<Record<string, Predicate>> = {
  play: ({ card, as }, does, deck) => `${does('play')} ${cardWords(deck, card)}${as === undefined ? '' : ` as ${as}`}`,
  lead: ({ card, red }, does, deck) =>
    `${does('lead')} ${cardWords(deck, card)}${red === true ? ` and ${does('declare')} red` : ''}`,
  takeBack: (_, does) => `${does('take')} the hand back and ${does('pay')} a coin to each`,
  coin: (_, does) => `${does('put')} a coin into the pot`,
  discard: ({ card, cards }, does, deck) => {
    const list = Array.isArray(cards) ? cards : [card];
    return `${does('put')} ${either(
      list.map((each) => cardWords(deck, each)),
      'and',
    )} away`;
  },
  bid: (act, does) => `${does('bid')} ${argsOf(act) === '0' ? '0, nil' : argsOf(act)}`,
  take: (_, does) => `${does('take')} what lies on the table`,
  noTrump: (_, does) => `${does('play')} without trump`,
  zero: (act, does) => `${does('bid')} zero ${argsOf(act)}`.trim(),
  doubleZero: (act, does) => `${does('bid')} double zero ${argsOf(act)}`.trim(),
  less: (_, does) => `${does('bid')} less`,
  set: ({ trump, call }, does) => `${does('make')} ${suitWords(String(trump))} trump and ${does('call')} ${call}`,
  trump: ({ trump }, does) =>
    trump === 'none' ? `${does('set')} no trump` : `${does('make')} ${suitWords(String(trump))} trump`,
  declare: ({ contract, high, redo, trump }, does) => {
    const suit = trump === undefined ? '' : `, ${suitWords(String(trump))} trump`;
    return `${does('declare')} ${contract}${redo ? ' again' : ''}, ${high} high${suit}`;
  },
  ranking: ({ mode, high }, does) =>
    `${does('set')} the ranking: ${mode}, ${high} high${mode === 'fixed' ? '' : ' in the first trick'}`,
};

/** What a seat did: "Bo bids 4." */
export function actWords(table: TableNames, seat: number, act: Act): string {
  const does = (word: string): string => verb(table, seat, word);
  const predicate = ACTS[act.do]?.(act, does, table.rules.design.deck);
  return asSentence(`${nameOf(table, seat)} ${predicate ?? `${does(act.do)} ${argsOf(act)}`.trim()}`);
}

/** That some seats did something in secret: "Bo and Cy are ready." */
export function readyWords(table: TableNames, seats: readonly number[]): string {
  const form = seats.length > 1 ? 'are' : verb(table, seats[0], 'are');
  return asSentence(`${namesOf(table, seats)} ${form} ready`);
}

/** The card that an act is about, if it says nothing else. */
export const cardOf = (act: Act): string | null =>
  typeof act.card === 'string' && Object.keys(act).length === 2 ? act.card : null;

/** The arguments of an act as they are typed; one that is just true goes by its name, and what is false is not said. */
export const argsOf = ({ do: _do, ...args }: Act): string =>
  Object.entries(args)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : [value].flat().join(' ')))
    .join(' ');

/** An act as it is typed: "bid 4". */
export const typedForm = (act: Act): string => `${act.do} ${argsOf(act)}`.trim();

/** Who took a trick, or its two halves, and with which card: "Bo takes trick 2 with B of anchors." */
export function takenWords(table: TableNames, { n, seats, cards, taker, low }: Line): string {
  const who = Number(taker);
  const withCard = (seat: number): string => {
    const card = (cards as readonly string[])[(seats as readonly number[]).indexOf(seat)];
    return `with ${cardWords(table.rules.design.deck, card)}`;
  };
  const takes = `${nameOf(table, who)} ${verb(table, who, 'take')}`;
  if (typeof low !== 'number') return asSentence(`${takes} trick ${n} ${withCard(who)}`);
  const below = `${nameOf(table, low)} the low one ${withCard(low)}`;
  return asSentence(`${takes} the high half of trick ${n} ${withCard(who)}, ${below}`);
}

/** A finished trick with all its cards in order: "Trick 2: you 6a, Bo Ba, Cy 7a, Di Ta; Bo takes it." */
export function trickWords(table: TableNames, { n, seats, cards, taker }: Line): string {
  const { deck } = table.rules.design;
  const laid = (cards as readonly string[]).map((code, i) => {
    const card = deck.byCode.get(code) as number;
    return `${nameOf(table, (seats as readonly number[])[i])} ${cardSign(deck, card)}`;
  });
  const who = Number(taker);
  return `Trick ${n}: ${laid.join(', ')}; ${nameOf(table, who)} ${verb(table, who, 'take')} it.`;
}
