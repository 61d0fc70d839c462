/** The person's tables on the home page, in this browser and on the server. */
import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
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
import { lazy } from '../lazy.tsx';
import { fill, words } from '../text/text.ts';
import { Hero } from './home-hero.tsx';
import { type HeroTable, heroOf, type KeptTables, keepTables, keptTables } from './home-last.ts';
import type * as Rows from './home-rows.tsx';
import { PageIcon } from './page-icon.tsx';

const text = words.home;
/** How many tables of each place are shown at first; a button shows the rest. */
const MOST = 6;

const Waiting = () => <li class="table-row table-wait">{words.common.loading}</li>;

/** A row that is loaded with the first one that is shown. */
const lazyRow = <Name extends 'RemoteRow' | 'LocalRow' | 'Removed'>(name: Name): (typeof Rows)[Name] =>
  lazy<object>(
    () =>
      import('./home-rows.tsx').then(
        (rows) => ({ default: rows[name] as ComponentType }),
        () => ({ default: Waiting }),
      ),
    <Waiting />,
  ) as (typeof Rows)[Name];
const RemoteRow = lazyRow('RemoteRow');
const LocalRow = lazyRow('LocalRow');
const Removed = lazyRow('Removed');

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
        {removed.value && <Removed table={removed.value} restore={restore} />}
        {Array.from({ length: missing }, (_, i) => (
          <Waiting key={String(i)} />
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
