/** One game between bots, from a seed. */
import { type Line, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { Forfeit } from '@followsuit/outside-bots';

/** Hands, or turns, after which a game is abandoned: random play may never end. */
export const HANDS_LIMIT = 1000;

/** A move that a player chose, or will have chosen: outside bots are processes of their own. */
export type ChosenMove = number | Promise<number>;

/** Who plays a seat: a `Bot`, or an outside bot. */
export interface SeatPlayer {
  readonly name: string;
  choose(view: View<Play>, random: Random): ChosenMove;
}

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
 * give the same game. A bot that forfeits ends it, unfinished.
 *
 * @example playGame(rules, [simple, simple, random], '7:1', 1000, (line) => lines.push(line))
 */
export async function playGame(
  rules: Play,
  bots: readonly SeatPlayer[],
  seed: string,
  hands: number,
  write: (line: Line) => void,
): Promise<GameOutcome> {
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
    const chosen = bots[seat].choose(rules.view(s, seat), luck[seat]);
    const move = typeof chosen === 'number' ? chosen : await chosen.catch(nullIfForfeited);
    if (move === null) break;
    match.move(seat, move);
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

function nullIfForfeited(error: unknown): null {
  if (error instanceof Forfeit) return null;
  throw error;
}
