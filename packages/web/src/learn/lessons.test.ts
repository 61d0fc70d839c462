/** Every guided hand, played with the real engine, games and bots. */
import type { Act, Game } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { english, type LessonMoment } from '@followsuit/present';
import type { ServerMessage } from '@followsuit/protocol';
import type { Hint } from '@followsuit/ui';
import { describe, expect, test } from 'vitest';
import { gameInfoOf } from '../../build/catalogue.ts';
import { makeSignals, takeAnswer } from '../client/model.ts';
import { advise, choose, loadKnowledge } from '../worker/bot-moves.ts';
import { LocalTables } from '../worker/local-tables.ts';
import type { LocalSeat, ToPage } from '../worker/messages.ts';
import { inMemory } from '../worker/store.ts';
import { isDone, type LoadedLesson, legal, loadLesson, momentOf, nextNote, type Shown } from './lessons.ts';

/** Unfilled placeholders, and plurals of one. */
const UNSOUND = /undefined|null|NaN|\{\w+\}|\b1 (tricks|points|thieves)\b/;

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A learner: chooses among the acts, or asks a simple bot. */
type Learner = (now: LessonMoment, last: Shown | undefined) => Act | 'ask';

/** Plays a lesson to its end and returns the notes in the order of their appearance. */
async function run(game: Game, { lesson, words }: LoadedLesson, learner: Learner): Promise<readonly Shown[]> {
  await loadKnowledge(game); // so that nothing waits for it during the hand
  const model = makeSignals();
  let got: ToPage | null = null as ToPage | null;
  const tables = new LocalTables({
    store: inMemory(),
    now: () => 0,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    draw: () => 'lesson',
    hold: async () => () => {},
    choose: async (thought) => choose(thought),
    advise: async (thought) => advise({ ...thought, bot: 'simple' }),
    warmUp: () => {},
    send: (message) => {
      if (message.t !== 'told') got = message;
      else for (const text of message.texts) takeAnswer(model, JSON.parse(text) as ServerMessage);
    },
  });
  const ask = async (what: string, value: unknown): Promise<unknown> => {
    await tables.ask({ t: 'ask', n: 1, what, ask: value } as Parameters<LocalTables['ask']>[0]);
    if (got?.t !== 'got') throw new Error(JSON.stringify(got));
    return got.value;
  };
  const { players, seat, seed, options } = lesson;
  const seats = Array.from(
    { length: players },
    (_, i): LocalSeat => (i === seat ? { kind: 'me', name: 'You' } : { kind: 'bot', bot: 'simple', name: `Bot ${i}` }),
  );
  const table = String(await ask('make', { game: game.id, options, seats, seed }));
  await ask('pace', 0);
  await tables.message({ t: 'join', table });

  const known = { game: gameInfoOf(game), words, text: english };
  const shown: Shown[] = [];
  for (let waits = 0; waits < 50; waits++) {
    await settle();
    const now = momentOf(model, known);
    if (!now) continue;
    const note = nextNote(lesson, now, shown);
    if (note) shown.push(note);
    if (isDone(lesson, now)) return shown;
    if (now.acts.length === 0) continue;
    waits = 0;
    const chosen = learner(now, note);
    const act = chosen === 'ask' ? ((await ask('hint', table)) as Hint).act : chosen;
    const id = String(now.events.length);
    await tables.message({ t: 'act', table, seat, id, seen: now.events.length, act: act as never });
  }
  throw new Error('The hand does not come to its end.');
}

const asTold: Learner = (now, last) => legal(last?.note.good, now) ?? 'ask';
const anyhow: Learner = ({ acts, events }) => {
  const going = acts.filter((act) => act.do !== 'resign');
  return going[(events.length * 7) % going.length];
};

/** Every game has a guided hand. */
async function lessonOf({ id }: Game): Promise<LoadedLesson> {
  const loaded = await loadLesson(id);
  if (!loaded) throw new Error(`${id} has no lesson.`);
  return loaded;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every note comes up in a usual hand, and what it advises can be done', async () => {
    const loaded = await lessonOf(game);
    const { notes } = loaded.lesson;
    const advised: boolean[] = [];
    const shown = await run(game, loaded, (now, last) => {
      if (last?.note.good) advised.push(legal(last.note.good, now) !== undefined);
      return asTold(now, last);
    });
    expect(notes.filter((note) => !shown.some((each) => each.note === note))).toEqual([]);
    expect(shown.every(({ text }) => !UNSOUND.test(text))).toBe(true);
    expect(advised).not.toContain(false);
    expect(notes.length).toBeGreaterThanOrEqual(4);
  });

  test('a learner who plays anyhow comes to the end as well', async () => {
    const loaded = await lessonOf(game);
    const shown = await run(game, loaded, anyhow);
    expect(shown.at(-1)?.note).toBe(loaded.lesson.notes.at(-1));
    expect(shown.every(({ text }) => !UNSOUND.test(text))).toBe(true);
  });
});
