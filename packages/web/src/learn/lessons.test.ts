/** Every guided hand, played with the real engine, games and bots. */
import { type Act, filled, type Game, type Line, listMoves, Match, Random, seatsIn } from '@followsuit/engine';
import { games, rulesFor } from '@followsuit/games';
import { actOf, english, type LessonMoment } from '@followsuit/present';
import type { ServerMessage } from '@followsuit/protocol';
import type { Hint } from '@followsuit/ui';
import { describe, expect, test } from 'vitest';
import { gameInfoOf } from '../../build/catalogue.ts';
import { makeSignals, takeAnswer } from '../client/model.ts';
import { advise, choose, loadKnowledge } from '../worker/bot-moves.ts';
import { LocalTables } from '../worker/local-tables.ts';
import type { LocalSeat, ToPage } from '../worker/messages.ts';
import { inMemory } from '../worker/store.ts';
import { differenceOf, outcomeOf } from './comparison.ts';
import { LessonGuide } from './guide.ts';
import { type LoadedLesson, loadLesson, momentOf, type Shown, suggested } from './lessons.ts';

/** Unfilled placeholders, and plurals of one. */
const UNSOUND = /undefined|null|NaN|\{\w+\}|\b1 (tricks|points|thieves)\b/;

/** The most words of a note. */
const LONGEST = 35;

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A learner: chooses among the acts, or asks a simple bot. */
type Learner = (now: LessonMoment) => Act | 'ask';

/** Opens the table of a lesson, as its page does. */
async function open(game: Game, { lesson, words }: LoadedLesson) {
  await loadKnowledge(game); // so that nothing waits for it during the hand
  const model = makeSignals();
  let got: ToPage | null = null as ToPage | null;
  const progress: number[] = [];
  const tables = new LocalTables({
    store: inMemory(),
    now: () => 0,
    monotonic: () => 0,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    draw: () => 'lesson',
    hold: async () => () => {},
    choose: async (thought) => choose({ ...thought, bot: 'simple' }),
    advise: async (thought) => advise({ ...thought, bot: 'simple' }),
    warmUp: () => {},
    send: (message) => {
      if (message.t === 'progress') progress.push(message.share);
      else if (message.t !== 'told') got = message;
      else for (const text of message.texts) takeAnswer(model, JSON.parse(text) as ServerMessage);
    },
  });
  const ask = async (what: string, value: unknown): Promise<unknown> => {
    await tables.ask({ t: 'ask', n: 1, what, ask: value } as Parameters<LocalTables['ask']>[0]);
    if (got?.t !== 'got') throw new Error(JSON.stringify(got));
    return got.value;
  };
  const { players, seat, seed, options, script } = lesson;
  const seats = Array.from(
    { length: players },
    (_, i): LocalSeat => (i === seat ? { kind: 'me', name: 'You' } : { kind: 'bot', bot: 'simple', name: `Bot ${i}` }),
  );
  const table = String(await ask('make', { game: game.id, options, seats, seed, script }));
  await ask('pace', 0);
  await ask('shown', { table, events: 0 });
  await tables.message({ t: 'join', table });
  const known = { game: gameInfoOf(game), words, text: english };
  const act = (act: Act): Promise<void> => {
    const seen = model.events.value.length;
    return tables.message({ t: 'act', table, seat, id: String(seen), seen, act: act as never });
  };
  return { table, ask, act, progress, moment: () => momentOf(model, known) };
}

interface Played {
  /** The notes in the order of their appearance, each with the number of events at that time. */
  readonly shown: readonly (Shown & { readonly events: number })[];
  readonly events: readonly Line[];
  /** The record of the learner, that of the coach, and the coach's progress. */
  readonly own: readonly Line[];
  readonly coach: readonly Line[];
  readonly progress: readonly number[];
}

/** Plays a lesson to its end. While a note is open, nobody may act. */
async function run(game: Game, loaded: LoadedLesson, learner: Learner): Promise<Played> {
  const { lesson } = loaded;
  const { table, ask, act, progress, moment } = await open(game, loaded);
  const guide = new LessonGuide(lesson);
  const shown: Played['shown'][number][] = [];
  for (let waits = 0; waits < 50; waits++) {
    await settle();
    const now = moment();
    if (!now) continue;
    const before = shown.length;
    const goesOn = guide.look(now);
    const notes = guide.shown.value;
    if (notes.length > before) shown.push({ ...notes[before], events: now.events.length });
    if (guide.isOver.value) {
      const own = (await ask('record', table)) as readonly Line[];
      const coach = (await ask('coached', table)) as readonly Line[];
      return { shown, events: now.events, own, coach, progress };
    }
    if (goesOn) await ask('shown', { table, events: now.events.length });
    else if (guide.isOpen.value && (now.acts.length === 0 || notes.at(-1)?.note.leadsOn)) {
      for (let i = 0; i < 3; i++) await settle();
      expect(moment()?.events.length, 'somebody acted while a note was open').toBe(now.events.length);
      guide.close();
      waits = 0;
      continue;
    }
    if (now.acts.length === 0) continue;
    waits = 0;
    const chosen = learner(now);
    await act(chosen === 'ask' ? ((await ask('hint', table)) as Hint).act : chosen);
  }
  throw new Error('The hand does not come to its end.');
}

const anyhow: Learner = ({ acts, events }) => acts[events.length % acts.length];

/** Every game has a guided hand. */
async function lessonOf({ id }: Game): Promise<LoadedLesson> {
  const loaded = await loadLesson(id);
  if (!loaded) throw new Error(`${id} has no lesson.`);
  return loaded;
}

/** What a newcomer must have heard of besides phases and acts, by game. */
const IDEAS: Readonly<Record<string, readonly string[]>> = {
  coralon: ['ranks', 'trump', 'void', 'exact'],
  'coralon-partners': ['partner', 'void', 'exact'],
  thief: ['trump', 'thief', 'kept', 'exact'],
  thieves: ['partner', 'thief', 'kept', 'exact'],
  bishop: ['trump', 'partner', 'point cards', 'early end'],
  baronet: ['trump', 'partner', 'point cards', 'early end', 'pot', 'debt'],
  chevalier: ['partner', 'sevens', 'sweep', 'buried'],
  'ducks-and-geese': ['partner', 'duck', 'goose', 'exact'],
  'ducks-and-geese-cutthroat': ['duck', 'goose', 'exact'],
  'up-and-down': ['halves', 'partner', 'red', 'coins', 'majority'],
  stones: ['opening', 'ring', 'joker', 'bags', 'nil'],
  'stepping-stones': ['trump', 'high', 'sheet', 'contracts'],
  'speed-run': ['slalom', 'bell curve', 'pass card', 'lowest wins', 'exact'],
  'piecepack-stepping-stones': ['roll', 'home', 'hint'],
  spades: ['trump', 'partner', 'void', 'broken', 'bags', 'nil', 'blind'],
  whist: ['trump', 'partner', 'void'],
  'oh-hell': ['trump', 'exact', 'hook'],
  hearts: ['opening', 'void', 'queen', 'broken', 'moon'],
  euchre: ['partner', 'void', 'bowers', 'alone'],
  skat: ['jacks', 'trump', 'void', 'card points', 'schneider', 'null', 'grand'],
};

/** What the script of each game shows, in its tricks (from 0) and its score. */
const POINTS: Readonly<Record<string, (tricks: readonly Line[], score: Line, lines: readonly Line[]) => boolean>> = {
  coralon: (_, { bidder, bid, result, tricks }) => bidder === 3 && result === 'exact' && list(tricks)[3] === bid,
  'coralon-partners': ([first], { bidder, result }) => first.taker === 3 && bidder === 1 && result === 'exact',
  thief: ([, second, third], { result }) => second.kept === '5a' && third.keeper === 3 && result === 'exact',
  thieves: ([, , third], { result }) => third.thief === 'trees' && third.keeper === 1 && result === 'exact',
  bishop: ([first], { partner, result }) => first.leader === partner && result === 'made',
  baronet: (_, { delta, partner, result }) =>
    result === 'made' && list(delta)[0] === 14 && list(delta)[Number(partner)] === 7,
  chevalier: ([first, second], { result }) =>
    first.poisoned === true && first.taker === 3 && second.poisoned === true && second.taker === 2 && result === 'made',
  'ducks-and-geese': ([first, second], { result }) =>
    cardsOf(first).includes('2a') &&
    cardsOf(second).includes('Fl') &&
    first.taker === 0 &&
    second.taker === 0 &&
    result === 'made',
  'ducks-and-geese-cutthroat': ([first, , , fourth], { result }) =>
    cardsOf(first).includes('Fu') &&
    list(first.kept)[0] === '2u' &&
    list(fourth.kept)[0] === '2c' &&
    result === 'exact',
  'up-and-down': ([first], { leader, partner, result }) =>
    leader === 1 && first.low === 1 && first.taker === partner && result === 'made',
  stones: (tricks) => tricks[1].taker === 0 && cardsOf(tricks[1])[4] === '7w' && tricks[5].reversed === true,
  'stepping-stones': (_, { declarer, tricks }, lines) =>
    declarer === 0 && tricks === 8 && lines.filter((line) => line.do === 'pass').length === 3,
  'speed-run': ([first, second], { points }) => first.high === 10 && second.high === 1 && list(points)[0] === -2,
  spades: (tricks, { delta }) => tricks[4].taker === 1 && cardsOf(tricks[4]).includes('5s') && list(delta)[1] === 51,
  whist: (tricks, { delta }) => tricks[5].taker === 0 && cardsOf(tricks[5]).includes('6c') && list(delta)[0] === 3,
  'oh-hell': (tricks, { bids, tricks: taken }) =>
    tricks[1].taker === 3 && cardsOf(tricks[1]).includes('5h') && list(bids)[3] === 3 && list(taken)[3] === 3,
  hearts: (tricks, { points }) => cardsOf(tricks[5]).includes('Qs') && list(points)[0] === 0,
  euchre: ([first, , third], { maker, result }) =>
    maker === 0 && first.taker === 0 && cardsOf(third)[1] === 'Jh' && third.taker === 0 && result === 'made',
  skat: ([first, second], { declarer, result, delta }) =>
    first.taker === 2 && second.taker === 0 && declarer === 0 && result === 'won' && list(delta)[0] === 98,
  'piecepack-stepping-stones': (_, __, lines) => lines.filter((line) => line.do === 'flip').length >= 3,
};

const list = (value: unknown): readonly unknown[] => value as readonly unknown[];
const cardsOf = ({ cards }: Line): readonly unknown[] => list(cards);

/** The phases and acts that come up in whole random games with the lesson's options. */
function partsOf(game: Game, players: number, options: Line): { phases: Set<string>; acts: Set<string> } {
  const rules = rulesFor(game.id, players, filled(game, players, options));
  const [phases, acts] = [new Set<string>(), new Set<string>()];
  for (let n = 0; n < 4; n++) {
    const match = new Match(rules, () => {});
    const random = new Random(`parts/${n}`);
    for (let step = 0; step < 1500 && !match.over; step++) {
      if (match.due !== null) {
        match.draw(`parts/${n}`);
        continue;
      }
      phases.add(rules.phase(match.state));
      const [seat] = seatsIn(rules.actors(match.state));
      const moves = listMoves(rules, match.state, seat);
      for (const move of moves) acts.add(rules.act(match.state, move).do);
      match.move(seat, moves[random.below(moves.length)]);
    }
  }
  return { phases, acts };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the script is legal to its last act, and shows every note', async () => {
    const loaded = await lessonOf(game);
    const { notes, script, seat } = loaded.lesson;
    const { shown, own, coach, progress } = await run(game, loaded, (now) => suggested(loaded.lesson, now) ?? 'ask');
    for (let each = 0; each < loaded.lesson.players; each++) {
      const acts = own.filter((line) => line.ev === 'act' && line.seat === each).map(actOf);
      const scripted = script.filter((act) => act.seat === each).map(({ seat: _seat, ...act }) => act);
      expect(acts.slice(0, scripted.length)).toEqual(scripted);
    }
    expect(notes.filter((note) => !shown.some((each) => each.note === note)).map((note) => note.about)).toEqual([]);
    for (const { text } of shown) expect(text).not.toMatch(UNSOUND);
    expect(differenceOf(seat, own.slice(0, script.length), coach)).toBeNull();
    expect(outcomeOf(loaded.lesson, coach)).toEqual(outcomeOf(loaded.lesson, own));
    expect(progress.at(-1)).toBe(1);
    const tricks = own.filter(({ ev }) => ev === 'trick');
    expect(POINTS[game.id](tricks, own.find(({ ev }) => ev === 'score') ?? {}, own)).toBe(true);
  });

  test('opens with the goal, the end of a hand and the winner, before anybody acts', async () => {
    const loaded = await lessonOf(game);
    const { shown } = await run(game, loaded, anyhow);
    expect(shown.slice(0, 3).map(({ note }) => note.about)).toEqual([['goal'], ['hand'], ['game']]);
    for (const { events } of shown.slice(0, 3)) expect(events).toBe(shown[0].events);
    expect(shown[0].events).toBe(2);
  });

  test('a learner who plays anyhow comes to the end as well, and so does the coach', async () => {
    const loaded = await lessonOf(game);
    const { shown, own, coach } = await run(game, loaded, anyhow);
    expect(shown.at(-1)?.note).toBe(loaded.lesson.notes.at(-1));
    for (const { text } of shown) expect(text).not.toMatch(UNSOUND);
    for (const { text } of shown) expect(wordCount(text), text).toBeLessThanOrEqual(LONGEST);
    expect(differenceOf(loaded.lesson.seat, own, coach)).not.toBeNull();
  });

  test('notes are short, and explain every phase, act and idea', async () => {
    const { lesson, words } = await lessonOf(game);
    const { shown } = await run(game, { lesson, words }, (now) => suggested(lesson, now) ?? 'ask');
    for (const { text } of shown) expect(wordCount(text), text).toBeLessThanOrEqual(LONGEST);
    for (const point of lesson.more ?? []) expect(wordCount(point.text(words))).toBeLessThanOrEqual(LONGEST);
    const told = new Set([
      ...lesson.notes.flatMap(({ about = [] }) => about),
      ...(lesson.more ?? []).flatMap((point) => point.about),
    ]);
    const { phases, acts } = partsOf(game, lesson.players, lesson.options ?? {});
    // A solitaire has only one phase, whose name is not shown.
    const parts = [...(gameInfoOf(game).deck ? phases : []), ...acts, ...IDEAS[game.id]];
    expect(parts.filter((part) => !told.has(part))).toEqual([]);
  });
});
