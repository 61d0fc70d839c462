/** A short cluster test: three nodes, a few faults; and the checks of the cluster test find what they are there for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { Store, type TableRows } from '../store/store.ts';
import { hasPostgres, type Postgres, postgres } from '../testing/postgres.ts';
import { checkAudit, withClient } from './audit.ts';
import type { TappedFrame } from './link-tap.ts';
import { Notes, type TableNotes } from './notes.ts';
import { checkTable } from './record-check.ts';
import { Run } from './run.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { checkSecrecy } from './secrecy-check.ts';
import {
  commitsLost,
  cutOff,
  heal,
  kill,
  leases,
  loseCommits,
  pickOwner,
  recover,
  resume,
  start,
  suspend,
} from './steps.ts';

/** A lease that tests can wait for. Tables have half a minute to go on: the machine may be busy. */
const SETTINGS = {
  nodes: 3,
  tables: 10,
  rounds: 1,
  pace: 60,
  seed: 'short',
  options: { lease: { renew: 300, valid: 2000 }, answer: 1500 },
  slack: 28_000,
  redis: false,
  tell: () => {},
};

describe.runIf(hasPostgres)('a cluster of three nodes', () => {
  let server: Postgres;
  let run: Run;
  beforeAll(async () => {
    server = await postgres();
  }, 60_000);
  afterAll(async () => {
    await run?.stop();
    await server?.stop();
  });

  it('survives a kill, a suspension, a cut and lost answers to commits', async () => {
    run = await Run.start({ postgres: server, redis: null }, SETTINGS);
    await run.play([
      ...[loseCommits(20, 'lost', 'unanswered'), commitsLost(3), loseCommits(0), recover],
      ...[pickOwner, kill, recover, start],
      ...[pickOwner, suspend, leases(2), resume, recover, start],
      ...[pickOwner, cutOff('database', 'out'), recover, heal, recover],
    ]);
    const { violations, figures } = await run.finish();
    expect(violations).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(50);
    expect(figures.takeovers).toBeGreaterThan(0);
    expect(figures['commit faults']).toBeGreaterThanOrEqual(3);
    expect(figures['views on links']).toBeGreaterThan(20);
  }, 120_000);

  /** The violations that a check notes. */
  async function found(check: (notes: Notes) => unknown): Promise<string[]> {
    const notes = new Notes();
    await check(notes);
    return notes.violations.map((text) => text.split(':')[0]);
  }

  it('the checks find what is wrong with a record, and with what was shown of it', async () => {
    const store = new Store(await openDatabase({ data: '', url: run.cluster.database }));
    const entries = [...run.notes.tables];
    const isLong = ([, { acts, parts }]: [string, TableNotes]): boolean =>
      parts.size > 0 && [...acts.values()].filter((fate) => typeof fate === 'object' && 'done' in fate).length > 4;
    const [id, seen] = entries.find(isLong) as [string, TableNotes];
    const rows = (await store.table(id)) as TableRows;
    await store.close();
    const done = [...seen.acts].flatMap(([act, fate]) => (typeof fate === 'object' && 'done' in fate ? [act] : []));
    const n = rows.lines.findIndex(({ act_id }) => act_id === done[0]);
    const check = (changed: Partial<TableRows>, noted: Partial<TableNotes> = {}) =>
      found((notes) => checkTable({ ...rows, ...changed }, { ...seen, ...noted }, notes));
    const line = (more: object) => rows.lines.map((row, i) => (i === n ? { ...row, ...more } : row));
    expect(await check({})).toEqual([]);
    expect(await check({ lines: rows.lines.slice(0, 1) })).toContain('events were shown that are not stored');
    expect(await check({ lines: line({ act_id: null }) })).toContain('an acknowledged act is not stored');
    expect(await check({ lines: line({ act_id: done[1] }) })).toContain('an act is stored twice');
    expect(await check({ lines: line({ act_id: 'nobody' }) })).toContain('an act is stored that nobody sent');
    expect(await check({ lines: line({ body: rows.lines[0].body }) })).toContain('a record does not verify');
    const rejected = new Map(seen.acts).set(done[0], { rejected: 'stale' });
    expect(await check({}, { acts: rejected })).toContain('an act is stored that was rejected');
    const late = new Map(seen.acts).set(done[0], { done: rows.lines.length + 1 });
    expect(await check({}, { acts: late })).toContain('an act is acknowledged at another place');
    const [seat, events] = [...seen.events][0];
    const other = new Map(seen.events).set(seat, ['{}', ...events.slice(1)]);
    expect(await check({}, { events: other })).toContain('an event was shown that is not stored');
    const pledges = new Map([...seen.pledges].map(([chance]) => [chance, 'ab'.repeat(32)]));
    expect(await check({}, { pledges })).toContain('a pledge that was shown is not the one dealt');
    const parts = new Map([...seen.parts].map(([chance]) => [chance, new Set(['ab'.repeat(32)])]));
    expect(await check({}, { parts })).toContain('an acknowledged part is not in the deal');
    const fair = rows.fair.map((row) => ({ ...row, secret: 'cd'.repeat(32) }));
    expect(await check({ fair })).toContain('a record does not verify');
  });

  it('two processes contend for tables', async () => {
    const contend = SCENARIOS.find(({ name }) => name === 'contend') as Scenario;
    const { violations, figures } = await contend.play({ postgres: server, redis: null }, { ...SETTINGS, rounds: 52 });
    expect(violations).toEqual([]);
    expect(figures.contests).toBe(52);
  }, 60_000);

  it('clients notice what changes', async () => {
    expect(
      await found((notes) => {
        notes.event('t', 0, 0, { ev: 'game' });
        notes.event('t', 0, 0, { ev: 'game' });
        notes.event('t', 0, 0, { ev: 'other' });
        notes.pledge('t', 0, 'a');
        notes.pledge('t', 0, 'b');
        notes.done('t', 'x', 3);
        notes.done('t', 'x', 3);
        notes.done('t', 'x', 4);
      }),
    ).toEqual([
      'an event that was shown has changed',
      'a pledge that was shown has changed',
      'an act is answered in two ways',
    ]);
  });

  it('the checks find a secret, or the view of another seat, between nodes', async () => {
    const store = new Store(await openDatabase({ data: '', url: run.cluster.database }));
    const check = (tap: Partial<Run['tap']>) =>
      found((notes) => checkSecrecy(store, { ...run.tap, ...tap } as Run['tap'], notes));
    expect(await check({})).toEqual([]);
    const [{ secret }] = await store.db.selectFrom('fair').select('secret').execute();
    expect(await check({ digits: new Set([secret]) })).toEqual(['the secret of a deal crossed a link']);
    // Two people at one table get each other's frames.
    const own = run.tap.frames.filter(({ text }) => /"t":"(step|sync)".*"hold"/.test(text));
    const swapped = own.flatMap((frame) => {
      const other = own.find(({ table, person }) => table === frame.table && person !== frame.person);
      return other ? [{ ...frame, person: other.person }] : [];
    });
    expect(swapped.length).toBeGreaterThan(0);
    expect(await check({ frames: swapped })).toContain('a link carried what its member may not see');
    // Somebody is offered what is not theirs to do.
    const idle = own.find(({ text }) => text.includes('"acts":[],"barred":{}')) as TappedFrame;
    const text = idle.text.replace('"acts":[]', '"acts":[{"do":"pass"}]');
    expect(await check({ frames: [{ ...idle, text }] })).toEqual(['a link carried what its member may not see']);
    await store.close();
  });

  it('the database tells of writers that do not have the table', async () => {
    const { database } = run.cluster;
    const check = () => found((notes) => checkAudit(database, notes));
    const as = (name: string, sql: string) =>
      withClient(`${database}?application_name=${name}`, (client) => client.query(sql));
    expect(await check()).toEqual([]);
    await as('stranger', 'update fair set given = given');
    expect(new Set(await check())).toEqual(new Set(['a node has written a table that it does not have']));
    await as('stranger', 'delete from audit where process = current_setting($$application_name$$)');
    expect(await check()).toEqual([]);
    await as('stranger', 'update tables set result = result');
    expect(new Set(await check())).toEqual(new Set(['a node has written a table that it does not have']));
    await as('stranger', 'delete from audit where process = current_setting($$application_name$$)');
    const isLonely = 'not exists (select 1 from lines where table_id = tables.id)';
    await as(
      'stranger',
      `insert into tables select * from jsonb_populate_record(null::tables,
      (select to_jsonb(tables) || '{"id": "removed", "owner": null}' from tables limit 1))`,
    );
    await as('stranger', 'delete from audit where process = current_setting($$application_name$$)');
    await as('stranger', `delete from tables where id = 'removed' and ${isLonely}`);
    expect(new Set(await check())).toEqual(new Set(['a node has written a table that it does not have']));
    await as('stranger', 'update lines set at = at where n = 0');
    expect(await check()).toContain('a line has changed');
    await as('stranger', "update tables set owner = 'stranger'");
    expect(await check()).toContain('a table has changed hands under the same fence');
    await as('stranger', 'update tables set fence = fence - 1');
    expect(await check()).toContain('a fence has decreased');
  });
});
