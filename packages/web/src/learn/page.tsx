/** A guided first hand: a prepared deal at a real table, and a coach beside it. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { bringTables, makeLocalTable, openLocalTable, removeLocalTable, setPace, showEvents } from '../client/local.ts';
import type { TableClient } from '../client/types.ts';
import { Empty } from '../pages/empty.tsx';
import { Frame } from '../pages/frame.tsx';
import { preloadPresentation } from '../presentation.ts';
import { place } from '../router.ts';
import { slowness } from '../table/prefs.ts';
import { TableView } from '../table/table.tsx';
import { fill, words } from '../text/text.ts';
import { Coach } from './coach.tsx';
import { LessonEnding } from './ending.tsx';
import { type LoadedLesson, loadLesson } from './lessons.ts';

const text = words.learn;

/** The level of all bots, fixed so that they always play the same. */
const BOT = 'simple';

/** The storage key of the last lesson's table. */
const LAST = 'followsuit.lesson';

interface Laid extends LoadedLesson {
  readonly client: TableClient;
  readonly id: string;
}

export default function Learn({ game }: PageProps) {
  const laid = useSignal<Laid | string | null>(null);
  const isOver = useSignal(false);
  // Leave at once, since the same game may be continued on its own page.
  useLayoutEffect(() => {
    let gone = false;
    let leave = () => {
      gone = true;
    };
    lay(game).then(
      (found) => {
        laid.value = found;
        if (typeof found === 'string') return;
        leave = () => left(found);
        if (gone) leave();
      },
      (error: Error) => {
        laid.value = fill(text.failed, { why: error.message });
      },
    );
    return () => leave();
  }, [game]);
  const pace = slowness();
  useEffect(() => void setPace(pace).catch(() => {}), [pace]);
  const table = laid.value;
  if (table !== null && typeof table !== 'string' && isOver.value)
    return <LessonEnding client={table.client} lesson={table.lesson} words={table.words} table={table.id} />;
  if (table !== null && typeof table !== 'string')
    return (
      <TableView client={table.client} lesson>
        <Coach
          client={table.client}
          lesson={table.lesson}
          words={table.words}
          table={table.id}
          onEnd={() => {
            isOver.value = true;
          }}
        />
      </TableView>
    );
  const title = fill(text.title, { game: gameInfo(game)?.name ?? game });
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      {table === null ? (
        <p class="loading">{words.common.loading}</p>
      ) : (
        <Empty says={<span role="alert">{table}</span>}>
          <a class="button" href={gameInfo(game)?.howTo ? `/how/${game}` : '/learn'}>
            {gameInfo(game)?.howTo ? words.how.link : text.others}
          </a>
        </Empty>
      )}
    </Frame>
  );
}

async function lay(game: string): Promise<Laid | string> {
  // Load everything in parallel.
  void preloadPresentation(game);
  bringTables();
  const loaded = await loadLesson(game);
  if (!loaded) return text.missing;
  const { players, seat, seed, options, script } = loaded.lesson;
  const seats = Array.from({ length: players }, (_, i) =>
    i === seat
      ? ({ kind: 'me', name: text.you } as const)
      : ({ kind: 'bot', bot: BOT, name: words.common.botNames[i < seat ? i : i - 1] } as const),
  );
  // The last lesson may have been left by closing the window.
  await clearAway(remember(null));
  const id = await makeLocalTable({ game, options, seats, seed, script });
  remember(id);
  await showEvents(id, 0); // the bots wait from the beginning
  return { ...loaded, client: openLocalTable(id), id };
}

/** Removes a table that nobody continues. */
function left({ client, id }: Laid): void {
  client.close();
  remember(null);
  if (place.peek().path !== `/play/${id}`) clearAway(id);
}

async function clearAway(id: string | null): Promise<void> {
  if (id) await removeLocalTable(id).catch(() => {});
}

/** Remembers the table of a lesson, and returns the one before. */
function remember(id: string | null): string | null {
  try {
    const last = localStorage.getItem(LAST);
    if (id) localStorage.setItem(LAST, id);
    else localStorage.removeItem(LAST);
    return last;
  } catch {
    return null; // Storage may be forbidden.
  }
}
