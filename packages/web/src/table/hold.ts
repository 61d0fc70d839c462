/** Where the stage stops until the player continues: at the end of a hand, and after a trick if the player wants that. */
import type { Line } from '@followsuit/engine';
import type { SceneMoment } from './scene.ts';

/** What the stage waits at. */
export type HeldAt = 'hand' | 'trick';

export interface Hold {
  readonly at: HeldAt;
  /** When it continues by itself, as `Date.now()` counts; null: only when the player continues. */
  readonly until: number | null;
}

/** A moment to be shown, and whether the stage stops there. */
export interface StageStep {
  readonly moment: SceneMoment;
  readonly hold: HeldAt | null;
}

/** The moment as it was after some of its events. Nobody acts there: the acts are those of the newest moment. */
const cutAt = (moment: SceneMoment, n: number): SceneMoment => ({
  ...moment,
  events: moment.events.slice(0, n),
  acts: [],
  barred: {},
});

/**
 * The steps in which a moment is shown after `had` events: the last trick of a hand first, then its score, then the rest. With
 * `taps`, the stage stops after every trick as well.
 */
export function stepsOf(moment: SceneMoment, had: number, taps: boolean): readonly StageStep[] {
  const { events } = moment;
  const last = (ev: string, until = events.length): number => {
    const at = events.findLastIndex((line, i) => line.ev === ev && i < until);
    return at < had ? -1 : at;
  };
  const score = last('score');
  const trick = last('trick', score < 0 ? events.length : score);
  const steps: StageStep[] = [];
  if (trick >= 0 && (score >= 0 || taps)) steps.push({ moment: cutAt(moment, trick + 1), hold: taps ? 'trick' : null });
  if (score >= 0) steps.push({ moment: cutAt(moment, score + 1), hold: 'hand' });
  const shown = steps.at(-1)?.moment.events.length ?? 0;
  // Whoever takes a trick leads: the same moment offers acts.
  if (shown < events.length || moment.acts.length > 0 || steps.length === 0) steps.push({ moment, hold: null });
  return steps;
}

const KEY = 'followsuit.hand-over';

const lastHand = (events: readonly Line[]): number => Number(events.findLast(({ ev }) => ev === 'score')?.hand ?? 0);

/** Remembers which hand's end is on the screen, so that it is there again after the page is loaded again. */
export function keepHold(table: string, events: readonly Line[] | null): void {
  try {
    if (events) localStorage.setItem(KEY, `${table} ${lastHand(events)}`);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, a page that is loaded again shows the present.
  }
}

/** Whether the end of the last scored hand was on the screen when the page was left. */
export function wasHeld(table: string, events: readonly Line[]): boolean {
  try {
    return localStorage.getItem(KEY) === `${table} ${lastHand(events)}`;
  } catch {
    return false;
  }
}
