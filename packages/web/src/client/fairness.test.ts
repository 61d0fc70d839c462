/** The client at the table of a server that lies about its deals: each lie is found, and an honest server is not accused. */
import { type Json, type Line, Random } from '@followsuit/engine';
import type { ServerMessage } from '@followsuit/protocol';
import { pledgeOf } from '@followsuit/table';
import { afterEach, expect, it, vi } from 'vitest';
import { FairServer, type Lies, TABLE } from '../testing/fair-server.ts';
import { checkedDeals } from '../worker/deals.ts';
import { loadGames } from '../worker/loaded-games.ts';
import { framesOf } from '../worker/replay.ts';
import { liveFindings } from './fair-check.ts';
import { faultOf, readFairNotes, writeFairNotes } from './fair-notes.ts';
import { makeReplay, UnreadableRecord } from './replay.ts';

// The page asks its worker for these; here they are called directly.
vi.mock('./local.ts', () => ({
  openReplay: async (lines: readonly Line[], seat: number | null) => {
    const frames = framesOf(lines, seat);
    if (typeof frames === 'string') throw new UnreadableRecord(frames);
    return makeReplay(frames, frames.fault ? frames.fault.rule : null);
  },
  checkRecordDeals: async (lines: readonly Line[]) => checkedDeals(lines),
}));

await loadGames(['coralon']);

const stored = new Map<string, string>();

/** A browser with one server behind its socket. */
async function browse(server: FairServer) {
  const sockets: FakeSocket[] = [];
  class FakeSocket {
    static readonly OPEN = 1;
    readyState = 1;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor() {
      sockets.push(this);
      queueMicrotask(() => server.connect((message) => this.onmessage?.({ data: JSON.stringify(message) })));
    }

    send(text: string): void {
      server.hear(JSON.parse(text));
    }

    close(): void {
      server.disconnect();
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/', search: '', hash: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe(`/api/tables/${TABLE}/record`);
    return new Response(server.record());
  });
  const random = new Random('fairness');
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map(() => random.below(256)) });
  const { openRemoteTable } = await import('./remote.ts');
  const { reconnect } = await import('./socket.ts');
  const { reportOnTable } = await import('./fair-report.ts');
  const client = openRemoteTable(TABLE);
  await vi.waitFor(() => expect(client.model.info.value).not.toBeNull());
  const { model } = client;
  /** Plays until the game is over or a number of events has come. */
  const play = async (until = Number.POSITIVE_INFINITY): Promise<void> => {
    for (let i = 0; i < 20_000 && model.info.value?.stage !== 'over' && model.seq.value < until; i++) {
      if (model.acts.value.length > 0 && model.sent.value === null) client.act(model.acts.value[0]);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const live = () => liveFindings(client.fairNotes!.value).map(({ fault }) => fault);
  const report = () =>
    reportOnTable(TABLE, client.fairNotes!.value, { seat: model.seat.value, events: model.events.value });
  return { client, model, play, live, report, reconnect };
}

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

type Seating = 'random' | 'fixed';

/** Plays a whole game at a server; returns what is found during the game, and after it. */
async function findings(lies: Lies, seating: Seating = 'fixed') {
  const server = new FairServer(lies);
  const browser = await browse(server);
  await server.start(seating);
  await browser.play();
  expect(browser.model.info.value?.stage).toBe('over');
  const report = await browser.report();
  browser.client.close();
  stored.clear();
  return { live: new Set(browser.live()), after: new Set(report.findings.map(({ fault }) => fault)), report, server };
}

const HEX = 'ab'.repeat(32);
type Fair = { n: number; hash: string; given: Record<string, string>; secret?: string };
const fairIn = (line: Line) => line.fair as unknown as Fair | undefined;

/** Changes what the client is told of chances. */
const inEvents =
  (change: (fair: Fair) => void) =>
  (message: ServerMessage): ServerMessage => {
    if (message.t === 'sync' || message.t === 'step')
      for (const line of message.events) if (fairIn(line)) change(fairIn(line) as Fair);
    return message;
  };

/** Changes what the record publishes of chances. */
const inRecord =
  (change: (fair: Fair) => void) =>
  (lines: Line[]): Line[] => {
    for (const line of lines) if (fairIn(line)) change(fairIn(line) as Fair);
    return lines;
  };

it.each<Seating>(['random', 'fixed'])('finds nothing at an honest server, seating %s', async (seating) => {
  const { live, after, report, server } = await findings({}, seating);
  expect([[...live], [...after]]).toEqual([[], []]);
  expect(report.compared).toBeGreaterThan(seating === 'random' ? 2 : 1);
  expect(report).toMatchObject({ own: report.compared, late: 0 });
  // One part for every chance, and one for the deal that did not come.
  expect(server.given.map(({ n }) => n)).toEqual([...Array(report.compared + 1).keys()]);
});

const LIVE: readonly [string, Lies, string][] = [
  ['deals with another secret than it pledged', { message: inEvents((fair) => (fair.hash = HEX)) }, 'swapped'],
  ['acknowledges a part and leaves it out', { drops: true }, 'left-out'],
  ['passes over a part in silence', { silent: true }, 'left-out'],
  [
    'acknowledges a part and uses another',
    {
      message: inEvents(({ given }) => {
        for (const seat of Object.keys(given)) given[seat] = HEX;
      }),
    },
    'replaced',
  ],
  [
    'deals without a pledge',
    {
      message: (message) => {
        if (message.t === 'step') return { ...message, pledge: undefined };
        return message.t === 'sync' ? { ...message, pledge: null } : message;
      },
    },
    'unpromised',
  ],
];

it.each(LIVE)('finds during the game that it %s', async (_what, lies, fault) => {
  const { live, after } = await findings(lies);
  expect([...live]).toEqual([fault]);
  expect(after).toContain(fault);
});

it('finds at the draw of seats that people were moved from other seats, or its pledge was exchanged', async () => {
  const mixed = (message: ServerMessage): ServerMessage => {
    if (message.t !== 'sync' || message.seq === 0) return message;
    const [first, ...rest] = message.events;
    if (first?.ev !== 'game') return message;
    const [a, b, c] = first.seats as string[];
    return { ...message, events: [{ ...first, seats: [b, c, a] }, ...rest] };
  };
  expect([...(await findings({ message: mixed }, 'random')).live]).toEqual(['moved']);
  const exchanged = (message: ServerMessage): ServerMessage => {
    if (message.t !== 'sync') return message;
    for (const { draw } of message.events) if (draw) (draw as unknown as Fair).hash = HEX;
    return message;
  };
  expect([...(await findings({ message: exchanged }, 'random')).live]).toEqual(['swapped']);
  const unshown = (message: ServerMessage): ServerMessage =>
    message.t === 'table' ? { ...message, info: { ...message.info, draw: null } } : message;
  expect([...(await findings({ message: unshown, silent: true }, 'random')).live]).toContain('unpromised');
});

/** Swaps a card of the first hand with one of the second. */
function otherCards(line: Line): Line {
  if (line.ev !== 'deal') return line;
  const hands = structuredClone(line.hands) as string[][];
  [hands[1][0], hands[2][0]] = [hands[2][0], hands[1][0]];
  return { ...line, hands };
}

const AFTER: readonly [string, Lies, string][] = [
  ['deals something else', { deal: (_rules, line) => otherCards(line) }, 'derived'],
  ['publishes another secret', { record: inRecord((fair) => (fair.secret = HEX)) }, 'derived'],
  [
    'publishes another secret and its hash',
    { record: inRecord((fair) => Object.assign(fair, { secret: HEX, hash: pledgeOf(HEX) })) },
    'derived',
  ],
  ['publishes no secret', { record: inRecord((fair) => delete fair.secret) }, 'unpublished'],
  [
    'publishes other parts',
    {
      record: inRecord((fair) => {
        fair.given = {};
      }),
    },
    'derived',
  ],
  ['publishes another table', { record: ([first, ...rest]) => [{ ...first, table: 'Other' }, ...rest] }, 'table'],
  ['publishes half of the game', { record: (lines) => lines.slice(0, lines.length / 2) }, 'changed'],
  ['publishes a game that cannot be', { record: (lines) => lines.filter((_, i) => i !== 3) }, 'broken'],
  ['publishes no game', { record: () => [{ ev: 'nothing' }] }, 'broken'],
  ['publishes a game that nobody knows', { record: ([first]) => [{ ...first, game: 'none' }] }, 'broken'],
  [
    'shows other cards than it dealt',
    {
      message: (message) => {
        const hold = message.t === 'step' ? message.view.hold : undefined;
        const dealt = message.t === 'step' && message.events.some(({ ev }) => ev === 'deal');
        if (dealt && Array.isArray(hold)) (hold as Json[])[0] = ['Xx'];
        return message;
      },
    },
    'cards',
  ],
];

it.each(AFTER)('finds after the game that it %s', async (_what, lies, fault) => {
  const { live, after } = await findings(lies);
  expect([...live]).toEqual([]);
  expect(after).toContain(fault);
});

it('finds a record that hides a deal by an honest-looking one: every deal of its own is consistent', async () => {
  // The record is that of another game of the same server, under this table's id.
  const other = new FairServer({}, 'another game');
  const elsewhere = await browse(other);
  await other.start('fixed');
  await elsewhere.play();
  elsewhere.client.close();
  stored.clear();
  const lines: Line[] = other
    .record()
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(checkedDeals(lines).map(({ fault }) => fault)).toEqual(checkedDeals(lines).map(() => null));
  const { live, after } = await findings({ record: () => lines });
  expect([...live]).toEqual([]);
  expect(after).toContain('swapped');
});

it('does not accuse a server for which the part came too late, and counts it', async () => {
  const { live, after, report } = await findings({ late: true });
  expect([[...live], [...after]]).toEqual([[], []]);
  expect(report).toMatchObject({ own: 0, late: report.compared });
});

it('gives the same bytes for the same deal after a lost connection and after a reload', async () => {
  const server = new FairServer();
  const first = await browse(server);
  await server.start('fixed');
  await first.play(4);
  const [pending] = server.given.slice(-1);
  first.reconnect();
  await vi.waitFor(() => expect(server.given.at(-1)).not.toBe(pending));
  expect(server.given.at(-1)).toEqual(pending);
  first.client.close();
  const second = await browse(server);
  await vi.waitFor(() => expect(server.given.length).toBe(4));
  expect(server.given.at(-1)).toEqual(pending);
  await second.play();
  expect((await second.report()).findings).toEqual([]);
  second.client.close();
});

it('finds that the pledge was exchanged while the page was away, before the deal', async () => {
  let isAway = false;
  const server = new FairServer({
    message: (message) =>
      isAway && message.t === 'sync' && message.pledge
        ? { ...message, pledge: { ...message.pledge, hash: HEX } }
        : message,
  });
  const first = await browse(server);
  await server.start('fixed');
  await first.play(4);
  first.client.close();
  isAway = true;
  const second = await browse(server);
  await vi.waitFor(() => expect(second.live()).toEqual(['swapped']));
  second.client.close();
});

it('judges a chance by what was shown, given and answered', () => {
  const dealt = { hash: 'h', part: 'mine', seat: 0, own: 0, ev: 'deal', hand: 1 };
  const note = { hash: 'h', random: 'mine', dealt };
  expect(faultOf(note)).toBeNull();
  const without = { ...note, dealt: { ...dealt, part: null } };
  // Nobody knows whether it arrived.
  for (const state of ['sent', 'lost', 'late'] as const) expect(faultOf({ ...without, state })).toBeNull();
  expect(faultOf({ ...without, state: 'ignored' })).toBe('left-out');
  expect(faultOf({ ...without, kept: 'mine' })).toBe('left-out');
  // Another device of the same person gave first.
  expect(faultOf({ ...note, kept: 'phone', dealt: { ...dealt, part: 'phone' } })).toBeNull();
  expect(faultOf({ ...note, kept: 'phone', dealt: { ...dealt, part: 'made up' } })).toBe('replaced');
  // A spectator gives nothing, and compares pledges.
  expect(faultOf({ hash: 'h', dealt: { ...dealt, part: null, seat: -1, own: -1 } })).toBeNull();
  expect(faultOf({ hash: 'other', dealt })).toBe('swapped');
});

it('keeps the notes of few tables, and reads whatever is stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  for (let i = 0; i < 60; i++) writeFairNotes(`t${i}`, { person: 'ana', chances: { 0: { hash: HEX } } });
  expect(stored.size).toBe(25);
  expect(readFairNotes('t0')).toBeNull();
  expect(readFairNotes('t59')).toEqual({ person: 'ana', chances: { 0: { hash: HEX } } });
  for (const bad of ['{', '[]', 'null', '{"chances":7}']) {
    stored.set('followsuit.fair.bad', bad);
    expect(readFairNotes('bad')).toBeNull();
  }
});
