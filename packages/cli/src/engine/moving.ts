/** The commands that begin games and move them, and what others need for that. */
import { type Act, BadDeal, IllegalAct, type Json } from '@followsuit/engine';
import type { Engine } from './engine.ts';
import type { Seated } from './registry.ts';
import { EngineProblem, linesIn, listIn, type Request, seedIn, wholeIn } from './requests.ts';

/** Requests in a batch, games in a step, acts in a list. */
export const MOST_AT_ONCE = 10_000;

export type EngineReply = Record<string, unknown>;
export type Command = (engine: Engine, request: Request) => EngineReply;

/** A seat of a game. */
export const seatIn = (request: Request, { setup }: Seated): number => wholeIn(request, 'seat', 0, setup.players - 1);

/** Where a game stands, as everybody may know. */
export function status({ number, session }: Seated): EngineReply {
  const { phase, actors, isOver: over, hands, scores } = session;
  return { game: number, phase, actors, over, hands, scores, ...(over ? { winners: session.winners } : {}) };
}

/** The numbers of the legal acts of a seat: the mask. */
export function maskOf({ session, setup }: Seated, seat: number): number[] {
  const moves = session.legalMoves(seat);
  const state = session.peek();
  return Array.from(moves, (move) => setup.acts.number(state, move));
}

/** Does an act that is given by its number or in words. */
export function doAct(game: Seated, seat: number, act: Json | undefined): void {
  const { session, setup } = game;
  try {
    if (typeof act !== 'number') {
      session.act(seat, act as Act);
      return;
    }
    const move = Number.isInteger(act) ? setup.acts.move(session.peek(), act) : -1;
    if (move < 0) throw notNow(game, seat, act);
    session.move(seat, move);
  } catch (error) {
    if (error instanceof IllegalAct) throw new EngineProblem('illegal-act', error.message, error.rule);
    throw error;
  }
}

/** Why a number is no act of this phase: the rule that the same act in words breaks. */
function notNow({ session, setup }: Seated, seat: number, number: number): EngineProblem {
  const isListed = Number.isInteger(number) && number >= 0 && number < setup.acts.size;
  const listed = isListed ? setup.acts.at(number)?.act : undefined;
  const found = session.rejected(seat, listed ?? (number as unknown as Act));
  const { rule, sentence } = found ?? { rule: 'RECORD-ACT-1', sentence: `Act ${number} is not of this phase.` };
  return new EngineProblem('illegal-act', sentence, rule);
}

export const reset: Command = ({ registry }, request) => {
  const old = request.game === undefined ? null : registry.game(request);
  const given = old?.setup ?? registry.setup(request);
  const seed = seedIn(request);
  if (request.record !== undefined) {
    const { setup, session } = registry.restore(given, linesIn(request, 'record', MOST_AT_ONCE), seed);
    return status(registry.add(setup, session));
  }
  const deals = request.deals === undefined ? undefined : linesIn(request, 'deals', MOST_AT_ONCE);
  const copies = wholeIn(request, 'count', 1, MOST_AT_ONCE, 1);
  if (!old) registry.mustHaveRoomFor(copies);
  const session = registry.open(given, { seed, deals });
  if (old) {
    old.session = session;
    return status(old);
  }
  if (copies === 1) return status(registry.add(given, session));
  const numbered = (i: number) => registry.open(given, { seed: `${session.seed}:${i + 1}`, deals });
  return { games: Array.from({ length: copies }, (_, i) => registry.add(given, numbered(i)).number) };
};

/** Many games at once: in each, the first seat that is to act does an act given by its number. */
export const step: Command = ({ registry }, request) => {
  const numbers = listIn(request, 'games', MOST_AT_ONCE);
  const acts = request.acts === undefined ? null : listIn(request, 'acts', MOST_AT_ONCE);
  if (acts && acts.length !== numbers.length)
    throw new EngineProblem('bad-request', `There are ${acts.length} acts for ${numbers.length} games.`);
  const chosen = numbers.map((number) => registry.gameWith(number));
  const answer = { actors: [] as number[], legal: [] as number[][], over: [] as boolean[] };
  const problems: Record<string, EngineReply> = {};
  for (const [i, game] of chosen.entries()) {
    try {
      if (acts && acts[i] !== null) doAct(game, game.session.actors[0] ?? 0, acts[i]);
    } catch (error) {
      problems[i] = errorReply(error);
    }
    const [seat = -1] = game.session.actors;
    answer.actors.push(seat);
    answer.legal.push(seat < 0 ? [] : maskOf(game, seat));
    answer.over.push(game.session.isOver);
  }
  return Object.keys(problems).length === 0 ? answer : { ...answer, problems };
};

/** A problem as an answer writes it. */
export function errorReply(error: unknown): EngineReply {
  if (error instanceof EngineProblem)
    return { code: error.code, text: error.message, ...(error.rule ? { rule: error.rule } : {}) };
  // Deals are given for later hands, too.
  if (error instanceof BadDeal) return errorReply(new EngineProblem('bad-deal', error.message, error.rule));
  if (process.env.FOLLOWSUIT_DEBUG) throw error;
  return { code: 'internal', text: 'Followsuit has made a mistake of its own; please report it with this request.' };
}
