/** The solitaire in words: labels, prompts, the log. */
import type { Line } from '@followsuit/engine';
import type { Hint } from '../client/types.ts';
import { countForm, fill, words } from '../text/text.ts';
import type { Best } from './best.ts';
import {
  isAce,
  isHome,
  isSet,
  type Piece,
  type Position,
  pieceSuit,
  type Square,
  SUITS,
  type Suit,
  type Uses,
  withPointsLeft,
} from './position.ts';

const text = words.solitaire;

export const suitWord = (suit: Suit): string => text.suits[suit];

/** A coin or ace, whichever side is up. @example coinName('4s') // '4 of suns' */
function coinName(coin: string): string {
  const form = isAce(coin) ? text.ace : coin.startsWith('0') ? text.nullCoin : text.coin;
  return fill(form, { suit: suitWord(pieceSuit(coin)), value: coin[0] });
}

/** A coin, stone, ace or pawn in words. @example pieceName(position, '4s') // '4 of suns' */
export function pieceName(position: Position, piece: string): string {
  if ((SUITS as readonly string[]).includes(piece)) return fill(text.pawn, { suit: suitWord(piece as Suit) });
  const suit = suitWord(pieceSuit(piece));
  if (!position.stones.includes(piece)) return coinName(piece);
  const value = piece[0] === '0' ? text.null : piece[0];
  return fill(isSet(position, pieceSuit(piece)) ? text.setStone : text.stone, { suit, value });
}

/** Everything on a square, for a screen reader. */
export function squareName(position: Position, { name, home, coin, pawn }: Square): string {
  const parts = [
    pawn && fill(text.pawn, { suit: suitWord(pawn) }),
    coin && pieceName(position, coin),
    home && fill(isHome(position, home) ? text.homeDone : text.homeTile, { suit: suitWord(home) }),
  ].filter(Boolean);
  return `${name}: ${parts.length === 0 ? text.bare : parts.join(', ')}`;
}

/** An act in words. */
export function actWords(act: Line): string {
  const form = text.acts[act.do as keyof typeof text.acts] ?? String(act.do);
  const suit = typeof act.pawn === 'string' ? suitWord(act.pawn as Suit) : '';
  return fill(form, { coin: act.coin === undefined ? '' : coinName(String(act.coin)), to: String(act.to ?? ''), suit });
}

/** What the expert would do, and why. */
export function hintWords({ act, candidates: [best] }: Hint): string {
  const told = fill(text.hintSays, { act: actWords(act) });
  const why = best?.why === undefined ? '' : fill(text.hintWhy, { why: best.why });
  const expected = best?.expected ?? null;
  const chance = expected === null ? '' : fill(text.hintWins, { n: Math.round(100 * expected) });
  return `${told}${why}. ${chance}`.trim();
}

/** A line of the record in words, or null for those that need none. */
export function lineWords(line: Line): string | null {
  if (line.ev === 'act') return actWords(line);
  if (line.ev === 'over') return overWords(line);
  if (line.ev !== 'roll') return null;
  const dice = Object.entries(line.dice as Record<string, string>)
    .map(([suit, face]) => `${suitWord(suit as Suit)} ${face === '0' ? text.null : face}`)
    .join(', ');
  return fill(text.rolled, { turn: Number(line.turn), dice });
}

/** How it ended. */
export function overWords({ reason, turns, total }: Line): string {
  const why = text.reasons[reason as keyof typeof text.reasons] ?? '';
  const [n] = total as readonly number[];
  return fill(reason === 'home' ? text.won : text.lost, {
    turns: countForm(text.turns, Number(turns)),
    reason: why,
    n,
  });
}

/** How good a win is, by the turns it took. */
export function rating(turns: number): string {
  const { superb, veryGood, good, done } = text.ratings;
  return turns < 50 ? superb : turns < 65 ? veryGood : turns < 85 ? good : done;
}

/** How each suit stands. */
export function standing(position: Position, suit: Suit, n: number): string {
  const left = n === 1 ? text.toTurn.one : text.toTurn.other;
  const form = isHome(position, suit) ? text.suitHome : n === 0 ? text.allStones : left;
  return fill(form, { suit: suitWord(suit), n });
}

/** The best so far in words; nothing before the first game. */
export function bestWords({ played, won, turns, home }: Best): string {
  if (played === 0) return '';
  if (turns === null) return fill(text.bestHome, { n: home, played });
  return fill(text.best, { turns: countForm(text.turns, turns), won, played });
}

/** The points that a suit has left though its pawn is home. @example leftWords(position, 'suns') // '3 points left for …' */
export const leftWords = ({ points }: Position, suit: Suit): string =>
  fill(points[suit] === 1 ? text.leftForStones.one : text.leftForStones.other, {
    n: points[suit],
    suit: suitWord(suit),
  });

/** Suits, one of which is meant. */
export const suitList = (suits: readonly Suit[]): string => suits.map(suitWord).join(text.and);

/** Something about one suit or several. @example sealedWords(words.solitaire.sealed, ['moons']) */
export function sealedWords(form: { readonly one: string; readonly other: string }, suits: readonly Suit[]): string {
  const names = suits.map(suitWord);
  if (names.length === 1) return fill(form.one, { suit: names[0] });
  return fill(form.other, { suits: names.slice(0, -1).join(', '), last: names[names.length - 1] });
}

/** What is to be done now. */
export function promptOf(position: Position, { goes, flips }: Uses, held: Piece | null): string {
  if (position.phase === 'placing') {
    const tile = position.tiles[position.placed];
    return fill(text.place, { suit: suitWord(pieceSuit(tile)), n: tile[0] });
  }
  if (held !== null) {
    const form = !flips.has(held) ? text.promptPiece : goes.has(held) ? text.promptEither : text.promptFlip;
    return fill(form, { piece: pieceName(position, held) });
  }
  if (position.owed.length > 0) return fill(text.owe, { suit: suitList(position.owed) });
  if (goes.size + flips.size === 0) return text.onlyDone;
  const stones = [...goes.keys()].filter((piece) => position.stones.includes(piece));
  const left = withPointsLeft(position).filter((suit) => stones.some((stone) => pieceSuit(stone) === suit));
  if (left.length === 0) return text.prompt;
  return fill(text.promptLeft, { left: left.map((suit) => leftWords(position, suit)).join(', ') });
}
