import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/**
 * States to be used again. Search copies positions by the million; taking them from a pool, nothing is allocated once it has
 * grown as large as the search is deep.
 *
 * @example const pool = new Pool(rules); const copy = pool.copy(s); rules.apply(copy, seat, move); pool.give(copy);
 */
export class Pool {
  private readonly rules: Rules;
  private readonly free: State[] = [];

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** A copy of a state; give it back when it is no longer needed. */
  copy(from: State): State {
    const into = this.free.pop() ?? this.rules.start();
    into.set(from);
    return into;
  }

  /** Takes a copy back. It must not be used any more. */
  give(copy: State): void {
    this.free.push(copy);
  }
}
