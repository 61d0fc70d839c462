/** Games as rows of the store, as a server of another version may have left them. */
import { filled, type Line, Match, Random, seatsIn } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { NEW_TABLE_DEFAULTS, type TableRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';

/** Some hands of a random game, or the whole game without `hands`. */
export function played(id: string, players: number, given: Record<string, string | number> = {}, hands = 99): Line[] {
  const game = gameOf(id)!;
  const rules = game.setUp(players, filled(game, players, given));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`stored ${id}`);
  const out = new Int32Array(4096);
  match.start(
    Array.from({ length: players }, (_, seat) => `Seat ${seat}`),
    null,
  );
  while (!match.over && !(match.due !== null && rules.rounds(match.state) === hands)) {
    if (match.due !== null) match.draw('stored');
    const seats = seatsIn(rules.actors(match.state));
    const seat = seats[random.below(seats.length)];
    match.move(seat, out[random.below(rules.moves(match.state, seat, out))]);
  }
  return lines;
}

/** The lines up to the middle of the last hand: a seat is to act. */
export function halfPlayed(lines: readonly Line[]): Line[] {
  const deal = lines.findLastIndex(({ ev }) => ev === 'deal');
  const acts = lines.findIndex(({ ev }, i) => i > deal + 8 && ev === 'act');
  return lines.slice(0, acts);
}

/** The record with one line replaced, as under other rules: `n` counts from 0. */
export const changed = (lines: readonly Line[], n: number, more: Line): Line[] =>
  lines.map((line, i) => (i === n ? { ...line, ...more } : line));

/** The index of the first line of a kind, after a number of lines. */
export const indexOf = (lines: readonly Line[], ev: string, from: number): number =>
  lines.findIndex((line, i) => i >= from && line.ev === ev);

/** A table with its record: people at the first seats, bots at the others. */
export function tableRows(
  id: string,
  stage: TableRow['stage'],
  lines: readonly Line[],
  people: readonly { id: string; name: string }[],
  more: Partial<TableRow> = {},
): Change {
  const [{ game, options, seats }] = lines as unknown as { game: string; options: object; seats: string[] }[];
  const at = 1_700_000_000_000;
  const begun = stage !== 'waiting';
  return {
    table: {
      id,
      game,
      options: JSON.stringify(options),
      host: people[0].id,
      listed: 1,
      stage,
      settings: JSON.stringify({ grace: 30, clock: { kind: 'move', seconds: 30 } }),
      made_at: at,
      ...NEW_TABLE_DEFAULTS,
      ...(stage === 'over' ? { over_at: at, result: JSON.stringify(lines[lines.length - 1]) } : {}),
      ...more,
    },
    seats: seats.map((_, seat) => {
      const person = people[seat];
      return person
        ? { table_id: id, seat, kind: 'person', person: person.id, name: person.name, bot: null }
        : { table_id: id, seat, kind: 'bot', person: null, name: 'simple', bot: 'simple' };
    }),
    lines: begun
      ? lines.map((line, n) => ({
          table_id: id,
          n,
          body: JSON.stringify(line),
          act_id: null,
          at,
          up: null,
          actors: n === lines.length - 1 ? 1 : null,
        }))
      : [],
    fair: begun
      ? [{ table_id: id, n: lines.filter(({ ev }) => ev === 'deal').length, secret: 'ab'.repeat(32), given: null }]
      : [],
  };
}
