/** The coach beside the table: what to know at this moment of the first hand. Everybody waits while a note is open. */
import type { Act } from '@followsuit/engine';
import { actOf, actWords, type LessonMoment, type LookAt } from '@followsuit/present';
import { sharedText, useTableMark } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { showEvents } from '../client/local.ts';
import type { TableClient } from '../client/types.ts';
import { sceneOf, type TableScene } from '../table/scene.ts';
import { words as appWords, fill } from '../text/text.ts';
import { CoachFace } from './coach-face.tsx';
import { LessonGuide } from './guide.ts';
import { isGuided, type LoadedLesson, momentOf, suggested } from './lessons.ts';
import { useLook } from './look.ts';
import './coach.css';

const text = appWords.learn;

export interface CoachProps extends LoadedLesson {
  readonly client: TableClient;
  /** The table's id. */
  readonly table: string;
  /** Called when the learner has read the last note. */
  readonly onEnd: () => void;
}

/** What the coach would do now, and the number of events when the learner asked. */
interface Advice {
  readonly at: number;
  readonly act: Act | null;
  readonly reason: string;
}

export function Coach({ client, lesson, words, table, onEnd }: CoachProps) {
  const guide = useMemo(() => new LessonGuide(lesson), [lesson]);
  /** The note on display; null if none is. */
  const at = useSignal<number | null>(null);
  const advice = useSignal<Advice | null>(null);
  const game = gameInfo(client.model.info.value?.game ?? '');
  const now = game ? momentOf(client.model, { game, words, text: sharedText.value }) : null;
  const told = useRef(-1);
  // Before rendering, so that the table does not move when a note appears.
  useLayoutEffect(() => {
    if (!now) return;
    const before = guide.shown.peek().length;
    const goesOn = guide.look(now);
    if (guide.shown.peek().length > before) at.value = guide.shown.peek().length - 1;
    else if (goesOn && at.peek() === guide.shown.peek().length - 1 && told.current !== now.events.length)
      at.value = null;
    if (!goesOn || told.current === now.events.length) return;
    told.current = now.events.length;
    showEvents(table, now.events.length).catch(() => {}); // the page says when the worker has stopped
  });
  const notes = guide.shown.value;
  const last = notes.length - 1;
  const isOpen = guide.isOpen.value && at.value === last;
  const here = at.value === null ? undefined : notes[at.value];
  const asked = advice.value?.at === now?.events.length ? advice.value : null;
  const scripted = now && suggested(lesson, now);
  const isRead = !(isOpen && here?.note.leadsOn);
  const good = now && isRead ? (asked?.act ?? (isGuided(lesson, now) ? scripted : undefined)) : undefined;
  useLook(looksOf(good ?? undefined, isOpen ? here?.note.look : undefined));

  const next = (): void => {
    if (guide.isOver.peek()) onEnd();
    else {
      guide.close();
      at.value = null;
    }
  };
  useEnter(isOpen && !good ? next : null);
  const ask = async (): Promise<void> => {
    const events = now?.events.length ?? 0;
    if (scripted) {
      advice.value = { at: events, act: scripted, reason: '' };
      return;
    }
    advice.value = { at: events, act: null, reason: text.thinking };
    const found = await client.hint?.().catch(() => null);
    if (advice.peek()?.at === events)
      advice.value = { at: events, act: found?.act ?? null, reason: found?.reason ?? text.noIdea };
  };
  const scene = now && sceneIn(client, now);
  const own = now?.events.filter((line) => line.ev === 'act' && line.seat === now.seat) ?? [];
  const parted = guide.partedAt.value === own.length ? own.at(-1) : undefined;
  const said = here?.text ?? asked?.reason ?? '';
  const ref = useRef<HTMLElement>(null);
  useTableMark(ref, 'lesson', now ? (said || (parted && scene) ? 'note' : 'quiet') : '');
  if (!now) return null;
  return (
    <section ref={ref} class="coach table-extra" aria-label={text.coach}>
      <div class="coach-head">
        <CoachFace />
        <b>{text.coach}</b>
        {here && (
          <small>{fill(text.note, { n: (at.value ?? 0) + 1, all: Math.max(lesson.notes.length, notes.length) })}</small>
        )}
        <span class="coach-space" />
        <Turn name={text.back} sign="‹" off={(at.value ?? notes.length) <= 0} go={() => turn(-1)} />
        <Turn name={text.on} sign="›" off={at.value === null || at.value >= last} go={() => turn(1)} />
      </div>
      <div class="coach-note" role="status">
        {parted && scene && <p>{fill(text.alsoFine, { act: actWords(scene, actOf(parted)) })}</p>}
        {said && <p>{said}</p>}
        {asked?.reason && here && <p>{asked.reason}</p>}
      </div>
      <div class="coach-buttons">
        {good && scene && (
          <button type="button" class="button-main" onClick={() => client.act(good)}>
            {fill(text.good, { act: actWords(scene, good) })}
          </button>
        )}
        {isOpen && !good && (
          <button type="button" class="button-main" onClick={next}>
            {guide.isOver.value ? text.toEnd : text.next}
          </button>
        )}
        {!good && !isOpen && now.acts.length > 0 && !guide.isOver.value && (
          <button type="button" onClick={() => void ask()} aria-disabled={asked !== null}>
            {text.ask}
          </button>
        )}
      </div>
    </section>
  );

  function turn(by: number): void {
    at.value = Math.max(0, Math.min(last, (at.value ?? notes.length) + by));
  }
}

/** The cards of the suggested act; otherwise what the note points at. */
function looksOf(good: Act | undefined, look: LookAt | undefined): readonly LookAt[] {
  const cards = (good?.cards ?? (good?.card === undefined ? [] : [good.card])) as readonly string[];
  if (cards.length > 0) return cards;
  return look === undefined ? [] : [look];
}

/** The Enter key goes on, unless something that has the focus takes it. */
function useEnter(go: (() => void) | null): void {
  // At once: whoever sees the note may press the key.
  useLayoutEffect(() => {
    if (!go) return;
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.key !== 'Enter' || target?.closest('a, button, input, select, textarea, summary, dialog')) return;
      event.preventDefault();
      go();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function Turn({ name, sign, off, go }: { name: string; sign: string; off: boolean; go: () => void }) {
  return (
    <button
      type="button"
      class="coach-turn"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => off || go()}
    >
      {sign}
    </button>
  );
}

/** The scene for act texts. */
function sceneIn({ model }: TableClient, { acts, events, seat }: LessonMoment): TableScene | null {
  const info = model.info.value;
  const view = model.view.value;
  return info && view && sceneOf(info, seat, { view, acts, events, barred: {} });
}
