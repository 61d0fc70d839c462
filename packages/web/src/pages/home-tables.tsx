/** The person's tables on the home page, in this browser and on the server. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { http, type MyTable } from '../client/http.ts';
import { type LocalTableInfo, listLocalTables, removeLocalTable, restoreLocalTable } from '../client/local.ts';
import { findMe } from '../client/me.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';

const text = words.home;
/** How many tables of each place are shown at first; a button shows the rest. */
const MOST = 6;

export const gameName = (game: string): string => gameInfo(game)?.name ?? game;

const remoteTables = async (): Promise<readonly MyTable[]> => ((await findMe()) ? (await http.myTables()).tables : []);

const KEY = 'followsuit.open';

/** The number of tables last time: the page reserves room for them, so that nothing moves under the pointer when they load. */
function lastCount(): number {
  try {
    return Math.min(2 * MOST, Number(localStorage.getItem(KEY)) || 0);
  } catch {
    return 0;
  }
}

function keepCount(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // Without storage, no room is reserved.
  }
}

export function MyTables() {
  const local = useSignal<readonly LocalTableInfo[]>([]);
  const remote = useSignal<readonly MyTable[]>([]);
  const expected = useSignal(lastCount());
  /** The last removed table; it can be restored until the page is left. */
  const removed = useSignal<LocalTableInfo | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Resolves when the tables of this browser are known; those of the server may take longer. */
  const load = (): Promise<void> => {
    // Without storage or network, those tables are simply missing.
    const here = listLocalTables().then(
      (found) => {
        local.value = found.filter(({ stage }) => stage !== 'over');
      },
      () => {},
    );
    const there = remoteTables().then(
      (found) => {
        remote.value = found.filter(({ stage }) => stage !== 'over').sort((a, b) => Number(b.turn) - Number(a.turn));
      },
      () => {},
    );
    Promise.all([here, there]).then(() => {
      expected.value = 0;
      keepCount(Math.min(local.value.length, MOST) + Math.min(remote.value.length, MOST));
    });
    return here;
  };
  // Listing tables loads the games; render the page first.
  useEffect(() => whenIdle(load), []);
  // The focused button is removed with its table.
  useEffect(() => undo.current?.focus(), [removed.value]);
  const missing = Math.max(0, expected.value - local.value.length - remote.value.length);
  if (local.value.length + remote.value.length + missing === 0 && !removed.value) return null;
  const remove = async (table: LocalTableInfo): Promise<void> => {
    try {
      await removeLocalTable(table.id);
      removed.value = table;
    } catch {
      // On failure it is listed again.
    }
    load();
  };
  const restore = async (id: string): Promise<void> => {
    await restoreLocalTable(id).catch(() => {}); // fails only if the workers have stopped meanwhile
    await load(); // before the row is removed: it may be the only one, and the heading would disappear with it
    removed.value = null;
    heading.current?.focus();
  };
  const there = remote.value.map((table) => <RemoteRow key={table.id} table={table} />);
  const here = local.value.map((table) => <LocalRow key={table.id} table={table} remove={remove} />);
  const more = [...there.slice(MOST), ...here.slice(MOST)];
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" ref={heading} tabIndex={-1}>
        {text.continue}
      </h2>
      <ul class="tables">
        {there.slice(0, MOST)}
        {here.slice(0, MOST)}
        {removed.value && <Removed table={removed.value} undo={undo} restore={restore} />}
        {Array.from({ length: missing }, (_, i) => (
          <li key={String(i)} class="table-row table-wait">
            {words.common.loading}
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{fill(text.continueMore, { n: more.length })}</summary>
          <ul class="tables">{more}</ul>
        </details>
      )}
    </section>
  );
}

/** The names of the other players in a list of seats. */
const others = (seats: readonly { readonly name: string }[], seat: number): string =>
  seats.flatMap(({ name }, i) => (i === seat || name === '' ? [] : [name])).join(', ');

function RemoteRow({ table: { id, game, seats, seat, stage, turn } }: { table: MyTable }) {
  const names = others(seats, seat);
  return (
    <li class="table-row">
      <div class="table-words">
        <strong>{gameName(game)}</strong>{' '}
        {stage === 'playing' && turn ? <span class="table-turn">{text.yourTurn}</span> : null}
        <p>
          {names && `${fill(text.against, { names })} · `}
          {stage === 'waiting' ? text.notBegun : turn ? text.onServer : text.othersTurn}
        </p>
      </div>
      <a class="button button-main" href={`/t/${id}`} aria-label={fill(text.continueLabel, { game: gameName(game) })}>
        {text.goOn}
      </a>
    </li>
  );
}

interface RemovedProps {
  readonly table: LocalTableInfo;
  readonly undo: RefObject<HTMLButtonElement | null>;
  readonly restore: (id: string) => void;
}

function Removed({ table: { id, game }, undo, restore }: RemovedProps) {
  return (
    <li class="table-row">
      <p id="removed" class="table-words">
        {fill(text.removed, { game: gameName(game) })}
      </p>
      <button type="button" ref={undo} aria-describedby="removed" onClick={() => restore(id)}>
        {text.undo}
      </button>
    </li>
  );
}

function LocalRow({ table, remove }: { table: LocalTableInfo; remove: (table: LocalTableInfo) => void }) {
  const { id, game, seats, seat, total } = table;
  const names = others(seats, seat);
  const scores = total && total.length > 1 ? fill(text.scores, { scores: total.join(', ') }) : '';
  return (
    <li class="table-row">
      <div class="table-words">
        <strong>{gameName(game)}</strong>
        <p>{[names && fill(text.against, { names }), scores].filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        class="button-quiet"
        aria-label={fill(text.removeLabel, { game: gameName(game) })}
        onClick={() => remove(table)}
      >
        {text.remove}
      </button>
      <a
        class="button button-main"
        href={`/play/${id}`}
        aria-label={fill(text.continueLabel, { game: gameName(game) })}
      >
        {text.goOn}
      </a>
    </li>
  );
}
