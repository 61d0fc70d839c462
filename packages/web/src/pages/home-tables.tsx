/** The person's tables on the home page, in this browser and on the server. */
import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type GameInfo, gameInfo } from '../catalogue/index.ts';
import { http, type MyTable } from '../client/http.ts';
import {
  type Glance,
  glanceAtTable,
  type LocalTableInfo,
  listLocalTables,
  removeLocalTable,
  restoreLocalTable,
} from '../client/local.ts';
import { findMe } from '../client/me.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';
import { GameCover } from './cover.tsx';
import { Hero } from './home-hero.tsx';
import { type HeroTable, heroOf, type KeptTables, keepTables, keptTables, others } from './home-last.ts';
import { PageIcon } from './page-icon.tsx';

const text = words.home;
/** How many tables of each place are shown at first; a button shows the rest. */
const MOST = 6;

export const gameName = (game: string): string => gameInfo(game)?.name ?? game;

const remoteTables = async (): Promise<readonly MyTable[]> =>
  HAS_SERVER && (await findMe()) ? (await http.myTables()).tables : [];

export function MyTables({ welcome }: { readonly welcome: ComponentChildren }) {
  const local = useSignal<readonly LocalTableInfo[]>([]);
  const remote = useSignal<readonly MyTable[]>([]);
  const glance = useSignal<{ readonly id: string; readonly glance: Glance } | null>(null);
  /** What the page showed last time: it is shown until the tables are known, so that nothing moves under the pointer. */
  const last = useSignal<KeptTables | null>(keptTables());
  /** The last removed table; it can be restored until the page is left. */
  const removed = useSignal<LocalTableInfo | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLElement>(null);
  /** Resolves when the tables of this browser are known; those of the server may take longer. */
  const load = (): Promise<void> => {
    // Without storage or network, those tables are simply missing.
    const here = listLocalTables().then(
      async (found) => {
        const running = found.filter(({ stage }) => stage !== 'over');
        const [first] = running;
        const seen = first && (await glanceAtTable(first.id).catch(() => null));
        // Where the lowest total wins, the target is nothing to reach.
        const target = gameInfo(first?.game ?? '')?.wins === 'low' ? null : (seen?.target ?? null);
        batch(() => {
          glance.value = seen ? { id: first.id, glance: { ...seen, target } } : null;
          local.value = running;
        });
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
      last.value = null;
      const count = Math.min(local.value.length, MOST) + Math.min(remote.value.length, MOST);
      keepTables({ count, hero: heroOf(local.value, remote.value, glance.value) });
    });
    return here;
  };
  // Listing tables loads the games; render the page first.
  useEffect(() => whenIdle(load), []);
  // The focused button is removed with its table.
  useEffect(() => undo.current?.focus(), [removed.value]);
  const hero = last.value ? last.value.hero : heroOf(local.value, remote.value, glance.value);
  const game = hero ? gameInfo(hero.game) : undefined;
  const known = local.value.length + remote.value.length;
  const missing = Math.max(0, (last.value?.count ?? 0) - Math.max(known, game ? 1 : 0));
  if (known + missing === 0 && !game && !removed.value) return <section class="home-mine">{welcome}</section>;
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
    await load(); // before the row is removed: it may be the only one, and the list would disappear with it
    removed.value = null;
    region.current?.focus();
  };
  // The table that is shown large has no row.
  const isLarge = (path: string): boolean => game !== undefined && hero?.path === path;
  const there = remote.value.map((table) =>
    isLarge(`/t/${table.id}`) ? null : <RemoteRow key={table.id} table={table} />,
  );
  const here = local.value.map((table) =>
    isLarge(`/play/${table.id}`) ? null : <LocalRow key={table.id} table={table} remove={remove} />,
  );
  const large = local.value.find(({ id }) => isLarge(`/play/${id}`));
  const more = [...there.slice(MOST), ...here.slice(MOST)];
  return (
    <section class="home-mine" aria-label={text.continue} ref={region} tabIndex={-1}>
      {game && hero ? <Continue game={game} hero={hero} remove={large && (() => remove(large))} /> : welcome}
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

interface ContinueProps {
  readonly game: GameInfo;
  readonly hero: HeroTable;
  /** Removes the table; only tables of this browser can be removed. */
  readonly remove?: () => void;
}

/** The table to continue first, large. */
function Continue({ game, hero: { path, turn, lines, cards }, remove }: ContinueProps) {
  return (
    <Hero
      game={game}
      cards={cards.length > 0 ? cards : game.home.cards}
      label={turn ? text.yourTurn : text.goingOn}
      heading={game.name}
      lines={lines}
    >
      <a class="button button-gold" href={path} aria-label={fill(text.continueLabel, { game: game.name })}>
        <PageIcon name="play" />
        {text.goOn}
      </a>
      {remove && (
        <button
          type="button"
          class="hero-remove"
          aria-label={fill(text.removeLabel, { game: game.name })}
          onClick={remove}
        >
          {text.remove}
        </button>
      )}
    </Hero>
  );
}

/** A small cover beside the words of a row. */
function RowCover({ game }: { readonly game: string }) {
  const info = gameInfo(game);
  return <span class="table-cover">{info && <GameCover game={info} />}</span>;
}

function RemoteRow({ table: { id, game, seats, seat, stage, turn } }: { table: MyTable }) {
  const names = others(seats, seat);
  return (
    <li class="table-row">
      <RowCover game={game} />
      <div class="table-words">
        <strong>{gameName(game)}</strong>{' '}
        {stage === 'playing' && turn ? <span class="table-turn">{text.yourTurn}</span> : null}
        <p>
          {names && `${fill(text.against, { names })} · `}
          {stage === 'waiting' ? text.notBegun : turn ? text.onServer : text.othersTurn}
        </p>
      </div>
      <a class="button" href={`/t/${id}`} aria-label={fill(text.continueLabel, { game: gameName(game) })}>
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
      <RowCover game={game} />
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
      <a class="button" href={`/play/${id}`} aria-label={fill(text.continueLabel, { game: gameName(game) })}>
        {text.goOn}
      </a>
    </li>
  );
}
