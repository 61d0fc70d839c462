/** The commands that think from what one seat may know: worlds, values and bots. */
import { type Bot, type Budget, botOf, bots, chooseAct, Worlds } from '@followsuit/bots';
import { GameSession, type Json, type Play, Random, type Rules, type View, viewAsJson } from '@followsuit/engine';
import { rawViewOf } from '@followsuit/engine/raw';
import { sentencesOf } from '@followsuit/games/pages';
import { viewAt } from '@followsuit/outside-bots';
import type { Engine } from './engine.ts';
import { type Command, seatIn, status } from './moving.ts';
import type { Setup } from './registry.ts';
import { EngineProblem, objectIn, type Request, seedIn, textIn, wholeIn } from './requests.ts';

const MOST_WORLDS = 1000;
const MOST_SIMULATIONS = 1_000_000;
const MOST_MS = 60_000;
const MOST_ACTS = 100_000;

const sampled = new WeakMap<Setup, Worlds>();

/** Who is asked to think: the seat of a game, or a view that an outside bot was given. */
interface Thinker {
  readonly setup: Setup;
  readonly view: View<Play>;
  /** Chance of samples and bots: never that of the deals, which it would give away. */
  readonly seed: string;
}

function thinkerIn({ registry }: Engine, request: Request): Thinker {
  const seed = (moment: string | number): string => `thinking/${seedIn(request) ?? ''}/${moment}`;
  if (request.position === undefined) {
    const game = registry.game(request);
    const { session, setup } = game;
    return { setup, view: rawViewOf(session, seatIn(request, game)), seed: seed(session.length) };
  }
  const setup = registry.setup(request);
  const position = textIn(request, 'position');
  const view = viewAt(setup.rules, position);
  if (view) return { setup, view, seed: seed(position) };
  throw new EngineProblem('bad-request', 'This "position" is not one of this setup, or it is incomplete.');
}

/** A thinker that is to act. */
function chooserIn(engine: Engine, request: Request): Thinker {
  const thinker = thinkerIn(engine, request);
  const { rules, seat, state } = thinker.view;
  if (((rules.actors(state) >> seat) & 1) !== 0) return thinker;
  throw new EngineProblem('not-to-act', `Seat ${seat} is not to act.`);
}

/** The worlds of a seat, prepared to be counted and drawn. */
function worldsOf({ setup, view }: Thinker): Worlds {
  if (!setup.tensors) throw new EngineProblem('not-for-this-game', 'This game hides no cards, so it has no worlds.');
  const found = sampled.get(setup) ?? new Worlds(setup.rules as Rules);
  sampled.set(setup, found);
  found.look(view as View);
  return found;
}

/** Draws worlds: where each hidden card could be. With `games` each becomes a game of its own, to be played on. */
export const worlds: Command = (engine, request) => {
  const { registry } = engine;
  const thinker = thinkerIn(engine, request);
  const found = worldsOf(thinker);
  const many = wholeIn(request, 'count', 1, MOST_WORLDS, 1);
  if (request.games === true) registry.mustHaveRoomFor(many);
  const random = new Random(thinker.seed);
  const { rules } = thinker.setup;
  const made: Json[] = [];
  for (let i = 0; i < many; i++) {
    const state = rules.start();
    found.draw(random, state);
    if (request.games === true) {
      const seed = `world ${random.next()}`;
      const session = new GameSession<Json>(rules, { state, seed, sentences: () => sentencesOf(rules.game) });
      made.push(registry.add(thinker.setup, session).number);
    } else {
      const { hold, away, stock } = viewAsJson({ rules: rules as Rules, seat: -1, state });
      made.push({ hold, away, stock });
    }
  }
  return request.games === true ? { games: made } : { worlds: made };
};

/** How many worlds there are. */
export const countWorlds: Command = (engine, request) => ({ worlds: worldsOf(thinkerIn(engine, request)).size });

/** What the search of `expert` thinks of the legal acts of a seat that is to act. */
export const value: Command = (engine, request) => {
  const { setup, view, seed } = chooserIn(engine, request);
  const { rules } = setup;
  const budget =
    request.ms === undefined
      ? { simulations: wholeIn(request, 'simulations', 1, MOST_SIMULATIONS, 200) }
      : { ms: wholeIn(request, 'ms', 1, MOST_MS) };
  const answer = botOf('expert', rules.game)?.answer?.(view, new Random(seed), budget);
  const acts = (answer?.candidates ?? [])
    .filter(({ expected }) => !Number.isNaN(expected))
    .map(({ move, expected, share }) => ({ act: rules.act(view.state, move), expected, share }));
  return { value: acts[0]?.expected ?? null, acts };
};

/** What a bot would do. */
export const bot: Command = (engine, request) => {
  const { setup, view, seed } = chooserIn(engine, request);
  const found = botCalled(request.bot, setup);
  const move = found.choose(view, new Random(`${seed}/${view.seat}`), budgetIn(request));
  return { act: setup.rules.act(view.state, move) };
};

/** Lets bots act in their seats until another seat is to act, or the time is over: nobody else is answered meanwhile. */
export const play: Command = ({ registry }, request) => {
  const game = registry.game(request);
  const { session, setup } = game;
  const names = objectIn(request, 'bots', {});
  for (const name of Object.values(names)) botCalled(name, setup);
  const budget = budgetIn(request);
  const most = wholeIn(request, 'acts', 1, MOST_ACTS, 1000);
  const end = performance.now() + wholeIn(request, 'ms', 1, MOST_MS, MOST_MS);
  let played = 0;
  for (; played < most && (played === 0 || performance.now() < end); played++) {
    const seat = session.actors.find((each) => names[each] !== undefined);
    if (seat === undefined) break;
    const seed = `thinking/${seedIn(request) ?? ''}/${session.length}/${seat}`;
    session.act(seat, chooseAct(String(names[seat]), session, seat, { seed, budget }));
  }
  return { played, ...status(game) };
};

function botCalled(name: Json | undefined, { rules }: Setup): Bot {
  const found = typeof name === 'string' ? botOf(name, rules.game) : undefined;
  if (found) return found;
  const known = bots.map((each) => each.name).join(', ');
  throw new EngineProblem('bad-request', `There is no bot ${JSON.stringify(name)}; there are ${known}.`);
}

const budgetIn = (request: Request): Budget | undefined =>
  request.simulations === undefined ? undefined : { simulations: wholeIn(request, 'simulations', 1, MOST_SIMULATIONS) };
