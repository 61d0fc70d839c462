/** Positions for tests: random options, random play, and a state as the naive reference sees it. */
import type { Json, Option, Options, Random, State } from '@followsuit/engine';
import { DONE, kindOf, MOVES_LIMIT, RESIGN } from '../acts.ts';
import { COIN_NAMES, HOME, shownBy } from '../board.ts';
import { filledIn, OPTIONS } from '../options.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, coinsOf, isStone, isVacant, PAWN, STONES, TURN } from '../state.ts';
import { LETTERS } from '../suits.ts';
import type { Position } from './reference.ts';

const LIMITS = [0, 10, 25];

/** Random options; of the turn limits only a few. */
export function anyOptions(random: Random): Options {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const of = ({ values }: Option): readonly Json[] => ('low' in values ? LIMITS : values);
  return filledIn(Object.fromEntries(OPTIONS.map((option) => [option.id, pick(of(option))])));
}

const out = new Int32Array(MOVES_LIMIT);

/** A player that takes any act; it ends parts and gives up less often than chance alone would, and at last gives up. */
export function carefree(patience: number) {
  return (rules: PiecepackRules, s: State, random: Random): number => {
    const n = rules.moves(s, 0, out);
    if (s[TURN] > patience) return out[n - 1];
    const rest = out.subarray(0, n).filter((move) => kindOf(move) !== RESIGN && kindOf(move) !== DONE);
    if (rest.length > 0 && random.below(5) > 0) return rest[random.below(rest.length)];
    return n > 1 && kindOf(out[n - 2]) === DONE ? out[n - 2] : out[random.below(n - 1)];
  };
}

/** Turns suits over and throws coins and pawns about, so that rare positions come up; before a roll. */
export function stir(rules: PiecepackRules, s: State, random: Random): void {
  const { board } = rules;
  const isFree = (square: number): boolean => isVacant(s, square) && board.names[square] !== undefined;
  const anywhere = (): number => {
    for (;;) {
      const square = random.below(board.squares);
      if (isFree(square)) return square;
    }
  };
  for (let suit = 0; suit < 4; suit++) {
    const turned = random.below(3) > 0;
    if (turned) s[STONES] |= coinsOf(suit);
    // The coins lie in a chain from the pawn, as in play, or from anywhere.
    let last = s[PAWN + suit];
    for (let i = 0; i < 5; i++) {
      if (shownBy(i) === 0 && !turned) continue;
      const near = [...board.steps[last]].filter(isFree);
      last = near.length > 0 && random.below(6) > 0 ? near[random.below(near.length)] : anywhere();
      s[AT + suit * 5 + i] = last;
    }
    if (!turned) continue;
    if (random.below(2) === 0) s[PAWN + suit] = s[AT + suit * 5 + random.below(5)];
    else if (random.below(8) === 0) s[PAWN + suit] = HOME;
  }
}

export function positionOf({ board, options }: PiecepackRules, s: State): Position {
  const on = COIN_NAMES.flatMap((name, coin) =>
    s[AT + coin] < 0 ? [] : [[name, board.names[s[AT + coin]]!] as const],
  );
  return {
    large: options.board === 'large',
    acesAreStones: String(options.aces).endsWith('stones'),
    coins: new Map(on),
    stones: new Set(COIN_NAMES.filter((_, coin) => coin < 20 && isStone(s, coin))),
    pawns: new Map(Array.from(LETTERS, (letter, suit) => [letter, board.names[s[PAWN + suit]]!])),
  };
}
