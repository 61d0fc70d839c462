/** The solitaire in words, for browser and terminal: names, prompts, the log, how it stands. `text` is `table` of words.en.ts. */
import type { Line, Options } from '@followsuit/engine';
import { counted, fill, type Scene, type WordsOf, wordIn } from '@followsuit/present';
import type { Best } from './best.ts';
import {
  homeCount,
  isAce,
  isHome,
  isSet,
  type Piece,
  type Position,
  pieceSuit,
  type Square,
  type Suit,
  toTurn,
  type Uses,
  withPointsLeft,
} from './position.ts';
import { SUITS } from './suits.ts';
import type { table as english } from './words.en.ts';

export type PiecepackWords = WordsOf<typeof english>;

/** The table as the browser draws it. */
export interface PiecepackScene extends Omit<Scene, 'view' | 'words'> {
  readonly view: Position;
  readonly words: PiecepackWords;
}

type Text = PiecepackWords;

/** A coin or ace, whichever side is up. @example coinName(text, '4s') // '4 of suns' */
function coinName(text: Text, coin: string): string {
  const form = isAce(coin) ? text.ace : coin.startsWith('0') ? text.nullCoin : text.coin;
  return fill(form, { suit: text.suits[pieceSuit(coin)], value: coin[0] });
}

/** A coin, stone, ace or pawn in words. @example pieceName(text, position, '4s') // '4 of suns' */
export function pieceName(text: Text, position: Position, piece: Piece): string {
  if ((SUITS as readonly string[]).includes(piece)) return fill(text.pawn, { suit: text.suits[piece as Suit] });
  if (!position.stones.includes(piece)) return coinName(text, piece);
  const suit = pieceSuit(piece);
  const value = piece[0] === '0' ? text.null : piece[0];
  return fill(isSet(position, suit) ? text.setStone : text.stone, { suit: text.suits[suit], value });
}

/** Everything on a square, for a screen reader. */
export function squareName(text: Text, position: Position, { name, home, coin, pawn }: Square): string {
  const parts = [
    pawn && fill(text.pawn, { suit: text.suits[pawn] }),
    coin && pieceName(text, position, coin),
    home && fill(isHome(position, home) ? text.homeDone : text.homeTile, { suit: text.suits[home] }),
  ].filter(Boolean);
  return `${name}: ${parts.length === 0 ? text.bare : parts.join(', ')}`;
}

/** An act in words. @example actWords(text, { do: 'flip', coin: '4s' }) // 'turn the 4 of suns over' */
export function actWords(text: Text, { do: name, coin, pawn, to }: Line): string {
  return fill(wordIn(text.acts, name), {
    coin: coin === undefined ? '' : coinName(text, String(coin)),
    to: String(to ?? ''),
    suit: wordIn(text.suits, pawn),
  });
}

/** A line of the record in words, or null for those that need none. */
export function lineWords(text: Text, line: Line): string | null {
  if (line.ev === 'act') return actWords(text, line);
  if (line.ev === 'over') return overWords(text, line);
  if (line.ev !== 'roll') return null;
  const dice = Object.entries(line.dice as Record<string, string>)
    .map(([suit, face]) => `${wordIn(text.suits, suit)} ${face === '0' ? text.null : face}`)
    .join(', ');
  return fill(text.rolled, { turn: Number(line.turn), dice });
}

/** How it ended. */
export function overWords(text: Text, { reason, turns, total }: Line): string {
  const [n] = total as readonly number[];
  return fill(reason === 'home' ? text.won : text.lost, {
    turns: counted(Number(turns), text.turns),
    reason: wordIn(text.reasons, reason),
    n,
  });
}

/** How good a win is, by the turns it took; the page rates the base game alone. */
export function rating({ ratings }: Text, { board, aces, revealOrder }: Options, { reason, turns }: Line): string {
  if (reason !== 'home' || board !== 'small' || aces !== 'none' || revealOrder !== 'free') return '';
  const n = Number(turns);
  return n < 50 ? ratings.superb : n < 65 ? ratings.veryGood : n < 85 ? ratings.good : ratings.done;
}

/** The turn, and its part where it has two. */
export const turnWords = (text: Text, { turn }: Position, part: number): string =>
  `${turn === 0 ? text.placing : fill(text.turn, { turn })}${text.parts[part]}`;

/** "1 of 4 pawns home". */
export const homeWords = (text: Text, position: Position): string => fill(text.pawnsHome, { n: homeCount(position) });

/** How a suit stands. @example standing(text, position, 'suns') // 'suns: 3 coins to turn' */
export function standing(text: Text, position: Position, suit: Suit): string {
  const n = toTurn(position, suit);
  const form = isHome(position, suit) ? text.suitHome : n === 0 ? text.allStones : text.toTurn;
  return fill(form, { suit: text.suits[suit], coins: counted(n, text.coins) });
}

/** The best so far in words; nothing before the first game. */
export function bestWords(text: Text, { played, won, turns, home }: Best): string {
  if (played === 0) return '';
  if (turns === null) return fill(text.bestHome, { n: home, played });
  return fill(text.best, { turns: counted(turns, text.turns), won, played });
}

/** The best with the game that `over` ends; says so if that game is better than those before. */
export const resultWords = (text: Text, over: Line, best: Best): string =>
  over.reason === 'home' && best.won > 1 && best.turns === over.turns ? text.newBest : bestWords(text, best);

/** The points that a suit has left though its pawn is home. @example leftWords(text, position, 'suns') // '3 points left for …' */
export const leftWords = (text: Text, { points }: Position, suit: Suit): string =>
  fill(text.leftForStones, { points: counted(points[suit], text.point), suit: text.suits[suit] });

/** That these suits have points left, and until when. */
export const allLeftWords = (text: Text, position: Position, suits: readonly Suit[]): string =>
  fill(text.promptLeft, { left: suits.map((suit) => leftWords(text, position, suit)).join(', ') });

/** Suits, one of which is meant. */
export const suitList = (text: Text, suits: readonly Suit[]): string =>
  suits.map((suit) => text.suits[suit]).join(text.and);

/** Something about one suit or several. @example suitsWords(text, text.sealed, ['moons']) */
export function suitsWords(
  text: Text,
  form: { readonly one: string; readonly other: string },
  suits: readonly Suit[],
): string {
  const names = suits.map((suit) => text.suits[suit]);
  if (names.length === 1) return fill(form.one, { suit: names[0] });
  return fill(form.other, { suits: names.slice(0, -1).join(', '), last: names[names.length - 1] });
}

/** What it is all about at this moment, in one short line. */
export function goalOf(text: Text, position: Position, { aces }: Options): string {
  if (position.phase === 'placing') return String(aces).endsWith('blocks') ? text.goalBlock : text.goalStone;
  const walking = SUITS.filter((suit) => toTurn(position, suit) === 0 && !isHome(position, suit));
  return walking.length === 0 ? text.goalLay : suitsWords(text, text.goalWalk, walking);
}

/** What is to be done now. */
export function promptOf(text: Text, position: Position, { goes, flips }: Uses, held: Piece | null): string {
  if (position.phase === 'placing') {
    const tile = position.tiles[position.placed];
    return fill(text.place, { suit: text.suits[pieceSuit(tile)], n: tile[0] });
  }
  if (held !== null) {
    const form = !flips.has(held) ? text.promptPiece : goes.has(held) ? text.promptEither : text.promptFlip;
    return fill(form, { piece: pieceName(text, position, held) });
  }
  if (position.owed.length > 0) return fill(text.owe, { suit: suitList(text, position.owed) });
  if (goes.size + flips.size === 0) return text.onlyDone;
  const stones = [...goes.keys()].filter((piece) => position.stones.includes(piece));
  const left = withPointsLeft(position).filter((suit) => stones.some((stone) => pieceSuit(stone) === suit));
  return left.length === 0 ? text.prompt : allLeftWords(text, position, left);
}
