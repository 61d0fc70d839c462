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
import { PageIcon, type PageIconName } from './page-icon.tsx';
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
          <Way
            href={`/learn/${game.id}`}
            icon="book"
            title={text.newHere}
            more={fill(text.newHereMore, { game: game.name })}
          />
          {HAS_SERVER && (
            <>
              <Way href="#others" icon="people" title={text.others} more={text.othersMore} />
              <Way href={`/new/${game.id}?with=friends`} icon="link" title={text.friends} more={text.friendsMore} />
            </>
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

interface WayProps {
  readonly href: string;
  readonly icon: PageIconName;
  readonly title: string;
  readonly more: string;
}

const Way = ({ href, icon, title, more }: WayProps) => (
  <a class="home-way" href={href} data-icon={icon}>
    <span class="home-way-icon">
      <PageIcon name={icon} />
    </span>
    <span>
      <strong>{title}</strong> {more}
    </span>
  </a>
);

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
