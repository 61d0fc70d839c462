/** The clock and the grace of a table in words, the same as where they are chosen. */
import type { TimeControl } from '@followsuit/protocol';
import { fill, words } from '../text/text.ts';

const text = words.people;
const CLOCKS: Readonly<Record<string, string>> = words.newTable.clocks;
const GRACES: Readonly<Record<string, string>> = words.newTable.graces;

/** Null if there is no clock. @example clockWords({ kind: 'move', seconds: 86400 }) // '1 day a move' */
export function clockWords(clock: TimeControl): string | null {
  if (clock.kind === 'none') return null;
  const { seconds } = clock;
  if (clock.kind === 'move') return CLOCKS[`move-${seconds}`] ?? fill(text.clockMove, { seconds });
  const { back } = clock;
  return CLOCKS[`bank-${seconds}-${back}`] ?? fill(text.clockBank, { minutes: Math.round(seconds / 60), back });
}

/** How long a person may be away before a bot plays for them. */
export function graceWords(grace: number | null): string {
  if (grace === null) return text.noGrace;
  return fill(text.grace, { time: GRACES[grace] ?? fill(text.seconds, { n: grace }) });
}
