/** What the contract suites share: every game with every number of players, every value of every option, and options mixed. */
import {
  faultIn,
  type Game,
  type Json,
  type Line,
  Match,
  type Play,
  Random,
  type State,
  seatsIn,
} from '@followsuit/engine';

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
  return game.players.flatMap((players) => {
    const random = new Random(`${game.id}/${players}`);
    const single = game.options.flatMap((option) => valuesOf(option).map((value) => ({ [option.id]: value })));
    const mixed = Array.from({ length: 8 }, () =>
      Object.fromEntries(
        game.options.map((option) => {
          const values = valuesOf(option);
          return [option.id, values[random.below(values.length)]];
        }),
      ),
    );
    return [{}, ...single, ...mixed]
      .filter((given) => faultIn(game, players, given) === null)
      .map((given) => ({ game, players, given }));
  });
}

/** The values of an option; of a range its ends and its middle. */
function valuesOf({ values }: Game['options'][number]): Json[] {
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
