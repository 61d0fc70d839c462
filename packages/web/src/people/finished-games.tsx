/** Finished games to replay, from this browser and from the server. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { http, type PlayedGame } from '../client/http.ts';
import { type LocalTableInfo, listLocalTables } from '../client/local.ts';
import { me, sentence } from '../client/me.ts';
import { Empty } from '../pages/empty.tsx';
import { language } from '../text/language.ts';
import { fill, words } from '../text/text.ts';
import './people.css';

const text = words.people;
const day = (time: string | number): string => new Date(time).toLocaleDateString(language(), { dateStyle: 'medium' });

export function FinishedGames() {
  const here = useSignal<readonly LocalTableInfo[]>([]);
  useEffect(() => {
    listLocalTables().then(
      (found) => {
        here.value = found.filter(({ stage }) => stage === 'over');
      },
      () => {}, // without storage there are none
    );
  }, []);
  const person = HAS_SERVER ? me.value : null;
  if (here.value.length === 0 && !person) return null;
  return (
    <section>
      <h2>{text.played}</h2>
      {here.value.length > 0 && <h3>{text.playedHere}</h3>}
      <ul class="room-seats">
        {here.value.map((table) => (
          <Row key={table.id} {...table} over={table.used} to={`/replay/local/${table.id}`} />
        ))}
      </ul>
      {person && <OnServer key={person.id} />}
    </section>
  );
}

function OnServer() {
  const games = useSignal<readonly PlayedGame[] | null>(null);
  const next = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = async (from?: string): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    trouble.value = null;
    try {
      const found = await http.myGames(from);
      games.value = [...(games.value ?? []), ...found.games];
      // The button disappears with the last page.
      if (from && !found.next) heading.current?.focus();
      next.value = found.next;
    } catch (error) {
      trouble.value = sentence(error);
    }
    busy.current = false;
  };
  useEffect(() => void load(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {text.playedServer}
      </h3>
      {games.value?.length === 0 && (
        <Empty says={text.playedNone}>
          <a class="button" href="/#others">
            {text.find}
          </a>
        </Empty>
      )}
      <ul class="room-seats">
        {games.value?.map((game) => (
          <Row key={game.id} {...game} winners={game.result?.winners ?? []} to={`/replay/t/${game.id}`} />
        ))}
      </ul>
      {next.value && (
        <button type="button" onClick={() => load(next.value ?? undefined)}>
          {text.playedMore}
        </button>
      )}
      {trouble.value && (
        <p role="alert" class="error">
          {trouble.value}
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly game: string;
  readonly seats: readonly { readonly name: string }[];
  readonly seat: number;
  readonly over: string | number;
  readonly winners: readonly number[];
  readonly to: string;
}

function Row({ game, seats, seat, over, winners, to }: RowProps) {
  const name = gameInfo(game)?.name ?? game;
  const others = seats.flatMap((each, i) => (i === seat ? [] : [each.name])).join(', ');
  return (
    <li class="room-seat">
      <span class="room-name">
        <strong>{name}</strong> {winners.includes(seat) && text.playedWon}{' '}
        <small>
          {others && fill(text.playedWith, { names: others })} {day(over)}
        </small>
      </span>
      <a class="button" href={to} aria-label={fill(text.lookBackLabel, { game: name })}>
        {text.lookBack}
      </a>
    </li>
  );
}
