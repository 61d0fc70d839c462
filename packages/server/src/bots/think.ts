/** What a worker does: sets up the game, unless it has done so before, and lets the bot choose. */
import { botOf } from '@followsuit/bots';
import { type Options, type Play, Random, type State } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';

/** A question to a bot. It carries a view, never a state: nothing that the seat may not see goes to the worker. */
export interface Question {
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seat: number;
  readonly state: State;
  readonly seed: string;
}

const KEPT = 100;
const kept = new Map<string, Play>();

function rulesFor({ game: id, players, options }: Question): Play {
  const name = JSON.stringify([id, players, options]);
  const found = kept.get(name) ?? gameOf(id)?.setUp(players, options);
  if (!found) throw new Error(`There is no game ${id}.`);
  if (kept.size === KEPT) kept.clear();
  kept.set(name, found);
  return found;
}

export function think(question: Question): number {
  const bot = botOf(question.bot);
  if (!bot) throw new Error(`There is no bot ${question.bot}.`);
  const { seat, state, seed } = question;
  return bot.choose({ rules: rulesFor(question), seat, state }, new Random(seed));
}
