/** A record from a file, from the clipboard, or from the address itself. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { gamesIn } from '../client/records.ts';
import { Frame } from '../pages/frame.tsx';
import { FinishedGames } from '../people/finished-games.tsx';
import { place } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { FileDrop } from './file-drop.tsx';
import { Watched } from './page.tsx';
import { unpack } from './share.ts';

const text = words.replay;

type Games = readonly (readonly Line[])[];

export default function OpenRecord() {
  const games = useSignal<Games | string | null>(null);
  const chosen = useSignal<readonly Line[] | null>(null);
  const take = (found: Games | string) => {
    games.value = found;
    chosen.value = typeof found !== 'string' && found.length === 1 ? found[0] : null;
  };
  const { hash } = place.value;
  useEffect(() => {
    if (hash && hash !== 'main') unpack(hash).then((record) => take(record === null ? text.badLink : gamesIn(record)));
  }, [hash]);
  if (chosen.value) return <Watched lines={chosen.value} mine={seatAsked()} home={null} />;
  return (
    <Frame title={text.openTitle}>
      <h1>{text.openTitle}</h1>
      <div class="me">
        <FinishedGames />
      </div>
      <section class="panel replay-open">
        <h2>{text.openRecord}</h2>
        <p>{text.openLead}</p>
        {typeof games.value === 'string' && (
          <p role="alert" class="error">
            {games.value}
          </p>
        )}
        {games.value !== null && typeof games.value !== 'string' && (
          <Choice
            games={games.value}
            choose={(lines) => {
              chosen.value = lines;
            }}
          />
        )}
        <FileDrop take={take} />
      </section>
    </Frame>
  );
}

/** The viewer for whom a link was made; for a player the other hands stay closed until the game is over. */
function seatAsked(): number | null {
  const seat = place.peek().query.get('seat');
  return seat !== null && /^\d$/.test(seat) ? Number(seat) : null;
}

function Choice({ games, choose }: { games: Games; choose: (lines: readonly Line[]) => void }) {
  return (
    <>
      <p role="status">{fill(text.several, { n: games.length })}</p>
      <ul class="replay-games">
        {games.map((lines, i) => (
          <li key={i}>
            <button type="button" onClick={() => choose(lines)}>
              {fill(text.gameIn, { n: i + 1, ...labels(lines[0]) })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function labels({ game, seats }: Line): { game: string; seats: string } {
  const names = Array.isArray(seats) ? seats.join(', ') : '';
  return { game: gameInfo(String(game))?.name ?? String(game), seats: names };
}
