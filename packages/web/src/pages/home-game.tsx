/** One game on the home page: its cover, its description, and ways to play it. */
import type { GameInfo } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';
import { GameCover, GameSign } from './cover.tsx';
import { PageIcon } from './page-icon.tsx';
import { playNow, starting } from './play-now.ts';

const text = words.home;

/** @example numbersInWords([3, 4, 5]) // '3–5' */
function numbersInWords(players: readonly number[]): string {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** @example playersInWords([3, 4, 5]) // '3–5 players' */
export function playersInWords(players: readonly number[]): string {
  const numbers = numbersInWords(players);
  return numbers === '1' ? text.alone : fill(text.players, { players: numbers });
}

export function GameTile({ game }: { readonly game: GameInfo }) {
  const { id, name, home } = game;
  const label = (words: string) => fill(words, { game: name });
  return (
    <li class="game">
      <div class="game-picture">
        <GameCover game={game} />
        <span class="game-sign">
          <GameSign game={game} />
        </span>
      </div>
      <h3 class="game-name">{name}</h3>
      <p class="game-sentence">{home.sentence}</p>
      <Tags game={game} />
      <div class="game-ways">
        {/* Its area includes the cover. */}
        <button
          type="button"
          class="game-play"
          aria-label={label(text.playNowLabel)}
          aria-disabled={starting.value !== null}
          onClick={() => playNow(game)}
        >
          <PageIcon name="play" />
          {starting.value === id ? text.starting : text.playNow}
        </button>
        <a
          class="game-link"
          href={`/new/${id}`}
          aria-label={label(HAS_SERVER ? text.optionsLabel : words.staticSite.optionsLabel)}
        >
          {text.options}
        </a>
        <a class="game-link" href={`/how/${id}`} aria-label={label(text.howLabel)}>
          {text.how}
        </a>
      </div>
    </li>
  );
}

/** Players, minutes, kind and level. */
function Tags({ game: { players, home } }: { readonly game: GameInfo }) {
  return (
    <p class="tags">
      <span class="tag">
        <PageIcon name="people" />
        <span aria-hidden="true">{numbersInWords(players)}</span>
        <span class="visually-hidden">{playersInWords(players)}</span>
      </span>{' '}
      {home.minutes && (
        <span class="tag">
          <PageIcon name="clock" /> {fill(text.minutes, { minutes: home.minutes })}
        </span>
      )}{' '}
      {home.kinds?.map((kind) => (
        <span key={kind} class="tag">
          {kind}
        </span>
      ))}{' '}
      {home.level && <span class="tag">{text.levels[home.level]}</span>}
    </p>
  );
}

/** The last tile: a game that does not exist yet. */
export const NextTile = () => (
  <li class="game game-next">
    <a href="/write">
      <PageIcon name="star" />
      <strong>{text.next}</strong>
      <span>{text.nextMore}</span>
    </a>
  </li>
);
