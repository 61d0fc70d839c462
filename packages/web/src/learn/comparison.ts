/** The learner's hand and the coach's, side by side. */
import type { Act, Line } from '@followsuit/engine';
import { actOf, type Lesson } from '@followsuit/present';

/** What a seat made of a hand; null where the game has no such thing. */
export interface HandOutcome {
  /** The tricks of the seat's side. */
  readonly tricks: number | null;
  /** What its side scored. */
  readonly points: number | null;
  readonly tally: number | null;
}

/** The first thing that the coach did differently. */
export interface FirstDifference {
  /** The number of the trick; 0 before the tricks. */
  readonly trick: number;
  readonly own: Act;
  readonly coach: Act;
}

/** The first hand of a record. */
function firstHand(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ ev }) => ev === 'score');
  return end < 0 ? lines : lines.slice(0, end + 1);
}

/** @example outcomeOf(lesson, await localRecord(id)) // { tricks: 7, points: 7, tally: null } */
export function outcomeOf({ seat, tally }: Pick<Lesson, 'seat' | 'tally'>, lines: readonly Line[]): HandOutcome {
  const hand = firstHand(lines);
  const sides = (lines[0]?.sides ?? []) as readonly (readonly number[])[];
  const side = sides.findIndex((seats) => seats.includes(seat));
  const tricks = hand.filter(({ ev }) => ev === 'trick');
  const score = hand.find(({ ev }) => ev === 'score');
  return {
    tricks: tricks.length > 0 ? tricks.filter(({ taker }) => sides[side]?.includes(Number(taker))).length : null,
    points: score ? (score.delta as readonly number[])[side] : null,
    tally: tally?.(hand) ?? null,
  };
}

/** The first act of the seat that differs, or null if there is none. */
export function differenceOf(seat: number, own: readonly Line[], coach: readonly Line[]): FirstDifference | null {
  const acts = (lines: readonly Line[]) => {
    let trick = 0;
    return firstHand(lines).flatMap((line) => {
      if (line.ev === 'trick') trick++;
      return line.ev === 'act' && line.seat === seat
        ? [{ act: actOf(line), trick: line.do === 'play' ? trick + 1 : 0 }]
        : [];
    });
  };
  const [mine, theirs] = [acts(own), acts(coach)];
  const at = mine.findIndex(({ act }, i) => i < theirs.length && JSON.stringify(act) !== JSON.stringify(theirs[i].act));
  return at < 0 ? null : { trick: mine[at].trick, own: mine[at].act, coach: theirs[at].act };
}
