/** The coach beside the table: what to know at this moment of the first hand. */
import { actWords, type LessonMoment } from '@followsuit/present';
import { sharedText } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type GameInfo, gameInfo } from '../catalogue/index.ts';
import type { TableClient } from '../client/types.ts';
import { sceneOf, type TableScene } from '../table/scene.ts';
import { words as appWords, fill } from '../text/text.ts';
import { isDone, type LoadedLesson, legal, momentOf, nextNote, type Shown } from './lessons.ts';
import './coach.css';

const text = appWords.learn;

/** If there is no room for a note and the whole table, the note disappears when its moment has passed. */
const SHORT = '(max-height: 47rem)';

export interface CoachProps extends LoadedLesson {
  readonly client: TableClient;
  /** The table's id, to continue there. */
  readonly table: string;
}

export function Coach({ client, lesson, words, table }: CoachProps) {
  const shown = useSignal<readonly Shown[]>([]);
  const at = useSignal(-1);
  const over = useSignal(false);
  const away = useSignal(false);
  const fold = () => {
    away.value = !away.value;
  };
  const turn = (by: number) => {
    at.value += by;
    away.value = false;
  };
  const game = gameInfo(client.model.info.value?.game ?? '');
  const now = game ? momentOf(client.model, { game, words, text: sharedText.value }) : null;
  /** The number of events when the last note appeared, and when the last one was folded. */
  const looked = useRef(0);
  const folded = useRef(0);
  // Before rendering, so that the table does not move when a note appears.
  useLayoutEffect(() => {
    if (!now || over.value || looked.current === now.events.length) return;
    const found = nextNote(lesson, now, shown.value);
    if (isDone(lesson, now)) over.value = true;
    if (!found) {
      const acted = now.events.slice(looked.current).some(({ ev, seat }) => ev === 'act' && seat === now.seat);
      const passed = acted && folded.current !== looked.current;
      if (passed && matchMedia(SHORT).matches) {
        folded.current = looked.current;
        away.value = true;
      }
      return;
    }
    // One note per moment: the next one waits for another event.
    looked.current = now.events.length;
    at.value = shown.value.length;
    away.value = false;
    shown.value = [...shown.value, found];
  });
  const last = shown.value.length - 1;
  const here: Shown | undefined = shown.value[at.value];
  const good = here && now && at.value === last ? legal(here.note.good, now) : undefined;
  if (!now) return null;
  const scene = sceneIn(client, now);
  return (
    <section class="coach table-extra" aria-label={text.coach}>
      <div class="coach-head">
        <b>{text.coach}</b>
        {here && <small>{fill(text.note, { n: at.value + 1, all: lesson.notes.length })}</small>}
        <Turn name={text.back} sign="‹" off={at.value <= 0} go={() => turn(-1)} />
        <Turn name={text.on} sign="›" off={at.value >= last} go={() => turn(1)} />
        <button type="button" class="coach-turn" aria-expanded={!away.value} title={text.fold} onClick={fold}>
          <span aria-hidden="true">{away.value ? '+' : '−'}</span>
          <span class="visually-hidden">{text.fold}</span>
        </button>
      </div>
      <div class="coach-note" role="status" hidden={away.value}>
        {over.value && at.value === last && <b>{text.done} </b>}
        {here?.text ?? text.begins}
      </div>
      <div class="coach-buttons" hidden={away.value}>
        {good && scene && (
          <button type="button" class="button-main" onClick={() => client.act(good)}>
            {fill(text.good, { act: actWords(scene, good) })}
          </button>
        )}
        {over.value && <Ending game={game} table={table} />}
      </div>
    </section>
  );
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

function Ending({ game, table }: { game: GameInfo | undefined; table: string }) {
  if (!game) return null;
  return (
    <>
      <a class="button button-main" href={`/play/${table}`}>
        {text.goOn}
      </a>
      <a class="button" href={`/new/${game.id}`}>
        {text.fresh}
      </a>
      <a class="button" href={`/rules/${game.pages[0]}`}>
        {text.rules}
      </a>
    </>
  );
}

/** The scene for act texts. */
function sceneIn({ model }: TableClient, { acts, events, seat }: LessonMoment): TableScene | null {
  const info = model.info.value;
  const view = model.view.value;
  return info && view && sceneOf(info, seat, { view, acts, events, barred: {} });
}
