/** What the contract suites share: every game with every number of players, every value of every option, and options mixed. */
import {
  type Game,
  type Json,
  type Line,
  Match,
  type Option,
  type Play,
  Random,
  type State,
  seatsIn,
} from '@followsuit/engine';
import { combinationsOf } from './option-combinations.ts';

/** Games a run, spread over all tables; more with FOLLOWSUIT_GAMES=10000. */
export const RUNS = Number(process.env.FOLLOWSUIT_GAMES ?? 2000);
/** Hands after which a test leaves a game: one of each table is played to its end, or nearly. */
export const WHOLE = 20;
export const SHORT = 2;

export interface Table<G extends Game> {
  readonly game: G;
  readonly players: number;
  readonly given: Record<string, Json>;
}

export function tablesOf<G extends Game>(game: G): Table<G>[] {
  return game.players.flatMap((players) =>
    combinationsOf(game, players, valuesOf, 8).map((given) => ({ game, players, given })),
  );
}

/** The values of an option; of a range its ends and its middle. */
export function valuesOf({ values }: Pick<Option, 'values'>): Json[] {
  if (!('low' in values)) return [...values];
  const { low, high, or } = values;
  return [low, high, Math.floor((low + high) / 2), ...(or === undefined ? [] : [or])];
}

export const out = new Int32Array(4096);

/** Plays a game with acts at random, and looks at every state before an act. */
export function playAtRandom<P extends Play>(
  rules: P,
  seed: string,
  look: (s: State, seat: number) => void,
  rounds = SHORT,
): { lines: Line[]; match: Match<P> } {
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`${seed}/acts`);
  const s = match.state;
  match.start(
    Array.from({ length: rules.seats }, (_, seat) => `seat ${seat}`),
    seed,
  );
  while (!match.over && !(match.due !== null && rules.rounds(s) === rounds)) {
    if (match.due !== null) {
      match.draw(seed);
      continue;
    }
    const seats = seatsIn(rules.actors(s));
    const seat = seats[random.below(seats.length)];
    look(s, seat);
    const n = rules.moves(s, seat, out);
    match.move(seat, out[random.below(n)]);
  }
  return { lines, match };
}

/** For what is looked at in every state: many times cheaper than `expect`. */
export function sure(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
