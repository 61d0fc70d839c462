/**
 * Finding players for a game with its usual options: a seat at a public table that waits for players, or a new table. One
 * request at a time, so that two people who look at the same moment meet.
 */
import { filled, type Game, type Options } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { isProblem, type Problem, problem, type TableInfo } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import type { ServerContext } from '../context.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import { openTablesOf } from '../store/table-lists.ts';
import { GONE, startIfComplete } from './gathering.ts';
import { leaveSeat, takeSeat } from './seat-changes.ts';
import type { ServerTable } from './server-table.ts';
import type { TableRouter } from './table-router.ts';
import type { TablePerson, Tables } from './tables.ts';

/** Who looks for players, and from which network, where that is limited. */
export interface MatchPerson extends TablePerson {
  readonly network?: string;
}

/** Milliseconds for which a table may be nowhere that people are looking at: others for the same game wait behind them. */
const PATIENCE = 1000;

const NOT_THIS_ONE = problem('seat-taken', 'There is no seat for this person at this table.');

interface MatchServices {
  readonly tables: Tables;
  readonly router: TableRouter;
  readonly context: ServerContext;
}

export class Matches {
  private readonly services: MatchServices;
  private readonly people = new KeyedQueue();
  private readonly games = new KeyedQueue();
  /** The table at which each person looks for players. */
  private readonly looking = new Map<string, string>();

  constructor(services: MatchServices) {
    this.services = services;
  }

  /** A table with other players, or one to which they will come. @example await matches.find(ana, 'coralon') */
  find(person: MatchPerson, id: string): Promise<TableInfo | Problem> {
    return this.people.run(person.id, () => this.search(person, id));
  }

  private async search(person: MatchPerson, id: string): Promise<TableInfo | Problem> {
    const game = gameOf(id);
    if (!game) return problem('bad-options', 'There is no such game.');
    const players = game.usualPlayers ?? game.players[0];
    if (players < 2) return problem('bad-options', 'This game is for one player.');
    const before = await this.keepLooking(person, id);
    const joinOrOpen = async (): Promise<TableInfo | Problem> =>
      (await this.join(person, game)) ?? this.open(person, game, players);
    const found = before ?? (await this.games.run(id, joinOrOpen));
    if (!isProblem(found)) this.looking.set(person.id, found.id);
    return found;
  }

  /** Somebody looks for one game at a time; returns the table if it is for this game. */
  private async keepLooking({ id, name }: TablePerson, game: string): Promise<TableInfo | null> {
    const table = this.looking.get(id);
    this.looking.delete(id);
    return table === undefined ? null : this.ask('keepLooking', table, { id, name }, { game });
  }

  /** A seat at a table where somebody waits, at best one that begins by itself; first at those of this node. */
  private async join({ id, name }: TablePerson, game: Game): Promise<TableInfo | null> {
    const { context, tables, router } = this.services;
    const ids = await openTablesOf(context.store.db, game.id);
    const here = ids.flatMap((each) => tables.inUse(each) ?? []);
    const isMatch = ({ roster }: ServerTable): boolean => roster.settings.match === true;
    const sorted = [...here.filter(isMatch), ...here.filter((each) => !isMatch(each))].map((table) => table.id);
    for (const table of [...sorted, ...ids.filter((each) => !sorted.includes(each))]) {
      // Nobody is there, or they cannot be reached.
      if (!sorted.includes(table) && !(await router.isReachable(table))) continue;
      const found = await this.ask('match', table, { id, name }, undefined, PATIENCE);
      if (found) return found;
    }
    return null;
  }

  private async ask(
    op: 'match' | 'keepLooking',
    table: string,
    person: TablePerson,
    body?: object,
    patience?: number,
  ): Promise<TableInfo | null> {
    const answer = await this.services.router.ask({ op, table, person, body }, patience);
    return isProblem(answer) ? null : (answer as { table: TableInfo }).table;
  }

  private async open(person: MatchPerson, { id }: Game, players: number): Promise<TableInfo | Problem> {
    const { tables } = this.services;
    const seats = Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const);
    const wanted = {
      game: id,
      options: {},
      seats,
      listed: true,
      grace: 60,
      clock: { kind: 'none' },
      seating: 'random',
    };
    const made = await tables.create(person, wanted as Parameters<Tables['create']>[1], {
      match: true,
      network: person.network,
    });
    if (isProblem(made)) return made;
    // Somebody who never comes to the table is not waited for.
    tables.gathering.checkLater(made.id);
    return made.roster.info();
  }
}

/** Seats a person at a table where somebody waits, if it is as usual. */
export async function joinMatch(table: ServerTable, person: TablePerson, time: Time): Promise<Problem | null> {
  const game = gameOf(table.roster.row.game);
  const players = game?.usualPlayers ?? game?.players[0] ?? 0;
  if (!game || !isWaiting(table, time) || !isUsual(table, players, filled(game, players))) return NOT_THIS_ONE;
  if (table.roster.seatOf(person.id) >= 0) return null;
  const fault = await takeSeat(table, person, undefined);
  if (fault === null) await startIfComplete(table);
  return fault;
}

/** A person looks for players again: they stay at their table if it is for this game, and leave it otherwise. */
export async function keepLooking(
  tables: Tables,
  table: ServerTable,
  person: TablePerson,
  game: string,
): Promise<Problem | null> {
  if (table.begun || table.roster.seatOf(person.id) < 0) return NOT_THIS_ONE;
  if (table.roster.row.game === game) return null;
  await leaveSeat(table, person);
  await tables.closeIfEmpty(table);
  return NOT_THIS_ONE;
}

/** Whether somebody is there, or has just made the table and is coming. */
function isWaiting({ begun, madeAt, roster: { seats, presence } }: ServerTable, time: Time): boolean {
  const isNew = time.monotonic() - madeAt < GONE;
  return !begun && seats.some(({ kind }, seat) => kind === 'person' && (isNew || presence.isHere(seat)));
}

const isUsual = ({ roster: { seats, options, settings } }: ServerTable, players: number, usual: Options): boolean =>
  seats.length === players &&
  settings.clock.kind === 'none' &&
  Object.entries(usual).every(([id, value]) => options[id] === value);
