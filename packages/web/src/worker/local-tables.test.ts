/** Tables in this browser, with the real engine, games and bots; only time, chance and the database are fakes. */
import { type Act, filled, type KernelView, type Line, usualPlayers } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import type { ServerMessage } from '@followsuit/protocol';
import { describe, expect, it } from 'vitest';
import { makeSignals, takeAnswer } from '../client/model.ts';
import { makeReplay } from '../client/replay.ts';
import { advise, choose, loadKnowledge } from './bot-moves.ts';
import { LocalTables } from './local-tables.ts';
import type { BotWarmUp, Frames, LocalSeat, PageRequests, ToPage, WantedTable } from './messages.ts';
import { inMemory } from './store.ts';

// Bots do not pause here, not even to load.
await Promise.all(games.map(loadKnowledge));

/** A page with its tables; bots do not pause. */
function open(
  store = inMemory(),
  hold: (id: string, wait: () => void) => Promise<() => void> = async () => () => {},
  after = (ms: number, work: () => void): void => void setTimeout(work, ms),
) {
  const model = makeSignals();
  const answers: ServerMessage[] = [];
  const got: ToPage[] = [];
  const warmedUp: BotWarmUp[] = [];
  let drawn = 0;
  const tables = new LocalTables({
    store,
    now: () => 1_800_000_000_000,
    monotonic: () => 0,
    after: (ms, work) => {
      after(ms, work);
      return () => {};
    },
    draw: () => `drawn${drawn++}`,
    choose: async (question) => choose({ ...question, bot: 'random' }),
    advise: async (question) => advise(question),
    warmUp: (what) => warmedUp.push(what),
    hold,
    send: (message) => {
      if (message.t !== 'told') return void got.push(message);
      for (const text of message.texts) {
        const answer: ServerMessage = JSON.parse(text);
        answers.push(answer);
        if (!takeAnswer(model, answer)) throw new Error('Something is missing before an answer.');
      }
    },
  });
  const ask = async <K extends keyof PageRequests>(
    what: K,
    value: PageRequests[K]['ask'],
  ): Promise<PageRequests[K]['get']> => {
    await tables.ask({ t: 'ask', n: 1, what, ask: value } as Parameters<LocalTables['ask']>[0]);
    const answer = got.pop();
    if (typeof answer !== 'object') throw new Error('There was no answer.');
    if (answer.t === 'sorry') throw new Error(answer.text);
    if (answer.t !== 'got') throw new Error(answer.t);
    return answer.value as PageRequests[K]['get'];
  };
  const act = (table: string, id: string, act: Act, seen = model.seq.value) =>
    tables.message({ t: 'act', table, seat: model.seat.value, id, seen, act: act as never });
  return { model, answers, warmedUp, tables, ask, act };
}

const seatsFor = (players: number): LocalSeat[] =>
  Array.from({ length: players }, (_, i) =>
    i === 0 ? { kind: 'me', name: 'Ana' } : { kind: 'bot', bot: 'simple', name: `Bot ${i}` },
  );

const wanted = (game: string, players: number, more: Partial<WantedTable> = {}): WantedTable => ({
  game,
  seats: seatsFor(players),
  seed: '7',
  ...more,
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Plays the first legal act until there are this many events, or the game is over. */
async function play({ model, act }: ReturnType<typeof open>, table: string, events: number): Promise<void> {
  for (let waits = 0; model.seq.value < events && model.info.value?.stage !== 'over' && waits < 50; ) {
    const [first] = model.acts.value;
    if (first) await act(table, `act${model.seq.value}`, first);
    waits = first ? 0 : waits + 1;
    await settle();
  }
}

async function begin(page: ReturnType<typeof open>, more: WantedTable): Promise<string> {
  const id = await page.ask('make', more);
  await page.ask('pace', 0);
  await page.tables.message({ t: 'join', table: id });
  await settle();
  return id;
}

describe.each(games)('$id', ({ id: game, players }) => {
  it('is played, looked back at, and gone on with', async () => {
    const page = open();
    const id = await begin(page, wanted(game, players[0]));
    await play(page, id, 120);
    const lines = await page.ask('record', id);
    expect(lines.length).toBe(page.model.events.value.length);
    expect(lines.length).toBeGreaterThan(20);

    const frames = (await page.ask('replay', { lines, seat: null })) as Frames;
    const replay = makeReplay(frames, null);
    expect(frames.fault).toBeNull();
    expect(replay.length).toBe(lines.length);
    const mine = makeReplay((await page.ask('replay', { lines, seat: 0 })) as Frames, null);
    expect(mine.at(mine.length).view).toEqual(page.model.view.value);
    expect(mine.lines).toEqual(page.model.events.value);
    const hold = replay.at(4).view.hold as unknown[] | undefined;
    if (hold) expect(hold.every(Array.isArray)).toBe(true);

    // Any moment will do, also one between a card and the trick that it completes.
    for (const cut of [5, 17, 18, 19, 20]) {
      const again = open();
      const other = await begin(again, wanted(game, players[0], { from: lines.slice(0, cut) }));
      await play(again, other, 40);
      const more = await again.ask('record', other);
      expect(((await again.ask('replay', { lines: more, seat: null })) as Frames).fault).toBeNull();
      expect(more.length).toBeGreaterThanOrEqual(Math.min(40, lines.length));
    }
  });
});

describe('the seats of a table', () => {
  const drawn = (seed: string) => wanted('coralon', 3, { seating: 'random', seed });

  it('are drawn from its seed, evenly, and the same seed draws them again', async () => {
    const page = open();
    const orders = new Map<string, number>();
    for (let i = 0; i < 300; i++) {
      const [first] = await page.ask('record', await page.ask('make', drawn(`seats ${i}`)));
      const { order } = first.draw as unknown as { order: number[] };
      expect(first.seats).toEqual(order.map((seat) => ['Ana', 'Bot 1', 'Bot 2'][seat]));
      orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
    }
    // 5 degrees of freedom: chi-square exceeds 26 once in ten thousand times.
    expect(orders.size).toBe(6);
    expect([...orders.values()].reduce((sum, n) => sum + (n - 50) ** 2 / 50, 0)).toBeLessThan(26);
    const [one, two] = [await page.ask('make', drawn('same')), await page.ask('make', drawn('same'))];
    expect(await page.ask('record', one)).toEqual(await page.ask('record', two));
  });

  it('may leave the person anywhere: a hand is played from there, and gone on with from the same seat', async () => {
    const places = new Set<number>();
    for (const seed of ['b', 'c', 'd', 'e', 'f']) {
      const page = open();
      const id = await begin(page, drawn(seed));
      const { model } = page;
      const seat = model.seat.value;
      places.add(seat);
      expect(model.info.value?.seats[seat]).toMatchObject({ kind: 'person', name: 'Ana' });
      expect(model.info.value).toMatchObject({ seating: 'random', host: seat });
      const hold = (model.view.value?.hold ?? []) as unknown[];
      expect(hold.map(Array.isArray)).toEqual([0, 1, 2].map((each) => each === seat));
      await play(page, id, 100);
      const lines = await page.ask('record', id);
      expect(lines.some(({ ev }) => ev === 'score')).toBe(true);
      expect(lines.some(({ ev, seat: who }) => ev === 'act' && who === seat)).toBe(true);
      expect(((await page.ask('replay', { lines, seat: null })) as Frames).fault).toBeNull();
      // Continuing from a moment of it keeps the seats, and the record no longer says that they were drawn.
      const other = await page.ask('make', wanted('coralon', 3, { from: lines.slice(0, 9), seating: undefined }));
      const [first] = await page.ask('record', other);
      expect(first).toMatchObject({ seats: ['Ana', 'Bot 1', 'Bot 2'] });
      expect(first).not.toHaveProperty('draw');
    }
    expect(places.size).toBeGreaterThan(1);
  });

  it('stay as they are where nobody asks for a draw', async () => {
    const page = open();
    await begin(page, wanted('coralon', 3));
    expect(page.model.seat.value).toBe(0);
    expect(page.model.events.value[0]).not.toHaveProperty('draw');
  });
});

describe('a table', () => {
  it('has its bots warm up when it opens, and they are told the game and nothing else', async () => {
    const { ask, tables, warmedUp } = open();
    const table = await ask('make', wanted('coralon', 4));
    await tables.message({ t: 'join', table });
    const options = filled(gameOf('coralon')!, 4);
    expect(warmedUp).toEqual([{ bot: 'simple', game: 'coralon', players: 4, options }]);
  });

  it('is described without being opened: hand, trick, score and own cards', async () => {
    const page = open();
    const id = await begin(page, wanted('coralon', 3));
    expect(await page.ask('glance', id)).toMatchObject({ hand: 1, trick: 0, score: 0, target: 60 });
    await play(page, id, 8);
    const { hold, hand, actors } = page.model.view.value as unknown as KernelView;
    const glance = await page.ask('glance', id);
    expect(glance).toMatchObject({ hand, turn: actors.includes(0) });
    expect(glance.cards.length).toBe(3);
    expect(hold[0]).toEqual(expect.arrayContaining([...glance.cards]));
    await expect(page.ask('glance', 'nothing')).rejects.toThrow();
  });

  it.each(games.map(({ id }) => id))('of %s is described as it begins', async (game) => {
    const page = open();
    const id = await begin(page, wanted(game, usualPlayers(gameOf(game)!)));
    const { turn, cards, hand } = await page.ask('glance', id);
    expect(turn).toBe((page.model.view.value as unknown as KernelView).actors.includes(0));
    expect(cards.length).toBeLessThanOrEqual(3);
    expect(hand).toBeGreaterThanOrEqual(0);
  });

  it('goes on where it was after a reload', async () => {
    const store = inMemory();
    const first = open(store);
    const id = await begin(first, wanted('coralon', 3));
    await play(first, id, 30);
    await first.tables.message({ t: 'leave', table: id });
    await settle();
    const second = open(store);
    expect((await second.ask('list', null)).map((table) => [table.id, table.stage, table.seat])).toEqual([
      [id, 'playing', 0],
    ]);
    await second.tables.message({ t: 'join', table: id });
    expect(second.model.events.value.slice(0, 30)).toEqual(first.model.events.value.slice(0, 30));
    await second.ask('remove', id);
    await second.tables.message({ t: 'join', table: id });
    expect(second.answers.at(-1)).toMatchObject({ t: 'error', code: 'unknown-table' });
  });

  it('says so where one cannot be read', async () => {
    const store = inMemory();
    const page = open(store);
    const id = await begin(page, wanted('coralon', 3));
    const stored = await store.get(id);
    if (stored) await store.put({ ...stored, id: 'bad', game: 'tarock' });
    await page.tables.message({ t: 'join', table: 'bad' });
    expect(page.answers.at(-1)).toMatchObject({ t: 'error', code: 'mistake', table: 'bad' });
  });

  it('waits while another window has it', async () => {
    let free = (): void => {};
    const letGo: string[] = [];
    const page = open(inMemory(), (id, wait) => {
      wait();
      return new Promise((resolve) => {
        free = () => resolve(() => letGo.push(id));
      });
    });
    const id = await page.ask('make', wanted('coralon', 3));
    const joining = page.tables.message({ t: 'join', table: id });
    expect(page.answers).toMatchObject([{ t: 'error', code: 'busy' }]);
    free();
    await joining;
    expect(page.model.link.value).toBe('open');
    await page.tables.message({ t: 'leave', table: id });
    expect(letGo).toEqual([id]);
    // A client that leaves while waiting does not get the table.
    const again = page.tables.message({ t: 'join', table: id });
    await page.tables.message({ t: 'leave', table: id });
    const before = page.answers.length;
    free();
    await again;
    expect(letGo.length).toBeGreaterThan(1);
    expect(page.answers.length).toBe(before);
  });

  it('is removed, and brought back as it was', async () => {
    const page = open();
    const id = await begin(page, wanted('coralon', 3));
    await play(page, id, 20);
    const lines = await page.ask('record', id);
    await page.tables.message({ t: 'leave', table: id });
    await page.ask('remove', id);
    expect(await page.ask('list', null)).toEqual([]);
    await page.ask('restore', id);
    expect(await page.ask('record', id)).toEqual(lines);
    await expect(page.ask('restore', id)).rejects.toThrow('There is no such table');
  });

  it('gives the newest record, whichever window plays', async () => {
    const store = inMemory();
    const [one, other] = [open(store), open(store)];
    const id = await begin(one, wanted('coralon', 3));
    expect((await other.ask('record', id)).length).toBe((await one.ask('record', id)).length);
    await play(one, id, 30);
    expect((await other.ask('record', id)).length).toBeGreaterThanOrEqual(30);
    await one.tables.message({ t: 'leave', table: id });
    await expect(other.ask('record', 'nothing')).rejects.toThrow('There is no such table');
  });

  it('does an act once, and refuses what is against the rules', async () => {
    const page = open();
    const id = await begin(page, wanted('coralon', 3));
    await page.act(id, 'x', { do: 'discard', card: 'Zz' });
    expect(page.answers.at(-1)).toMatchObject({ t: 'error', code: 'refused', rule: expect.any(String) });
    const [first] = page.model.acts.value;
    await page.act(id, 'y', first);
    await page.act(id, 'y', first);
    const [done, again] = page.answers.filter(({ t }) => t === 'done');
    expect(again).toEqual(done);
    expect(page.model.events.value.filter(({ ev, seat }) => ev === 'act' && seat === 0)).toHaveLength(1);
  });

  it('takes back to before the last act of one’s own', async () => {
    const page = open();
    const id = await begin(page, wanted('coralon', 3));
    await play(page, id, 30);
    const before = { seq: page.model.seq.value, view: page.model.view.value, acts: page.model.acts.value };
    const mine = page.model.events.value.findLastIndex(({ ev, seat }) => ev === 'act' && seat === 0);
    await page.ask('pace', 1);
    await page.ask('takeBack', id);
    expect(page.model.seq.value).toBe(mine);
    const kinds = (lines: readonly Line[]): string[] => lines.map(({ ev, seat }) => `${ev} ${seat}`);
    expect(kinds(page.model.events.value)).toEqual(kinds(await page.ask('record', id)));
    expect(page.model.acts.value.length).toBeGreaterThan(0);
    expect(before.seq).toBeGreaterThan(mine);
    await page.tables.message({ t: 'leave', table: id });
  });

  it('a phrase of the game is said to bots too, in turn or not, and refused with a sentence once one has looked', async () => {
    const waiting: (() => void)[] = [];
    const page = open(inMemory(), undefined, (_ms, work) => void waiting.push(work));
    const id = await page.ask('make', wanted('ducks-and-geese', 4, { options: { blindBids: true } }));
    await page.tables.message({ t: 'join', table: id });
    const phrase = 'may-bid-blind' as const;
    await page.tables.message({ t: 'say', table: id, phrase });
    expect(page.model.said.value).toMatchObject([{ seat: 0, name: 'Ana', phrase }]);
    for (let waits = 0; page.model.acts.value.length === 0 && waits < 200; waits++) {
      for (const work of waiting.splice(0)) work();
      await settle();
    }
    expect(page.model.acts.value).toContainEqual({ do: 'look' });
    expect(page.model.view.value?.phrases).toEqual({ [phrase]: expect.arrayContaining([0, 2]) });
    await page.act(id, 'look', { do: 'look' });
    await page.tables.message({ t: 'say', table: id, phrase });
    expect(page.answers.at(-1)).toMatchObject({ t: 'error', code: 'forbidden', text: expect.stringMatching(/looked/) });
    expect(page.model.said.value).toHaveLength(1);
    expect(JSON.stringify(await page.ask('record', id))).not.toContain(phrase);
    await page.tables.message({ t: 'leave', table: id });
  });

  it('gives hints from one’s own view', async () => {
    const page = open();
    const id = await begin(page, wanted('coralon', 3));
    const hint = await page.ask('hint', id);
    expect(page.model.acts.value).toContainEqual(hint.act);
    expect(hint.reason).not.toBe('');
  });

  it('says in a sentence what cannot be made', async () => {
    const page = open();
    await expect(page.ask('make', wanted('rummy', 4))).rejects.toThrow('There is no game rummy.');
    await expect(page.ask('make', wanted('coralon', 9))).rejects.toThrow('Coralon is for');
    const from: Line[] = [{ ev: 'game', game: 'coralon', seats: ['a', 'b', 'c'] }];
    await expect(page.ask('make', wanted('coralon', 3, { from }))).rejects.toThrow('line 1 breaks RECORD-GAME-1');
    expect(await page.ask('replay', { lines: from, seat: null })).toBe('format must be 1.');
  });

  it('looks back at what is good of a bad record', async () => {
    const page = open();
    const id = await begin(page, wanted('coralon', 3));
    await play(page, id, 30);
    const lines = [...(await page.ask('record', id)).slice(0, 10), { ev: 'act', seat: 0, do: 'fly' }];
    const { fault, lines: good } = (await page.ask('replay', { lines, seat: null })) as Frames;
    expect(good.length).toBe(10);
    expect(fault).toMatchObject({ line: 11, rule: expect.any(String) });
  });
});

describe('a table stored before the rules changed', () => {
  /** A table as the database stores it, after some acts. */
  async function stored(game: string, players: number, events: number, store = inMemory()) {
    const page = open(store);
    const id = await begin(page, wanted(game, players));
    await play(page, id, events);
    await page.tables.message({ t: 'leave', table: id });
    return { id, store, table: (await store.get(id))! };
  }

  it('is read with what held before a newer option', async () => {
    const { id, store, table } = await stored('chevalier', 4, 20);
    const old = ({ buried: _gone, ...options }: Line): Line => options;
    const lines = table.lines.map((line) =>
      line.ev === 'game' ? { ...line, options: old(line.options as Line) } : line,
    );
    await store.put({
      ...table,
      options: old(table.options) as typeof table.options,
      lines: lines as typeof table.lines,
    });
    const page = open(store);
    await page.ask('pace', 0);
    expect((await page.ask('list', null))[0].options).toMatchObject({ buried: 'out' });
    await page.tables.message({ t: 'join', table: id });
    expect(page.model.info.value).toMatchObject({ rejected: null, options: { buried: 'out' } });
    const { seq } = page.model;
    await play(page, id, seq.value + 10);
    expect(seq.value).toBeGreaterThan(lines.length);
    const frames = (await page.ask('replay', { lines: await page.ask('record', id), seat: null })) as Frames;
    expect([frames.fault, frames.info.options.buried]).toEqual([null, 'out']);
    const other = open();
    const from = await other.ask('make', { ...wanted('chevalier', 4), from: lines as Line[] });
    expect((await other.ask('record', from))[0].options).toMatchObject({ buried: 'out', poison: 'sevens' });
  });

  it('is shown up to the line that the rules reject, and stays as it is', async () => {
    const { id, store, table } = await stored('coralon', 3, 40);
    const line = table.lines.findLastIndex(({ ev, do: act }) => ev === 'act' && act === 'play');
    const deal = table.lines.slice(0, line).findLast(({ ev }) => ev === 'deal')!;
    const [card] = (deal.hands as string[][])[((table.lines[line].seat as number) + 1) % 3];
    const bad = { ...table, lines: table.lines.map((each, i) => (i === line ? { ...each, card } : each)) };
    await store.put(bad);
    const page = open(store);
    await page.ask('pace', 0);
    await page.tables.message({ t: 'join', table: id });
    expect(page.model.info.value?.rejected).toEqual({ line: line + 1, rule: 'VINES-PLAY-1' });
    expect([page.model.seq.value, page.model.acts.value]).toEqual([line, []]);
    await page.act(id, 'late', { do: 'play', card });
    expect(page.answers.at(-1)).toMatchObject({ t: 'error', text: expect.stringContaining('The rules have changed') });
    await page.ask('takeBack', id);
    await expect(page.ask('hint', id)).rejects.toThrow('not your turn');
    for (let i = 0; i < 20; i++) await settle();
    expect(page.model.seq.value).toBe(line);
    expect(await store.get(id)).toEqual(bad);
    expect(await page.ask('record', id)).toEqual(bad.lines);
    expect(await page.ask('list', null)).toHaveLength(1);
    const frames = (await page.ask('replay', { lines: bad.lines, seat: null })) as Frames;
    expect(frames.fault).toMatchObject({ line: line + 1, rule: 'VINES-PLAY-1' });
    expect(frames.lines).toHaveLength(line);
  });
});

it('bots that may all act at once leave a person one to four seconds, and come one after the other', async () => {
  const waits: [number, () => void][] = [];
  const page = open(undefined, undefined, (ms, work) => void waits.push([ms, work]));
  const id = await page.ask('make', wanted('up-and-down', 5, { options: { opening: 'informal' } }));
  await page.tables.message({ t: 'join', table: id });
  await settle();
  const known: number[] = [];
  for (let next = waits.shift(); next && page.model.view.value?.phase === 'opening'; next = waits.shift()) {
    const had = page.model.seq.value;
    next[1]();
    await settle();
    // The other waits are those before a bot thinks.
    if (page.model.seq.value > had) known.push(next[0]);
    else expect(next[0]).toBeLessThan(200);
  }
  expect(known.length).toBeGreaterThan(0);
  for (const ms of known) expect(ms >= 1000 && ms <= 4000).toBe(true);
  expect(known).toEqual([...known].sort((a, b) => a - b));
});

describe('a table whose bots wait for the page', () => {
  const PASSES = [1, 2, 3].map((seat) => ({ seat, do: 'bid', tricks: seat + 1 }));

  it('goes one step at a time, as far as the page has shown', async () => {
    const page = open();
    const { seq } = page.model;
    const id = await page.ask('make', wanted('coralon-partners', 4, { script: PASSES }));
    await page.ask('pace', 0);
    await page.ask('shown', { table: id, events: 0 });
    await page.tables.message({ t: 'join', table: id });
    const rest = async () => {
      for (let i = 0; i < 10; i++) await settle();
      return seq.value;
    };
    expect(await rest()).toBe(2);
    for (const n of [2, 3, 4]) {
      await page.ask('shown', { table: id, events: n - 1 });
      expect(await rest(), 'too little is shown').toBe(n);
      await page.ask('shown', { table: id, events: n });
      expect(await rest()).toBe(n + 1);
    }
    // The script; then it is the person's turn, who need not wait.
    expect(page.model.events.value.slice(2).map(({ seat, tricks }) => [seat, tricks])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    await page.act(id, 'own', { do: 'pass' });
    expect(await rest()).toBe(6);
    await page.ask('shown', { table: id, events: null });
    expect(await rest()).toBeGreaterThan(6);
  });

  it('no longer waits once the page has left', async () => {
    const page = open();
    const id = await page.ask('make', wanted('coralon', 4));
    await page.ask('pace', 0);
    await page.ask('shown', { table: id, events: 0 });
    await page.tables.message({ t: 'join', table: id });
    for (let i = 0; i < 5; i++) await settle();
    expect(page.model.seq.value).toBe(2);
    await page.tables.message({ t: 'leave', table: id });
    await page.tables.message({ t: 'join', table: id });
    await play(page, id, 12);
    expect(page.model.seq.value).toBeGreaterThanOrEqual(12);
  });
});
