/** Follows the script of a lesson: both the page, for suggestions, and the worker, for the bots. */
import type { Act, Line } from '@followsuit/engine';
import type { ScriptedAct } from '@followsuit/present';

/** Whether a line of the record is this act. */
const isSame = (line: Line, { seat, ...act }: ScriptedAct): boolean =>
  line.seat === seat &&
  Object.entries(act).every(([name, value]) => JSON.stringify(line[name]) === JSON.stringify(value));

const actsOf = (events: readonly Line[], seat: number): Line[] =>
  events.filter((line) => line.ev === 'act' && line.seat === seat);

/**
 * Whether the learner has done everything as scripted so far. Nobody else departs from the script before the learner does, and
 * acts that others did in secret cannot be compared.
 */
export function isOnScript(script: readonly ScriptedAct[], events: readonly Line[], learner: number): boolean {
  const own = script.filter(({ seat }) => seat === learner);
  return actsOf(events, learner).every((line, i) => i >= own.length || isSame(line, own[i]));
}

/**
 * What the script prescribes for a seat now; undefined if the learner has departed from it, or at its end.
 *
 * @example scriptedAct(lesson.script, events, { learner: 3, seat: 0 }) // { do: 'pass' }
 */
export function scriptedAct(
  script: readonly ScriptedAct[],
  events: readonly Line[],
  { learner, seat }: { readonly learner: number; readonly seat: number },
): Act | undefined {
  if (!isOnScript(script, events, learner)) return undefined;
  const found = script.filter((act) => act.seat === seat)[actsOf(events, seat).length];
  if (!found) return undefined;
  const { seat: _, ...act } = found;
  return act as Act;
}
