/** One game between bots, from a seed. */
import type { Bot } from '@followsuit/bots';
import { type Line, Match, type Play, Random, seatsIn } from '@followsuit/engine';

/** Hands, or turns, after which a game is abandoned: random play may never end. */
export const HANDS_LIMIT = 1000;

/** The outcome of a game. */
export interface GameOutcome {
  /** The winning seats; none if a solitaire was lost, or the game was abandoned. */
  readonly winners: readonly number[];
  readonly finished: boolean;
  /** The total of each side. */
  readonly total: readonly number[];
  /** The number of finished hands, or turns. */
  readonly hands: number;
  readonly acts: number;
}

/**
 * Plays a game. Deals come from the seed, and each bot has a random stream of its own, so that the same seed and bots always
 * give the same game.
 *
 * @example playGame(rules, [simple, simple, random], '7:1', 1000, (line) => lines.push(line))
 */
export function playGame(
  rules: Play,
  bots: readonly Bot[],
  seed: string,
  hands: number,
  write: (line: Line) => void,
): GameOutcome {
  const match = new Match(rules, write);
  const luck = bots.map((_, seat) => new Random(`${seed}/bot/${seat}`));
  const order = new Random(`${seed}/order`);
  const s = match.state;
  let acts = 0;
  match.start(
    bots.map(({ name }, seat) => `${name} ${seat}`),
    seed,
  );
  while (!match.over) {
    if (match.due !== null) {
      if (rules.rounds(s) === hands) break;
      match.draw(seed);
      continue;
    }
    const seats = seatsIn(rules.actors(s));
    // If acts are seen at once, the order of the seats matters.
    const seat = seats[rules.inTheOpen(s) ? order.below(seats.length) : 0];
    match.move(seat, bots[seat].choose(rules.view(s, seat), luck[seat]));
    acts++;
  }
  return {
    winners: seatsIn(rules.winners(s)),
    finished: match.over,
    total: rules.totals(s),
    hands: rules.rounds(s),
    acts,
  };
}
