/**
 * A server started on what an older one has left: games whose options came later, and games that the rules reject as they
 * are now. Those are kept, listed, to be had as a record and shown up to the line in question; other tables notice nothing.
 */
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { exportAll, importGame } from './records.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';
import { Client } from './testing/client.ts';
import { databaseKinds, databases } from './testing/databases.ts';
import { linesOf, playOn, Random } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';
import { start } from './testing/start.ts';
import { changed, halfPlayed, indexOf, played, tableRows } from './testing/stored.ts';

const newDatabase = databases();

const KINDS = databaseKinds(newDatabase);

const whole = played('coralon', 3, { target: 10 });
const half = halfPlayed(played('coralon', 3, {}, 2));
const stones = played('stones', 4, {}, 1);
const chevalier = halfPlayed(played('chevalier', 4, {}, 1));

/** A card that its seat does not hold: an act that is refused whatever the rules are. */
const badPlay = (lines: typeof whole, from: number) => {
  const n = lines.findIndex((line, i) => i >= from && line.do === 'play');
  const deal = lines.slice(0, n).findLast(({ ev }) => ev === 'deal')!;
  const [card] = (deal.hands as string[][])[((lines[n].seat as number) + 1) % 3];
  return { n, lines: changed(lines, n, { card }) };
};

/** Stones opened with another card than the rules ask for, as before they were corrected. */
function otherOpening() {
  const n = stones.findIndex((line) => line.do === 'play');
  const deal = stones[indexOf(stones, 'deal', 0)];
  const own = (deal.hands as string[][])[stones[n].seat as number];
  const rule = stones[n].card === '2p' ? 'STONES-PLAY-1' : 'STONES-PLAY-2';
  return { lines: changed(stones, n, { card: own.find((card) => card !== stones[n].card)! }), line: n + 1, rule };
}

const opening = otherOpening();
const late = badPlay(half, half.length - 6);
const early = badPlay(whole, 10);
const score = indexOf(whole, 'score', 0);
const without = (lines: typeof whole, id: string) => {
  const { [id]: _gone, ...options } = lines[0].options as Record<string, never>;
  return changed(lines, 0, { options });
};

/** By table: its stage, its record, and the line (from 1) and rule at which it is rejected, if it is. */
const TABLES: Record<
  string,
  [stage: 'waiting' | 'playing' | 'over', lines: typeof whole, rejected: { line: number; rule: string } | null]
> = {
  'good-playing': ['playing', half, null],
  'good-over': ['over', whole, null],
  'act-playing': ['playing', late.lines, { line: late.n + 1, rule: 'VINES-PLAY-1' }],
  'act-over': ['over', early.lines, { line: early.n + 1, rule: 'VINES-PLAY-1' }],
  'opening-playing': ['playing', opening.lines, { line: opening.line, rule: opening.rule }],
  'deal-playing': ['playing', changed(half, 1, { dealer: 2 }), { line: 2, rule: 'RECORD-DEAL-2' }],
  'score-over': ['over', changed(whole, score, { delta: [9, 9, 9] }), { line: score + 1, rule: 'RECORD-SCORE-1' }],
  'end-playing': ['playing', whole.slice(0, -1), { line: whole.length, rule: 'RECORD-OVER-1' }],
  'rematch-over': ['over', early.lines, { line: early.n + 1, rule: 'VINES-PLAY-1' }],
  'value-playing': [
    'playing',
    changed(half, 0, { options: { ...(half[0].options as object), zeroBids: 'once' } }),
    { line: 1, rule: 'RECORD-GAME-1' },
  ],
  'value-waiting': [
    'waiting',
    changed(half, 0, { options: { ...(half[0].options as object), zeroBids: 'once' } }),
    { line: 1, rule: 'RECORD-GAME-1' },
  ],
  'game-over': ['over', changed(whole, 0, { game: 'tarock' }), { line: 1, rule: 'RECORD-GAME-1' }],
  'older-playing': ['playing', without(chevalier, 'buried'), null],
  'older-waiting': ['waiting', without(chevalier, 'buried'), null],
};
const rejected = Object.entries(TABLES).filter(([, [, , fault]]) => fault !== null);
const begun = (id: string): boolean => TABLES[id][0] !== 'waiting';

describe.each(Object.keys(KINDS))('with %s', (kind) => {
  const works = kind === 'SQLite' || hasPostgres;

  /** A server on a database that holds all of these tables; Ana has a seat at each, and hosts it. */
  async function older() {
    const where = KINDS[kind]();
    const config = { data: where.data, databaseUrl: where.url };
    const first = await start(config);
    const [ana, bo] = [await first.guest('Ana'), await first.guest('Bo')];
    await first.stop();
    const store = new Store(await openDatabase(where));
    for (const [id, [stage, lines]] of Object.entries(TABLES))
      await store.write(
        tableRows(id, stage, lines, [ana.person], id === 'rematch-over' ? { rematch: 'act-playing' } : {}),
      );
    await store.close();
    const { server, stop } = await start(config);
    for (const client of [ana, bo]) {
      (client as { base: string }).base = server.address;
      await client.connect();
    }
    const linesIn = async (id: string) => (await server.context.store.table(id))!.lines.map(({ body }) => body);
    return { server, stop, ana, bo, linesIn, config };
  }

  it.runIf(works)('lists them all, and shows each up to where the rules reject it', { timeout: 120_000 }, async () => {
    const { ana, bo, linesIn } = await older();
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort();
    const lists = async () => {
      const [mine, over, lobby] = await Promise.all([
        ana.get('/api/tables/mine'),
        ana.get('/api/games/mine?limit=50'),
        ana.get('/api/tables'),
      ]);
      expect(ids(mine.tables)).toEqual(Object.keys(TABLES).sort());
      expect(ids(over.games)).toEqual(
        Object.keys(TABLES)
          .filter((id) => TABLES[id][0] === 'over')
          .sort(),
      );
      expect(ids(lobby.tables)).toEqual(
        Object.keys(TABLES)
          .filter((id) => TABLES[id][0] !== 'over')
          .sort(),
      );
      return mine.tables as { id: string; turn: boolean; options: object }[];
    };
    await lists();
    for (const [id, [stage, lines, fault]] of Object.entries(TABLES)) {
      const { table } = await ana.get(`/api/tables/${id}`);
      expect(table, id).toMatchObject({ id, stage, rejected: fault });
      const before = await linesIn(id);
      for (const client of [ana, bo]) {
        const known = await client.join(id);
        expect(known.info.rejected).toEqual(fault);
        if (fault && begun(id) && fault.line > 1) {
          expect([known.seq, known.acts, known.left, known.pledge]).toEqual([fault.line - 1, [], null, null]);
          expect(known.events.filter(({ ev }) => ev === 'act')).toHaveLength(
            lines.slice(0, fault.line - 1).filter(({ ev }) => ev === 'act').length,
          );
        }
      }
      if (!fault) continue;
      if (begun(id)) {
        const answer = await ana.act(id, { do: 'pass' }, { seat: 0, seen: 0 });
        expect(answer).toMatchObject({ t: 'error', code: 'too-late' });
        expect(answer.text).toMatch(/^The rules have changed/);
        const started = await ana.post(`/api/tables/${id}/start`);
        expect(started.code, JSON.stringify(started)).toBe('too-late');
      }
      // Nothing goes on by itself: no bot, no deal, no clock, nobody who stands in.
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await linesIn(id)).toEqual(before);
    }
    const mine = await lists();
    for (const [id] of rejected) expect(mine.find((each) => each.id === id)?.turn, id).toBe(false);
    expect(mine.find(({ id }) => id === 'older-waiting')?.options).toMatchObject({ buried: 'out' });
  });

  it.runIf(works)('gives their records as they are, and other tables go on', { timeout: 120_000 }, async () => {
    const { ana, bo, server } = await older();
    const record = async (id: string) => {
      const response = await bo.request('GET', `/api/tables/${id}/record`);
      return { status: response.status, text: await response.text() };
    };
    for (const [id, [stage, lines, fault]] of Object.entries(TABLES)) {
      const { status, text } = await record(id);
      if (stage === 'over' || (fault && begun(id))) {
        expect(status, id).toBe(200);
        expect(linesOf(text)).toEqual(changed(lines, 0, { table: id }));
      } else expect(status, id).toBe(409);
    }
    const all: string[] = [];
    for await (const text of exportAll(server.context.store)) all.push(text);
    expect(all).toHaveLength(Object.keys(TABLES).filter(begun).length);
    // A game that goes on beside them, and one from before an option came.
    for (const id of ['good-playing', 'older-playing']) {
      const known = await ana.join(id);
      const { seq } = known;
      await playOn(ana, id, new Random(id), (now) => now.seq > seq + 20);
      expect(known.seq).toBeGreaterThan(seq + 20);
    }
  });

  it.runIf(works)('lets people play again, leave, start and be deleted', { timeout: 120_000 }, async () => {
    const { ana, bo, linesIn, stop, config } = await older();
    expect((await ana.post('/api/tables/rematch-over/rematch')).table.id).toBe('act-playing');
    const again = await ana.post('/api/tables/act-over/rematch');
    // Nobody else has to agree.
    expect(again.table).toMatchObject({ stage: 'playing', rejected: null });
    expect((await ana.post('/api/tables/act-playing/rematch')).table).toMatchObject({ stage: 'playing' });
    expect(JSON.stringify(await ana.post('/api/tables/game-over/rematch'))).toContain('no such game');
    expect((await ana.post('/api/tables/older-waiting/start')).table).toMatchObject({ stage: 'playing' });
    const [line] = await linesIn('older-waiting');
    expect(Object.keys(JSON.parse(line).options)).toEqual(gameOf('chevalier')!.options.map(({ id }) => id));
    expect(JSON.stringify(await ana.post('/api/tables/value-waiting/start'))).toContain('The rules have changed');
    expect(JSON.stringify(await bo.post('/api/tables/value-playing/seat'))).toContain('you can watch it');
    expect((await ana.delete('/api/tables/act-playing/seat')).table.seats[0].kind).toBe('bot');
    expect(await ana.delete('/api/tables/value-waiting')).toEqual({});
    for (const id of Object.keys(TABLES)) if (id !== 'value-waiting') await ana.join(id);
    expect((await ana.request('DELETE', '/api/account', {})).status).toBe(200);
    for (const id of Object.keys(TABLES)) {
      if (!begun(id)) continue;
      const { table } = await bo.get(`/api/tables/${id}`);
      expect(JSON.stringify(table)).not.toContain('"Ana"');
      expect((await linesIn(id)).join()).not.toContain('"Ana"');
    }
    await stop();
    const next = await start(config);
    expect((await Client.guest(next.base, 'Cy')).person.name).toBe('Cy');
  });

  it.runIf(works)('takes in a record that lacks a newer option, and says why one is refused', async () => {
    const store = new Store(await openDatabase(KINDS[kind]()));
    const old = without(played('chevalier', 4, { target: 5 }), 'buried');
    expect(await importGame(store, old, 'old', 1)).toEqual({ is: 'taken' });
    const kept = await store.table('old');
    expect(JSON.parse(kept!.table.options)).toMatchObject({ buried: 'out' });
    expect(JSON.parse(kept!.lines[0].body).options).not.toHaveProperty('buried');
    const gone = without(played('chevalier', 4, { target: 5 }), 'poison');
    expect(await importGame(store, gone, 'gone', 1)).toEqual({
      is: 'refused',
      why: 'It breaks RECORD-GAME-1. The option poison is missing.',
      line: 0,
    });
    await store.close();
  });
});
