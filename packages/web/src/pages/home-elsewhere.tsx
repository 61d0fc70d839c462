/** A quick match, tables that wait for players, and a field to open a table by its link. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalogue } from '../catalogue/index.ts';
import { http, type ListedTable } from '../client/http.ts';
import { QuickMatch } from '../people/quick-match.tsx';
import { go } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { Empty } from './empty.tsx';
import { keptTables } from './home-last.ts';
import { gameName } from './home-rows.tsx';
import { tablePlace } from './table-link.ts';

const text = words.elsewhere;

export function Elsewhere() {
  return (
    <div class="home-side" id="others">
      <Players />
      <Lobby />
      <EnterLink />
      <p class="hint">
        <a href="/lab">{words.common.lab}</a>
      </p>
    </div>
  );
}

const FOR_OTHERS = catalogue.filter(({ usualPlayers }) => usualPlayers > 1);

/** One tap to a table with whoever is here now. */
function Players() {
  const last = keptTables()?.hero?.game;
  const chosen = useSignal(FOR_OTHERS.find(({ id }) => id === last) ?? FOR_OTHERS[0]);
  const { players } = words.people;
  return (
    <section class="panel" aria-labelledby="players">
      <h2 id="players">{players.title}</h2>
      <p class="people-row">
        <label for="players-game">{players.game}</label>
        <select
          id="players-game"
          value={chosen.value.id}
          onChange={({ currentTarget }) => {
            chosen.value = FOR_OTHERS.find(({ id }) => id === currentTarget.value) ?? chosen.value;
          }}
        >
          {FOR_OTHERS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <QuickMatch game={chosen.value} hint />
    </section>
  );
}

/** Undefined until the server has answered, null if it cannot be reached. */
type Found = readonly ListedTable[] | null | undefined;

function Lobby() {
  const found = useSignal<Found>(undefined);
  /** The result of a refresh, announced even if nothing has changed. */
  const told = useSignal('');
  const load = (): Promise<void> =>
    http.tables().then(
      ({ tables }) => {
        found.value = tables.filter(({ stage }) => stage === 'waiting');
      },
      () => {
        found.value = null;
      },
    );
  useEffect(() => void load(), []);
  const again = async (): Promise<void> => {
    told.value = words.common.loading;
    await load();
    told.value = countOf(found.value);
  };
  return (
    <section class="panel" aria-labelledby="lobby">
      <h2 id="lobby">{text.lobby}</h2>
      {lobbyOf(found.value)}
      <button type="button" class="button-quiet" onClick={again}>
        {text.refresh}
      </button>{' '}
      <span role="status">{told}</span>
    </section>
  );
}

function countOf(found: Found): string {
  const { away, none, one, many } = text.looked;
  if (!found) return away;
  return found.length === 0 ? none : found.length === 1 ? one : fill(many, { n: found.length });
}

function lobbyOf(found: Found) {
  if (found === undefined) return <p>{words.common.loading}</p>;
  if (found === null)
    return (
      <Empty says={text.lobbyAway}>
        <a class="button" href={`/new/${catalogue[0].id}`}>
          {words.home.options}
        </a>
      </Empty>
    );
  if (found.length === 0)
    return (
      <Empty says={text.lobbyEmpty}>
        <a class="button" href={`/new/${catalogue[0].id}?with=friends`}>
          {text.lobbyMake}
        </a>
      </Empty>
    );
  return (
    <ul class="tables">
      {found.map(({ id, game, seats }) => (
        <li key={id} class="table-row">
          <div class="table-words">
            <strong>{gameName(game)}</strong>
            <p>
              {[...seats.filter(({ kind }) => kind === 'person').map(({ name }) => name), freeOf(seats)].join(' · ')}
            </p>
          </div>
          <a class="button" href={`/t/${id}`} aria-label={fill(text.sitDownLabel, { game: gameName(game) })}>
            {text.sitDown}
          </a>
        </li>
      ))}
    </ul>
  );
}

const freeOf = (seats: ListedTable['seats']): string =>
  fill(text.seatsFree, { count: seats.filter(({ kind }) => kind === 'open').length, all: seats.length });

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
    <section class="panel" aria-labelledby="enter">
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
