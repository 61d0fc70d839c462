/** The guided hands, loaded on demand. */
import type { Act } from '@followsuit/engine';
import { type CommonView, isScored, type Lesson, type LessonMoment, type Note } from '@followsuit/present';
import type { TableModel } from '../client/types.ts';
import { fileOf } from '../game-files.ts';
import { wordsOf } from '../game-words.ts';
import { scriptedAct } from './script.ts';

export interface LoadedLesson {
  readonly lesson: Lesson;
  /** The texts of its notes. */
  readonly words: unknown;
}

const LESSONS = import.meta.glob<Lesson>('../../../games/src/**/lesson.ts', { import: 'default' });
const WORDS = import.meta.glob('../../../games/src/**/words.en.ts', { import: 'lesson' });

/** The guided hand of a game, or undefined. @example (await loadLesson('coralon'))?.lesson.players */
export async function loadLesson(game: string): Promise<LoadedLesson | undefined> {
  const [lesson, words] = await Promise.all([fileOf(LESSONS, game, 'lesson.ts'), wordsOf(WORDS, game, 'lesson')]);
  return lesson && { lesson, words };
}

/** A note with its text at the moment of its appearance. */
export interface Shown {
  readonly note: Note;
  readonly text: string;
}

export const isDone = (lesson: Lesson, now: LessonMoment): boolean => (lesson.done ?? isScored)(now);

/** The first note for this moment that has not been shown yet; at the end, the last one. */
export function nextNote(lesson: Lesson, now: LessonMoment, shown: readonly Shown[]): Shown | undefined {
  const fresh = lesson.notes.filter((note) => !shown.some((old) => old.note === note));
  const note = isDone(lesson, now) ? fresh.at(-1) : fresh.find((each) => each.when(now));
  return note && { note, text: note.text(now) };
}

/** The legal act that matches, or undefined. */
export function legal(wanted: Act | undefined, { acts }: Pick<LessonMoment, 'acts'>): Act | undefined {
  if (!wanted) return undefined;
  const fields = Object.entries(wanted);
  return acts.find(
    (act) =>
      Object.keys(act).length === fields.length &&
      fields.every(([name, value]) => JSON.stringify(act[name]) === JSON.stringify(value)),
  );
}

/** What the script suggests to the learner now, if it is the learner's turn and nothing else has been done before. */
export const suggested = ({ script, seat }: Lesson, now: LessonMoment): Act | undefined =>
  legal(scriptedAct(script, now.events, { learner: seat, seat }), now);

/** Whether the coach still suggests every act: in the first tricks, or turns. */
export function isGuided({ guided }: Lesson, { view }: LessonMoment): boolean {
  const { trick, turn } = view as { readonly trick?: number; readonly turn?: number };
  return trick === undefined ? (turn ?? 0) <= guided : trick < guided;
}

/** The moment of a table for its notes; null before the game begins. */
export function momentOf(model: TableModel, known: Pick<LessonMoment, 'game' | 'words' | 'text'>): LessonMoment | null {
  const view = model.view.value as CommonView | null;
  const info = model.info.value;
  if (!view || !info) return null;
  const names = info.seats.map(({ name }) => name);
  return { ...known, view, names, acts: model.acts.value, events: model.events.value, seat: model.seat.value };
}
