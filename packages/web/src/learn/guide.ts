/** The notes of a lesson as it goes on: which one is open, and whether the table may go on. */
import type { Lesson, LessonMoment } from '@followsuit/present';
import { type ReadonlySignal, signal } from '@preact/signals';
import { isDone, nextNote, type Shown } from './lessons.ts';
import { isOnScript } from './script.ts';

const ownActs = ({ events, seat }: LessonMoment): number =>
  events.filter((line) => line.ev === 'act' && line.seat === seat).length;

/** @example const guide = new LessonGuide(lesson); if (guide.look(now)) showEvents(table, now.events.length); */
export class LessonGuide {
  private readonly lesson: Lesson;
  private readonly notes = signal<readonly Shown[]>([]);
  private readonly opened = signal(false);
  private readonly ended = signal(false);
  private readonly parted = signal<number | null>(null);
  /** The number of events, and of the learner's acts, when the last note was opened. */
  private at = -1;
  private acted = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  /** The notes so far. */
  get shown(): ReadonlySignal<readonly Shown[]> {
    return this.notes;
  }

  /** Whether the last note is open: everybody waits. */
  get isOpen(): ReadonlySignal<boolean> {
    return this.opened;
  }

  /** Whether the lesson has come to its end. */
  get isOver(): ReadonlySignal<boolean> {
    return this.ended;
  }

  /** The number of the learner's acts with the one that departed from the script; null on the script. */
  get partedAt(): ReadonlySignal<number | null> {
    return this.parted;
  }

  /** Looks at a moment: opens a note, or closes one whose moment has passed. Returns whether the table may go on. */
  look(now: LessonMoment): boolean {
    if (this.ended.peek()) return false;
    if (this.opened.peek() && ownActs(now) > this.acted) this.opened.value = false;
    this.noteParting(now);
    if (this.opened.peek()) return false;
    const mayFollow = this.at !== now.events.length || this.notes.peek().at(-1)?.note.leadsOn;
    const found = mayFollow || isDone(this.lesson, now) ? nextNote(this.lesson, now, this.notes.peek()) : undefined;
    if (isDone(this.lesson, now)) this.ended.value = true;
    if (!found) return !this.ended.peek();
    this.at = now.events.length;
    this.acted = ownActs(now);
    this.notes.value = [...this.notes.peek(), found];
    this.opened.value = true;
    return false;
  }

  private noteParting(now: LessonMoment): void {
    const { script, seat } = this.lesson;
    if (isOnScript(script, now.events, seat)) this.parted.value = null;
    else this.parted.value ??= ownActs(now);
  }

  /** The learner has read the note. */
  close(): void {
    this.opened.value = false;
  }
}
