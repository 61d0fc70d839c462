/** Test cases that every table passes, in any environment: one suite for the kit, the server and the browser. */
import type { Act, Json, Line } from '@followsuit/engine';
import { expect, it } from 'vitest';

/** The answer to an act. */
export interface Answer {
  readonly t: string;
  readonly seq?: number;
  readonly code?: string;
  readonly rule?: string;
  readonly text?: string;
}

/** The person at seat 0 of a table; random bots have the other seats, and do not pause. */
export interface TestPerson {
  /** The messages that the person has received. */
  known(): {
    readonly seq: number;
    readonly events: readonly Line[];
    readonly acts: readonly Act[];
    readonly settle?: boolean | undefined;
  };
  act(act: Act, more: { readonly id: string; readonly seen: number; readonly seat?: number }): Promise<Answer>;
  /** Says a phrase; resolves to the sentence that forbids it, or null. */
  say(phrase: string): Promise<string | null>;
  /** Waits until a condition holds. */
  until(what: () => boolean): Promise<void>;
  /** The stored record. */
  record(): Promise<readonly Line[]>;
  /** Takes back the last act, if the table supports it. */
  takeBack?(): Promise<void>;
}

/** `patient` asks for bots that play alike each time and let the person speak first, where bots are neither seeded nor slow. */
export type OpenTable = (
  game: string,
  players: number,
  options?: Readonly<Record<string, Json>>,
  patient?: 'patient',
) => Promise<TestPerson>;

const SEAT = 0;
const isOwn = ({ ev, seat }: Line): boolean => ev === 'act' && seat === SEAT;
const ownActs = (lines: readonly Line[]): number => lines.filter(isOwn).length;

/** Waits for the person's turn. */
const untilTurn = (person: TestPerson): Promise<void> => person.until(() => person.known().acts.length > 0);

/** Does the first act on offer, a number of times. */
async function play(person: TestPerson, acts: number): Promise<void> {
  for (let i = 0; i < acts; i++) {
    await untilTurn(person);
    const { seq, acts } = person.known();
    expect(await person.act(acts[0], { id: `play ${seq}`, seen: seq })).toMatchObject({ t: 'done' });
    await person.until(() => person.known().seq > seq);
  }
  await untilTurn(person);
}

/** @example describe('a table of the server', () => tableCases(open)) */
export function tableCases(open: OpenTable): void {
  it('does a repeated act once, and answers it the same', async () => {
    const person = await open('coralon', 3);
    await untilTurn(person);
    const { seq, acts } = person.known();
    const first = await person.act(acts[0], { id: 'a', seen: seq });
    const again = await person.act(acts[0], { id: 'a', seen: seq });
    expect(first).toMatchObject({ t: 'done' });
    expect(again).toEqual(first);
    await untilTurn(person);
    expect(ownActs(await person.record())).toBe(1);
  });

  it('does one of two acts that come at once', async () => {
    const person = await open('coralon', 3);
    await untilTurn(person);
    const { seq, acts } = person.known();
    const answers = await Promise.all(
      acts.slice(0, 2).map((act, i) => person.act(act, { id: `at once ${i}`, seen: seq })),
    );
    expect(answers[0]).toMatchObject({ t: 'done' });
    expect(answers[1]).toMatchObject({ t: 'error', code: expect.stringMatching(/stale|refused/) });
    expect(ownActs(person.known().events)).toBe(1);
  });

  it('rejects an act of another seat, of the past and of the future', async () => {
    const person = await open('coralon', 3);
    await play(person, 3);
    const { seq, acts } = person.known();
    const rejected = async (id: string, more: { seen?: number; seat?: number }) =>
      person.act(acts[0], { id, seen: seq, ...more });
    expect(await rejected('a', { seat: 1 })).toMatchObject({ code: 'not-your-seat' });
    expect(await rejected('b', { seen: seq - 1 })).toMatchObject({ code: 'stale', seq });
    expect(await rejected('c', { seen: seq + 1 })).toMatchObject({ code: 'future', seq });
    expect(person.known().seq).toBe(seq);
    // A rejected act is not done: its id can be used again.
    expect(await rejected('b', {})).toMatchObject({ t: 'done' });
  });

  it('refuses what breaks a rule, and names the rule', async () => {
    const person = await open('coralon', 3);
    await play(person, 1);
    const { seq } = person.known();
    const acts: Act[] = [{ do: 'fly' }, { do: 'play', card: 'Zz' }];
    for (const act of acts)
      expect(await person.act(act, { id: act.do, seen: seq })).toMatchObject({
        t: 'error',
        code: 'refused',
        rule: expect.stringMatching(/^[A-Z]+(-[A-Z]+)*-\d+$/),
      });
    expect(person.known().seq).toBe(seq);
  });

  it('tells of secret acts of others only who did them, and they make no act stale', async () => {
    const person = await open('coralon', 4);
    // In the second hand all but seat 1 put cards away.
    const dealt = (): number => person.known().events.findLastIndex(({ ev }) => ev === 'deal');
    for (await untilTurn(person); person.known().events[dealt()].hand !== 2; ) await play(person, 1);
    const secret = (): readonly Line[] => person.known().events.slice(dealt() + 1);
    await person.until(() => secret().length === 2);
    expect(secret()).toEqual(expect.arrayContaining([2, 3].map((seat) => ({ ev: 'act', seat }))));
    expect((await person.record()).at(-1)).toHaveProperty('do');
    const seen = dealt() + 1;
    expect(await person.act(person.known().acts[0], { id: 'mine', seen })).toMatchObject({ t: 'done' });
  });

  it('lets a phrase of the game be said while its rule allows it, and writes it nowhere', async () => {
    const person = await open('ducks-and-geese', 4, { blindBids: true }, 'patient');
    const phrase = 'may-bid-blind';
    await person.until(() => person.known().seq > 1);
    expect(await person.say(phrase)).toBeNull();
    await untilTurn(person);
    const { seq } = person.known();
    expect(await person.act({ do: 'look' }, { id: 'look', seen: seq })).toMatchObject({ t: 'done' });
    expect(await person.say(phrase)).toMatch(/looked/);
    expect(await person.say('thanks')).toBeNull();
    expect(await person.say('nice-trick')).toMatch(/partners/);
    expect(JSON.stringify(await person.record())).not.toContain(phrase);
  });

  it('settles a hand when its score cannot change any more, and not before', async () => {
    // Whatever is dealt, after two tricks of Whist the score is open.
    const person = await open('whist', 4, { target: 50 });
    await play(person, 2);
    const rejected = async (id: string, act: Act) => person.act(act, { id, seen: person.known().seq });
    expect(person.known().settle ?? false).toBe(false);
    expect(await rejected('a', { do: 'settle' })).toMatchObject({
      code: 'unproved',
      text: expect.stringMatching(/can still change/),
    });
    expect(await rejected('b', { do: 'concede' })).toMatchObject({
      code: 'unproved',
      text: expect.stringMatching(/before the next claim/),
    });
    while (!person.known().settle) await play(person, 1);
    const { seq } = person.known();
    const settled = await person.act({ do: 'settle' }, { id: 'c', seen: seq });
    expect(settled).toMatchObject({ t: 'done' });
    expect(await person.act({ do: 'settle' }, { id: 'c', seen: seq })).toEqual(settled);
    await untilTurn(person);
    expect(person.known().settle ?? false).toBe(false);
    const record = await person.record();
    expect(record[seq]).toEqual({ ev: 'claim', seat: SEAT, kind: 'settle' });
    expect(record[seq + 1]).toMatchObject({ ev: 'score' });
    expect(person.known().events.filter(({ ev }) => ev === 'claim')).toHaveLength(1);
  });

  it('takes back the last act, if it can, and forgets its id', async () => {
    const person = await open('coralon', 3);
    if (!person.takeBack) return;
    await play(person, 4);
    const last = person.known().events.findLastIndex(isOwn);
    await person.takeBack();
    const { seq, acts } = person.known();
    expect(seq).toBe(last);
    expect((await person.record()).length).toBe(last);
    expect(await person.act(acts[0], { id: `play ${last}`, seen: last })).toMatchObject({
      t: 'done',
      seq: expect.any(Number),
    });
    expect(ownActs(person.known().events)).toBe(4);
  });
}
