/** Playing games in tests. */
import {
  filled,
  type Json,
  Match,
  Random,
  Rules,
  seatsIn,
  type TrickGame,
  type View,
  viewOf,
} from '@followsuit/engine';
import { HAND, WINNERS } from '@followsuit/engine/state';
import type { Bot } from '../bot.ts';

/** Sets up a game with some options and defaults for the others. */
export const setUp = (game: TrickGame, players: number, options: Readonly<Record<string, Json>> = {}): Rules =>
  new Rules(game, players, filled(game, players, options));

/** A `score` line of the record. */
export type Score = Readonly<Record<string, Json>>;

export interface Played {
  readonly winners: readonly number[];
  readonly scores: readonly Score[];
}

/** Plays a game, up to a number of hands. `look` receives each view with the chosen move. */
export function playGame(
  rules: Rules,
  bots: readonly Bot[],
  seed: string,
  hands = 200,
  look: (view: View, move: number) => void = () => {},
): Played {
  const scores: Score[] = [];
  const match = new Match(rules, (line) => {
    if (line.ev === 'score') scores.push(line as Score);
  });
  const luck = bots.map((_, seat) => new Random(`${seed}/${seat}`));
  match.start(
    bots.map(({ name }) => name),
    seed,
  );
  while (!match.over && !(match.due !== null && match.state[HAND] === hands)) {
    if (match.due !== null) {
      match.draw(seed);
      continue;
    }
    const [seat] = seatsIn(rules.actors(match.state));
    const view = viewOf(rules, match.state, seat);
    const move = bots[seat].choose(view, luck[seat]);
    look(view, move);
    match.move(seat, move);
  }
  return { winners: seatsIn(match.state[WINNERS]), scores };
}

/** The share of games that one bot wins, sitting in each seat in turn, with other bots in all other seats. */
export function winShare(rules: Rules, bot: Bot, others: Bot, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % rules.seats;
    const bots = Array.from({ length: rules.seats }, (_, seat) => (seat === own ? bot : others));
    const { winners } = playGame(rules, bots, `share ${i}`);
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return won / games;
}
