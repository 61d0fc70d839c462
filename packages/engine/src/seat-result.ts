/** What a finished game was to one seat: its place, and the bids that it made. Read from the record alone. */
import type { Game } from './game.ts';
import type { Line } from './play.ts';

/** The lines of one hand that statistics need. */
export interface HandRecord {
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  readonly acts: readonly Line[];
  readonly score: Line;
}

export interface SeatResult {
  readonly won: boolean;
  /** 1 is the best; sides on the same total share a place. Null in a solitaire, and where totals do not tell. */
  readonly place: number | null;
  /** The hands in which the seat bid, or chose a contract, and those of them in which it made it. */
  readonly bids: number;
  readonly made: number;
}

/** The results of a score line that count as a bid made. */
const MADE: readonly unknown[] = ['exact', 'made', 'over'];
/** Those that count as a bid: a hand that was thrown in does not. */
const JUDGED: readonly unknown[] = [...MADE, 'missed'];

/**
 * Whether a seat made its bid, by what score lines say (docs/record.md): the `bidder`, and the `result` of the bid. Games
 * that tell it otherwise have a `madeBid` of their own.
 */
export function madeBidByResult({ score }: HandRecord, seat: number): boolean | null {
  return score.bidder === seat && JUDGED.includes(score.result) ? MADE.includes(score.result) : null;
}

/**
 * The result of a finished game for a seat; null if its record does not end with the end of the game.
 *
 * @example seatResult(coralon, lines, 0) // { won: true, place: 1, bids: 3, made: 2 }
 */
export function seatResult(game: Game, lines: readonly Line[], seat: number): SeatResult | null {
  const [first, over] = [lines[0], lines.at(-1)];
  if (over?.ev !== 'over' || first?.ev !== 'game') return null;
  const sides = (first.sides ?? []) as HandRecord['sides'];
  const winners = over.winners as readonly number[];
  const judged = scoredHands(lines, sides).map((hand) => (game.madeBid ?? madeBidByResult)(hand, seat));
  return {
    won: winners.includes(seat),
    place: sides.length < 2 ? null : placeOf(sides, winners, over.total as readonly number[], seat),
    bids: judged.filter((made) => made !== null).length,
    made: judged.filter((made) => made === true).length,
  };
}

function scoredHands(lines: readonly Line[], sides: HandRecord['sides']): HandRecord[] {
  const hands: HandRecord[] = [];
  let acts: Line[] = [];
  for (const line of lines) {
    if (line.ev === 'deal') acts = [];
    else if (line.ev === 'act') acts.push(line);
    else if (line.ev === 'score') hands.push({ sides, acts, score: line });
  }
  return hands;
}

/** Whether the highest total wins or the lowest shows in the winners' total. */
function placeOf(
  sides: HandRecord['sides'],
  winners: readonly number[],
  total: readonly number[],
  seat: number,
): number | null {
  if (winners.includes(seat)) return 1;
  const hasWon = (side: number): boolean => winners.includes(sides[side][0]);
  const all = sides.map((_, side) => side);
  const best = total[all.findIndex(hasWon)];
  const own = total[sides.findIndex((side) => side.includes(seat))];
  const sign = all.every((side) => total[side] <= best) ? 1 : all.every((side) => total[side] >= best) ? -1 : 0;
  if (sign === 0) return null;
  return 1 + all.filter((side) => hasWon(side) || (total[side] - own) * sign > 0).length;
}
