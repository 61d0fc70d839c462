/** The table itself: the cases of every table, and what only its ports can show. */
import { drawFromSeed, gameLine, type Line, listMoves, type Play, prover, Random } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { ServerMessage } from '@followsuit/protocol';
import { describe, expect, it } from 'vitest';
import type { Pauses } from './bot-turns.ts';
import type { StoredStep, TablePorts } from './ports.ts';
import { Presence } from './presence.ts';
import { Table } from './table.ts';
import { tableCases } from './testing/index.ts';

const NO_PAUSES: Pauses = {
  pace: 1,
  beforeThinking: 0,
  usual: 0,
  afterTrick: 0,
  afterHand: 0,
  listening: 0,
  inTheOpen: { least: 0, most: 0 },
  deal: 0,
  retry: 1,
  together: true,
};

/** A clock that the test moves. */
class TestTime {
  at = 1_800_000_000_000;
  timers: { readonly due: number; readonly call: () => void }[] = [];

  now = (): number => this.at;
  monotonic = this.now;

  after = (ms: number, call: () => void): (() => void) => {
    const timer = { due: this.at + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };

  /** Lets time pass until the next timer, and what follows from it; returns how long that was. */
  async next(): Promise<number> {
    await settle();
    const [timer] = this.timers.sort((a, b) => a.due - b.due);
    const ms = timer.due - this.at;
    this.timers.shift();
    this.at = timer.due;
    timer.call();
    await settle();
    return ms;
  }
}

const settle = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

/** A person at seat 0 among bots that play at random. */
function sit(game: string, players: number, options = {}, more: Partial<TablePorts> = {}) {
  const rules = gameOf(game)!.setUp(players, filledOptions(game, players, options)) as Play;
  const record: Line[] = [gameLine(rules, Array(players).fill('Ana'), '7')];
  const sent: Extract<ServerMessage, { t: 'sync' | 'step' }>[] = [];
  const time = new TestTime();
  const random = new Random('table');
  const presence = new Presence(players, time.now());
  const take = (text: string): void => void sent.push(JSON.parse(text));
  const ports: TablePorts = {
    id: 't',
    time,
    presence,
    store: {
      write: async ({ step, from }: StoredStep) => {
        expect(from).toBe(record.length);
        record.push(...step.lines);
      },
    },
    chance: {
      pledge: null,
      isReady: () => true,
      draw: ({ state }) => ({ line: drawFromSeed(rules, state, '7'), secret: null, commit: () => null }),
      below: (n) => random.below(n),
      stop() {},
    },
    bots: {
      choose: async (_bot, { state, seat }) => {
        const moves = listMoves(rules, state, seat);
        return moves[random.below(moves.length)];
      },
    },
    send: { step: (textFor) => take(textFor(0)), info() {} },
    pauses: NO_PAUSES,
    players: () =>
      Array.from({ length: players }, (_, seat) =>
        seat === 0 ? ({ kind: 'person', bot: null } as const) : ({ kind: 'bot', bot: 'random' } as const),
      ),
    standIn: 'random',
    grace: null,
    clock: { kind: 'none' },
    prover,
    sentenceOf: (rule) => `The sentence of ${rule}.`,
    failed() {},
    ...more,
  };
  const table = new Table(ports);
  const open = (): void => {
    table.restore(rules, [...record], () => ({ up: null, act_id: null }));
    take(table.sync(0, 0)!);
    table.advance();
  };
  presence.enter(0, time.now());
  open();
  const known = () => {
    const from = sent.findLastIndex(({ t }) => t === 'sync');
    const last = sent[sent.length - 1];
    return {
      seq: last.seq,
      acts: last.acts,
      settle: last.settle,
      events: sent.slice(from).flatMap(({ events }) => events),
    };
  };
  return { table, rules, record, sent, time, presence, ports, known, open };
}

function filledOptions(game: string, players: number, options: object) {
  const known = gameOf(game)!.options.map((option) => [option.id, option.standard(players)]);
  return { ...Object.fromEntries(known), ...options };
}

describe('a table', () => {
  tableCases(async (game, players, options) => {
    const { table, record, known, open } = sit(game, players, options);
    return {
      known,
      act: (act, more) =>
        table.changes.run(() => table.act({ t: 'act', table: 't', seat: 0, ...more, act: act as never }, 0)),
      say: async (phrase) => table.say(0, phrase),
      until: async (what) => {
        for (let i = 0; i < 100 && !what(); i++) await settle();
        expect(what()).toBe(true);
      },
      record: async () => record,
      takeBack: async () => {
        record.length = record.findLastIndex(({ ev, seat }) => ev === 'act' && seat === 0);
        open();
      },
    };
  });

  it('shows nothing before it is stored; what cannot be stored never happens', async () => {
    let full = true;
    let shown = 0;
    const store = {
      write: async ({ from }: StoredStep) => {
        await settle();
        shown = sent.at(-1)?.seq ?? 0;
        expect(shown).toBe(from);
        if (full) throw new Error('full');
      },
    };
    const failures: string[] = [];
    const failed = (_error: unknown, text: string): void => void failures.push(text);
    const { table, sent, time, known } = sit('coralon', 3, {}, { store, failed });
    const act = () =>
      table.changes.run(() =>
        table.act({ t: 'act', table: 't', seat: 0, id: 'a', seen: known().seq, act: known().acts[0] as never }, 0),
      );
    await expect.poll(() => failures).toEqual(['a deal could not be written']);
    expect(table.game?.lines.length).toBe(1);
    full = false;
    await time.next();
    await expect.poll(() => known().acts.length).toBeGreaterThan(0);
    full = true;
    const { seq } = known();
    await expect(act()).rejects.toThrow('full');
    expect([known().seq, table.game?.lines.length]).toEqual([seq, seq]);
    full = false;
    expect(await act()).toMatchObject({ t: 'done', seq: expect.any(Number) });
    expect(known().seq).toBeGreaterThan(seq);
  });

  it('stands still while nobody is there, and goes on with whoever comes', async () => {
    const { table, time, presence, record } = sit('coralon', 3, {}, { pauses: { ...NO_PAUSES, usual: 500 } });
    await settle();
    presence.exit(0);
    table.advance();
    while (time.timers.length > 0) await time.next();
    expect(record.length).toBe(2);
    presence.enter(-1, time.now());
    table.advance();
    expect(await time.next()).toBe(500);
    await settle();
    expect(record.length).toBeGreaterThan(2);
  });

  it('lets a bot stand in for a person after the grace time, until they return', async () => {
    const people = [
      { kind: 'person', bot: null },
      { kind: 'person', bot: null },
      { kind: 'bot', bot: 'random' },
    ] as const;
    const { table, time, presence, record } = sit('coralon', 3, {}, { grace: 60, players: () => people });
    await settle();
    table.advance();
    expect(await time.next()).toBe(60_000);
    expect(presence.away).toEqual(new Set([1]));
    expect(record.some(({ ev, seat }) => ev === 'act' && seat === 1)).toBe(true);
    presence.enter(1, time.now());
    expect(presence.away.size).toBe(0);
  });

  it('pauses as it is told: as usual, after a trick, and before a deal', async () => {
    const pauses = { ...NO_PAUSES, usual: 500, afterTrick: 700, deal: 2000, together: false };
    const players = () => Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }) as const);
    const { time, record } = sit('coralon', 3, {}, { pauses, players });
    await settle();
    const waits = new Map<string, Set<number>>();
    while (record.filter(({ ev }) => ev === 'deal').length < 3) {
      const before = record[record.length - 1].ev as string;
      const known = waits.get(before) ?? new Set();
      waits.set(before, known.add(await time.next()));
    }
    expect([...waits].map(([ev, ms]) => [ev, [...ms]])).toEqual(
      expect.arrayContaining([
        ['act', [500]],
        ['trick', [1200]],
        ['score', [2000]],
      ]),
    );
  });

  it('lets bots choose by chance who is first where the first act counts', async () => {
    const inTheOpen = { least: 1000, most: 4000 };
    const firsts = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const chance = new Random(`first ${i}`);
      const { time, record, ports } = sit(
        'up-and-down',
        5,
        { opening: 'informal' },
        { pauses: { ...NO_PAUSES, inTheOpen } },
      );
      (ports.chance as { below: (n: number, what: string) => number }).below = (n) => chance.below(n);
      await settle();
      const ms = await time.next();
      expect(ms >= 1000 && ms <= 4000).toBe(true);
      firsts.add(record.find(({ ev }) => ev === 'act')?.seat as number);
    }
    expect(firsts.size).toBeGreaterThan(2);
  });
});
