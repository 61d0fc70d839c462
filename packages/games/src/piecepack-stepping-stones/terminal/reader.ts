/** Reading what was typed: `4s a5`, `flip 2s`, `moons home`, `g5`; also with more words, or as JSON. */
import type { Act, Json } from '@followsuit/engine';
import { HOME, type Piece, type Suit } from '../position.ts';
import { LETTERS, SUITS } from '../suits.ts';
import { aceDue } from './choices.ts';
import type { Moment } from './moment.ts';

/** What was typed: an act that may or may not be legal, a piece that is asked about, or why it cannot be read. */
export type SolitaireInput =
  | { readonly act: Readonly<Record<string, Json>> }
  | { readonly piece: Piece }
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
  private readonly moment: Moment;

  constructor(moment: Moment) {
    this.moment = moment;
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
    if (this.moment.position.phase === 'placing') return this.place(text, what, where);
    return this.piece(text, verb, what, where);
  }

  /** `Am g5`, or the square alone: there is only one ace to be placed. */
  private place(text: string, what: string, where: string | undefined): SolitaireInput {
    const coin = this.coinNamed(what);
    const to = where ?? (coin === undefined ? what : undefined);
    if (to === undefined || !this.isPlace(to)) return { unread: this.nothing(text) };
    return { act: { do: 'place', coin: coin ?? aceDue(this.moment.position), to } };
  }

  private piece(text: string, verb: string | undefined, what: string, where: string | undefined): SolitaireInput {
    const { position, uses } = this.moment;
    if (what === HOME && where === undefined) return this.home();
    // A piece goes by its square as well; a stone under a pawn cannot move, so the pawn is meant.
    const isSquare = this.isPlace(what);
    const pawn = isSquare ? SUITS.find((suit) => position.pawns[suit] === what) : suitNamed(what);
    const coin = isSquare
      ? Object.keys(position.coins).find((each) => position.coins[each] === what)
      : this.coinNamed(what);
    if (verb === 'flip' && coin !== undefined) return { act: { do: 'flip', coin } };
    if (pawn !== undefined) return where === undefined ? { piece: pawn } : { act: { do: 'walk', pawn, to: where } };
    if (coin === undefined) return { unread: isSquare ? `Nothing lies on ${what}.` : this.nothing(text) };
    if (where === HOME) return { unread: `Only pawns go home; name a square for ${coin}.` };
    if (where !== undefined) return { act: { do: 'move', coin, to: where } };
    const flips = verb === undefined && uses.flips.has(coin) && !uses.goes.has(coin);
    return flips ? { act: { do: 'flip', coin } } : { piece: coin };
  }

  /** `home` alone, where one pawn can get there. */
  private home(): SolitaireInput {
    const { io, uses } = this.moment;
    const able = SUITS.filter((suit) => uses.goes.get(suit)?.has(HOME));
    if (able.length === 1) return { act: { do: 'walk', pawn: able[0], to: HOME } };
    if (able.length === 0) return { unread: 'No pawn can get home now.' };
    return { unread: `Say which pawn: ${io.layout.either(able.map((suit) => `${suit} home`))}.` };
  }

  private isKnown(word: string): boolean {
    return this.isPlace(word) || this.coinNamed(word) !== undefined || suitNamed(word) !== undefined;
  }

  private coinNamed(word: string): string | undefined {
    return Object.keys(this.moment.position.coins).find((name) => name.toLowerCase() === word);
  }

  private isPlace(word: string): boolean {
    return word === HOME || this.moment.rules.board.byName.has(word);
  }

  private corners(): string {
    const { size } = this.moment.rules.board;
    return `squares are a1 to ${'abcdefghij'[size - 1]}${size}`;
  }

  private nothing(text: string): string {
    const near = this.moment.io.layout.nearest(text.split(' ')[0], Object.keys(VERBS));
    const hint =
      near === undefined ? `Type ${this.example()}` : `Did you mean ${near}? Otherwise type ${this.example()}`;
    return `"${text}" is nothing that can be done here. ${hint}; ? explains.`;
  }

  /** Something that could be typed now. */
  private example(): string {
    const { position, uses } = this.moment;
    const [[piece, ways] = [undefined, undefined]] = uses.goes;
    if (ways) {
      const [to] = ways.keys();
      if (position.phase === 'placing') return `a square, such as ${to}`;
      return `${piece in position.coins ? 'a coin' : 'a pawn'} and a square, such as ${piece} ${to}`;
    }
    const [coin] = uses.flips.keys();
    return coin === undefined ? 'done' : `flip and a coin, such as flip ${coin}`;
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
  const [value = '', word = '', ...rest] = words;
  const suit = suitNamed(word);
  if (suit === undefined || !/^([0-9]|null)$/.test(value)) return [...words];
  return [(value === 'null' ? '0' : value) + letterOf(suit), ...rest];
}

const letterOf = (suit: Suit): string => LETTERS[SUITS.indexOf(suit)];

/** The suit of a name, with or without its last letter, or of its letter. */
const suitNamed = (word: string): Suit | undefined =>
  SUITS.find((name) => [name, name.slice(0, -1), letterOf(name)].includes(word));
