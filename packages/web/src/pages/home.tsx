/** The game to continue or to begin with, the games, open tables. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { catalogue, type GameInfo } from '../catalogue/index.ts';
import { lazy } from '../lazy.tsx';
import { fill, words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import './home.css';
import { GameTile, NextTile, playersInWords } from './home-game.tsx';
import { Hero } from './home-hero.tsx';
import { MyTables } from './home-tables.tsx';
import { PageIcon } from './page-icon.tsx';
import { playNow, starting, startTrouble } from './play-now.ts';

const text = words.home;
const NUMBERS = [...new Set(catalogue.flatMap(({ players }) => players))].sort((a, b) => a - b);
const OWN = catalogue.filter(({ classic }) => !classic);
const CLASSICS = catalogue.filter(({ classic }) => classic);
/** A short game is over after this many minutes. */
const SHORT = 35;

/** Clears old errors: they are irrelevant after a return to the page. */
function forgetTrouble(): void {
  startTrouble.value = null;
}

/** Below the games, or beside them: loaded after them. */
const Elsewhere = /* @__PURE__ */ lazy(
  () =>
    import('./home-elsewhere.tsx').then(
      (found) => ({ default: found.Elsewhere }),
      () => ({ default: () => null }),
    ),
  <div class="home-side" id="others" />,
);

const Daily = /* @__PURE__ */ lazy(
  () => import('../puzzles/daily-card.tsx').catch(() => ({ default: () => null })),
  <div class="home-way" />,
);

export default function Home() {
  useLayoutEffect(() => {
    forgetTrouble();
    return forgetTrouble;
  }, []);
  const [game] = catalogue;
  return (
    <Frame title={text.title} wide>
      <h1 class="visually-hidden">{text.title}</h1>
      <div class="home-top">
        <MyTables welcome={<Welcome game={game} />} />
        <div class="home-ways">
          <a class="home-way" href={`/learn/${game.id}`}>
            <span class="home-way-icon">
              <PageIcon name="book" />
            </span>
            <span>
              <strong>{text.newHere}</strong> {fill(text.newHereMore, { game: game.name })}
            </span>
          </a>
          {HAS_SERVER && (
            <a class="home-way home-way-others" href="#others">
              <span class="home-way-icon">
                <PageIcon name="people" />
              </span>
              <span>
                <strong>{text.others}</strong> {text.othersMore}
              </span>
            </a>
          )}
          {HAS_SERVER && (
            <a class="home-way home-way-friends" href={`/new/${game.id}?with=friends`}>
              <span class="home-way-icon">
                <PageIcon name="link" />
              </span>
              <span>
                <strong>{text.friends}</strong> {text.friendsMore}
              </span>
            </a>
          )}
          <Daily />
        </div>
      </div>
      <p role="alert" class="home-trouble error">
        {startTrouble.value}
      </p>
      <Games />
      {HAS_SERVER && <Elsewhere />}
    </Frame>
  );
}

function Welcome({ game }: { readonly game: GameInfo }) {
  return (
    <Hero
      game={game}
      cards={game.home.cards}
      label={text.welcome}
      heading={text.heading}
      lines={[HAS_SERVER ? text.lead : words.staticSite.lead]}
    >
      <button type="button" class="button-gold" aria-disabled={starting.value !== null} onClick={() => playNow(game)}>
        <PageIcon name="play" />
        {starting.value === game.id ? text.starting : fill(text.firstPlay, { game: game.name })}
      </button>
    </Hero>
  );
}

/** All games, those for a number of players, or the short ones. */
type Filter = number | 'any' | 'short';

/** @example isShort(speedRun) // true */
const isShort = ({ home }: GameInfo): boolean => Number(home.minutes?.split('–').at(-1) ?? Number.NaN) <= SHORT;

const isWanted = (game: GameInfo, filter: Filter): boolean =>
  filter === 'any' || (filter === 'short' ? isShort(game) : game.players.includes(filter));

function Games() {
  const chosen = useSignal<Filter>('any');
  const filter = chosen.value;
  const [own, classics] = [OWN, CLASSICS].map((games) => games.filter((game) => isWanted(game, filter)));
  const choices: readonly Filter[] = ['any', ...NUMBERS, 'short'];
  return (
    <section aria-labelledby="games">
      <div class="home-games">
        <h2 id="games">{fill(text.games, { n: OWN.length })}</h2>
        <fieldset class="home-filter">
          <legend class="visually-hidden">{text.filter}</legend>
          {choices.map((each) => (
            <label key={each} class="pill">
              <input
                type="radio"
                name="filter"
                checked={each === filter}
                onChange={() => {
                  chosen.value = each;
                }}
              />
              {filterName(each)}
            </label>
          ))}
        </fieldset>
      </div>
      <p class="visually-hidden" role="status">
        {filter !== 'any' && countInWords(own.length + classics.length, filter)}
      </p>
      <ul class="games">
        {own.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
        <NextTile />
      </ul>
      {classics.length > 0 && (
        <>
          <h2 class="home-classics" id="classics">
            {text.classics}
          </h2>
          <ul class="games" aria-labelledby="classics">
            {classics.map((game) => (
              <GameTile key={game.id} game={game} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function filterName(filter: Filter): string {
  if (typeof filter === 'string') return text[filter];
  return filter === NUMBERS.at(-1) ? fill(text.most, { n: filter }) : String(filter);
}

function countInWords(count: number, filter: Exclude<Filter, 'any'>): string {
  if (filter === 'short') return fill(text.filteredShort, { count });
  return fill(count === 1 ? text.filteredOne : text.filtered, { count, players: playersInWords([filter]) });
}
