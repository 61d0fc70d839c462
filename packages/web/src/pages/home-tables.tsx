/** Tables on the home page: one's own, those that wait for players, and one known by its link. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { type LocalTableInfo, listLocalTables, removeLocalTable } from '../client/local.ts';
import { go } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { tablePlace } from './table-link.ts';

const text = words.home;
const nameOf = (game: string): string => gameInfo(game)?.name ?? game;

/** Calls when the page has nothing better to do: the games are loaded to list tables, and the page comes first. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
};

export function MyTables() {
  const tables = useSignal<readonly LocalTableInfo[]>([]);
  const load = (): void => {
    listLocalTables().then(
      (found) => {
        tables.value = found;
      },
      () => {}, // Without storage there is nothing to go on with.
    );
  };
  useEffect(() => whenIdle(load), []);
  const open = tables.value.filter(({ stage }) => stage !== 'over').slice(0, 6);
  if (open.length === 0) return null;
  const remove = async (id: string): Promise<void> => {
    await removeLocalTable(id);
    load();
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{text.continue}</h2>
      <ul class="tables">
        {open.map((table) => (
          <LocalRow key={table.id} table={table} remove={remove} />
        ))}
      </ul>
    </section>
  );
}

function LocalRow({ table, remove }: { table: LocalTableInfo; remove: (id: string) => void }) {
  const { id, game, seats, seat, total } = table;
  const others = seats.flatMap(({ name }, i) => (i === seat ? [] : [name]));
  return (
    <li class="table-row">
      <div class="table-words">
        <strong>{nameOf(game)}</strong>
        <p>
          {others.length > 0 && fill(text.against, { names: others.join(', ') })}
          {total && ` · ${total.join(' : ')}`}
        </p>
      </div>
      <a class="button button-main" href={`/play/${id}`} aria-label={fill(text.continueLabel, { game: nameOf(game) })}>
        {text.goOn}
      </a>
      <button
        type="button"
        class="button-quiet"
        aria-label={fill(text.removeLabel, { game: nameOf(game) })}
        onClick={() => remove(id)}
      >
        {text.remove}
      </button>
    </li>
  );
}

/** What is to be found elsewhere: open tables, and a table by its link. */
export function Elsewhere() {
  return (
    <div class="home-side">
      <EnterLink />
    </div>
  );
}

function EnterLink() {
  const fault = useSignal('');
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement).get('link');
    const to = tablePlace(String(given ?? ''));
    if (to) go(to);
    else fault.value = fill(text.enterBad, { example: `${location.origin}/t/…` });
  };
  return (
    <section aria-labelledby="enter">
      <h2 id="enter">{text.enter}</h2>
      <form onSubmit={enter} novalidate>
        <label for="enter-link">{text.enterLabel}</label>
        <div class="enter-row">
          <input
            id="enter-link"
            name="link"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            aria-invalid={fault.value !== ''}
            aria-describedby="enter-fault"
          />
          <button type="submit">{text.enterGo}</button>
        </div>
        <p id="enter-fault" class="error" role="alert">
          {fault.value}
        </p>
      </form>
    </section>
  );
}
