/** A game of tricks set up as it is typed, for tests. */
import { Rules } from '@followsuit/engine';
import { type SetupFlags, setUp } from '../setup.ts';

export function tricksOf(id: string, setup?: SetupFlags): Rules {
  const play = setUp(id, setup);
  if (!(play instanceof Rules)) throw new Error(`${id} is no game of tricks.`);
  return play;
}
