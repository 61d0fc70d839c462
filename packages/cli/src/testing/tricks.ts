/** A game of tricks set up as it is typed, for tests. */
import { Rules } from '@followsuit/engine';
import { type Setup, setUp } from '../setup.ts';

export function tricksOf(id: string, setup?: Setup): Rules {
  const play = setUp(id, setup);
  if (!(play instanceof Rules)) throw new Error(`${id} is no game of tricks.`);
  return play;
}
