/** A trick-taking game set up from arguments, and a seat's scene of it, for tests. */
import { type Line, Rules, type State, viewOf } from '@followsuit/engine';
import { plain } from '@followsuit/present';
import { type Presentation, type SeatScene, seatScene } from '../scene.ts';
import { tableNames } from '../seating.ts';
import { findGame, type SetupFlags, setUp } from '../setup.ts';

export function tricksOf(id: string, setup?: SetupFlags): Rules {
  const play = setUp(findGame(id), setup);
  if (!(play instanceof Rules)) throw new Error(`${id} is no game of tricks.`);
  return play;
}

/** A seat's scene; presented by the plain presenter by default. */
export const seenBy = (
  rules: Rules,
  s: State,
  you: number,
  events: readonly Line[] = [],
  presentation: Presentation = { presenter: plain, words: {} },
): SeatScene =>
  seatScene({ rules, names: tableNames(rules.seats, you), you, presentation }, viewOf(rules, s, you), events);
