/** Positions of the solitaire for tests, written as short texts. */
import type { Options, State } from '@followsuit/engine';
import { COIN_NAMES, HOME } from '../../board.ts';
import { FACES } from '../../chance.ts';
import { filledIn } from '../../options.ts';
import { PiecepackRules } from '../../rules.ts';
import { AT, coinsOf, DUE, inPhaseOne, isHome, LATER, PAWN, STONES } from '../../state.ts';
import { SUITS } from '../../suits.ts';

export interface Position {
  readonly rules: PiecepackRules;
  readonly s: State;
}

interface Given {
  readonly options?: Options;
  /** Coins and their squares. */
  readonly coins?: string;
  /** Suits whose coins are all turned over. */
  readonly stones?: string;
  /** Suits and where their pawns stand. */
  readonly pawns?: string;
  /** Suits and faces of their dice; the others show null. Dice of suits in phase 2 are rolled, if there are any. */
  readonly dice?: string;
}

/** @example position({ stones: 'suns', pawns: 'suns c6', dice: 'suns 2' }) */
export function position({ options, coins = '', stones = '', pawns = '', dice = '' }: Given): Position {
  const rules = new PiecepackRules(filledIn(options));
  const s = rules.start();
  for (const [coin, square] of pairs(coins)) s[AT + COIN_NAMES.indexOf(coin)] = rules.board.byName.get(square)!;
  for (const suit of words(stones)) s[STONES] |= coinsOf(suitNamed(suit));
  for (const [suit, to] of pairs(pawns)) s[PAWN + suitNamed(suit)] = to === 'home' ? HOME : rules.board.byName.get(to)!;
  const two = SUITS.reduce((set, _, suit) => set | (inPhaseOne(s, suit) || isHome(s, suit) ? 0 : 1 << suit), 0);
  if (two !== 0) s[DUE] = two;
  s[LATER] = 0;
  const faces = [0, 0, 0, 0];
  for (const [suit, face] of pairs(dice)) faces[suitNamed(suit)] = (FACES as readonly string[]).indexOf(face);
  rules.roll(s, faces);
  return { rules, s };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const suitNamed = (name: string): number => (SUITS as readonly string[]).indexOf(name);

function pairs(text: string): [string, string][] {
  const list = words(text);
  return list.flatMap((word, i) => (i % 2 === 0 ? [[word, list[i + 1]] as [string, string]] : []));
}
