/** The games, tables to continue, open tables. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { catalogue } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import './home.css';
import { Elsewhere } from './home-elsewhere.tsx';
import { GamePicture, GamePlace, playersInWords } from './home-game.tsx';
import { MyTables } from './home-tables.tsx';
import { playNow, starting, startTrouble } from './play-now.ts';

const text = words.home;
const NUMBERS = [...new Set(catalogue.flatMap(({ players }) => players))].sort((a, b) => a - b);

/** The number of games rendered with the page itself; a phone shows no more at first. */
const FIRST = 2;

/** Clears old errors: they are irrelevant after a return to the page. */
function forgetTrouble(): void {
  startTrouble.value = null;
}

export default function Home() {
  useLayoutEffect(() => {
    forgetTrouble();
    return forgetTrouble;
  }, []);
  return (
    <Frame title={text.title}>
      <Welcome />
      <p role="alert" class="home-trouble error">
        {startTrouble.value}
      </p>
      <MyTables />
      <Games />
      <Elsewhere />
    </Frame>
  );
}

function Welcome() {
  const [game] = catalogue;
  return (
    <section class="welcome felt">
      <div class="welcome-words">
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <p class="welcome-first">{fill(text.first, { game: game.name })}</p>
        <div class="welcome-ways">
          <button
            type="button"
            class="welcome-play"
            aria-disabled={starting.value !== null}
            onClick={() => playNow(game)}
          >
            {starting.value === game.id ? text.starting : fill(text.firstPlay, { game: game.name })}
          </button>
          <a class="button welcome-learn" href={`/learn/${game.id}`}>
            {text.firstLearn}
          </a>
        </div>
      </div>
      <GamePicture game={game} />
    </section>
  );
}

function Games() {
  const number = useSignal<number | null>(null);
  const wanted = number.value;
  const shown = catalogue.filter(({ players }) => wanted === null || players.includes(wanted));
  return (
    <section aria-labelledby="games">
      <h2 id="games">{text.games}</h2>
      <fieldset class="home-filter">
        <legend class="hint">{text.filter}</legend>
        <div class="choice">
          {[null, ...NUMBERS].map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="players"
                checked={n === wanted}
                onChange={() => {
                  number.value = n;
                }}
              />
              {n ?? text.anyNumber}
            </label>
          ))}
        </div>
      </fieldset>
      <p class="visually-hidden" role="status">
        {wanted !== null &&
          fill(shown.length === 1 ? text.filteredOne : text.filtered, {
            count: shown.length,
            players: playersInWords([wanted]),
          })}
      </p>
      <ul class="games">
        {shown.map((game, i) => (
          <GamePlace key={game.id} game={game} soon={i < FIRST} />
        ))}
      </ul>
    </section>
  );
}
