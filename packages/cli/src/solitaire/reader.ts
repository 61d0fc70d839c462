/** Reading what was typed: `4s a5`, `flip 2s`, `moons home`, `g5`; also with more words, or as JSON. */
import type { Act, Json, State } from '@followsuit/engine';
import {
  COIN_NAMES,
  HOME,
  LETTERS,
  PHASE,
  type PiecepackRules,
  PLACING,
  SUITS,
} from '@followsuit/games/piecepack-stepping-stones';
import { nearest } from '../errors.ts';
import { either } from '../text.ts';
import { coinAt, pawnAt } from './board.ts';
import { aceDue, type Uses } from './choices.ts';

/** What was typed: an act that may or may not be legal, a piece that is asked about, or why it cannot be read. */
export type SolitaireInput =
  | { readonly act: Readonly<Record<string, Json>> }
  | { readonly coin: number }
  | { readonly pawn: number }
  | { readonly unread: string };

/** Verbs, and what they mean. */
const VERBS: Readonly<Record<string, string>> = {
  place: 'place',
  put: 'place',
  move: 'move',
  flip: 'flip',
  turn: 'flip',
  walk: 'walk',
  done: 'done',
  end: 'done',
  resign: 'resign',
};

/** Words that say nothing. */
const FILLERS = ['', 'to', 'the', 'of', 'over', 'pawn', 'coin', 'stone', 'ace', 'on'];

export class SolitaireReader {
  private readonly rules: PiecepackRules;
  private readonly s: State;
  private readonly uses: Uses;

  constructor(rules: PiecepackRules, s: State, uses: Uses) {
    this.rules = rules;
    this.s = s;
    this.uses = uses;
  }

  read(text: string): SolitaireInput {
    if (text.startsWith('{')) return readJson(text);
    const words = text
      .toLowerCase()
      .split(/[\s,;>→-]+/)
      .filter((word) => !FILLERS.includes(word));
    const verb = VERBS[words[0]];
    const rest = joined(verb === undefined ? words : words.slice(1));
    if (rest.length > 2)
      return { unread: `"${text}" is more than one thing to do; type one at a time, such as ${this.example()}.` };
    if (verb === 'done' || verb === 'resign') return { act: { do: verb } };
    const [what, where] = rest;
    if (what === undefined || !this.isKnown(what)) return { unread: this.nothing(text) };
    if (where !== undefined && !this.isPlace(where))
      return { unread: `There is no square ${where}; ${this.corners()}.` };
    if (this.s[PHASE] === PLACING) return this.place(text, what, where);
    return this.piece(text, verb, what, where);
  }

  /** `Am g5`, or the square alone: there is only one ace to be placed. */
  private place(text: string, what: string, where: string | undefined): SolitaireInput {
    const coin = coinNamed(what);
    const to = where ?? (coin < 0 ? what : undefined);
    if (to === undefined || !this.isPlace(to)) return { unread: this.nothing(text) };
    return { act: { do: 'place', coin: COIN_NAMES[coin < 0 ? aceDue(this.s) : coin], to } };
  }

  private piece(text: string, verb: string | undefined, what: string, where: string | undefined): SolitaireInput {
    if (what === 'home' && where === undefined) return this.home();
    const square = this.rules.board.byName.get(what);
    // A piece goes by its square as well; a stone under a pawn cannot move, so the pawn is meant.
    const pawn = square === undefined ? suitNamed(what) : pawnAt(this.s, square);
    const coin = square === undefined ? coinNamed(what) : coinAt(this.s, square);
    if (verb === 'flip' && coin >= 0) return { act: { do: 'flip', coin: COIN_NAMES[coin] } };
    if (pawn >= 0) return where === undefined ? { pawn } : { act: { do: 'walk', pawn: SUITS[pawn], to: where } };
    if (coin < 0) return { unread: square === undefined ? this.nothing(text) : `Nothing lies on ${what}.` };
    if (where === 'home') return { unread: `Only pawns go home; name a square for ${COIN_NAMES[coin]}.` };
    if (where !== undefined) return { act: { do: 'move', coin: COIN_NAMES[coin], to: where } };
    const flips = verb === undefined && this.uses.flips.includes(coin) && !this.uses.coins.has(coin);
    return flips ? { act: { do: 'flip', coin: COIN_NAMES[coin] } } : { coin };
  }

  /** `home` alone, where one pawn can get there. */
  private home(): SolitaireInput {
    const able = [...this.uses.pawns].filter(([, places]) => places.includes(HOME)).map(([suit]) => suit);
    if (able.length === 1) return { act: { do: 'walk', pawn: SUITS[able[0]], to: 'home' } };
    if (able.length === 0) return { unread: 'No pawn can get home now.' };
    return { unread: `Say which pawn: ${either(able.map((suit) => `${SUITS[suit]} home`))}.` };
  }

  private isKnown(word: string): boolean {
    return this.isPlace(word) || coinNamed(word) >= 0 || suitNamed(word) >= 0;
  }

  private isPlace(word: string): boolean {
    return word === 'home' || this.rules.board.byName.has(word);
  }

  private corners(): string {
    const { size } = this.rules.board;
    return `squares are a1 to ${'abcdefghij'[size - 1]}${size}`;
  }

  private nothing(text: string): string {
    const near = nearest(text.split(' ')[0], Object.keys(VERBS));
    const hint =
      near === undefined ? `Type ${this.example()}` : `Did you mean ${near}? Otherwise type ${this.example()}`;
    return `"${text}" is nothing that can be done here. ${hint}; ? explains.`;
  }

  /** Something that could be typed now. */
  private example(): string {
    const { names } = this.rules.board;
    const { places, coins, flips, pawns } = this.uses;
    if (places.length > 0) return `a square, such as ${names[places[0]]}`;
    for (const [coin, [to]] of coins) return `a coin and a square, such as ${COIN_NAMES[coin]} ${names[to]}`;
    for (const [suit, [to]] of pawns) return `a pawn and a square, such as ${SUITS[suit]} ${names[to]}`;
    return flips.length > 0 ? `flip and a coin, such as flip ${COIN_NAMES[flips[0]]}` : 'done';
  }
}

function readJson(text: string): SolitaireInput {
  try {
    const act: unknown = JSON.parse(text);
    if (typeof act === 'object' && act !== null && !Array.isArray(act)) return { act: act as Act };
  } catch {}
  return { unread: 'That is not a JSON object.' };
}

/** "4 suns" and "null moons" as coins. */
function joined(words: readonly string[]): string[] {
  const [value, suit, ...rest] = words;
  const letter = suit !== undefined && suitNamed(suit) >= 0 ? LETTERS[suitNamed(suit)] : '';
  return /^([0-9]|null)$/.test(value ?? '') && letter !== ''
    ? [(value === 'null' ? '0' : value) + letter, ...rest]
    : [...words];
}

/** The coin of a name, or −1. */
const coinNamed = (word: string): number => COIN_NAMES.findIndex((name) => name.toLowerCase() === word);

/** The suit of a name, with or without its last letter, or of its letter; or −1. */
const suitNamed = (word: string): number =>
  SUITS.findIndex((name, suit) => [name, name.slice(0, -1), LETTERS[suit]].includes(word));
