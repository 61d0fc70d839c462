/** One game on the home page: its picture, what it is, and the ways into it. */

import { Card, SuitSign } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../catalogue/index.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';
import { playNow, starting } from './play-now.ts';

/** Three cards that say something of the game. */
const FANS: Readonly<Record<string, readonly string[]>> = {
  coralon: ['Al', 'Ac', '7t'],
  'coralon-partners': ['Kt', 'At', 'Bu'],
  thief: ['2a', '3a', 'Kc'],
  thieves: ['2u', '3u', 'Al'],
  'ducks-and-geese': ['2t', 'Ft', 'Fc'],
  'ducks-and-geese-cutthroat': ['2l', '2c', 'Fa'],
  bishop: ['Ba', 'Bu', 'Fl'],
  baronet: ['Kl', 'Tl', '2l'],
  chevalier: ['7c', 'Kc', '7t'],
  'up-and-down': ['Au', '7u', '2u'],
  stones: ['Ar', 'Xw', '9s'],
  'stepping-stones': ['9s', '1h', '5d'],
  'speed-run': ['10h', '4c', '1d'],
};

const PIECEPACK = ['suns', 'moons', 'crowns', 'arms'];

const each: Readonly<Record<string, { sentence: string; minutes: string }>> = words.home.each;

/** @example playersInWords([3, 4, 5]) // '3–5 players' */
export function playersInWords(players: readonly number[]): string {
  if (players.length === 1 && players[0] === 1) return words.home.alone;
  const [low, high] = [Math.min(...players), Math.max(...players)];
  return fill(words.home.players, { players: low === high ? low : `${low}–${high}` });
}

/** The games that have been drawn; when one comes back to the page, they are there at once. */
const drawn = new Set<string>();

/** A game of the list: drawn at once or, unless it is wanted `soon`, when the page is at rest. Fourteen at once would block it. */
export function GamePlace({ game, soon }: { game: GameInfo; soon: boolean }) {
  const here = useSignal(soon || drawn.has(game.id));
  useEffect(() => {
    drawn.add(game.id);
    if (here.peek()) return;
    whenIdle(() => {
      here.value = true;
    });
  }, []);
  return here.value ? <GameCard game={game} /> : <li class="game panel game-wait" />;
}

function GameCard({ game }: { game: GameInfo }) {
  const { id, name, players } = game;
  const text = words.home;
  const alone = Math.max(...players) === 1;
  const label = (words: string) => fill(words, { game: name });
  return (
    <li class="game panel">
      <GamePicture game={game} />
      <h3 class="game-name">{name}</h3>
      <p class="game-facts">
        {playersInWords(players)}
        {each[id] && ` · ${fill(text.minutes, { minutes: each[id].minutes })}`}
      </p>
      <p class="game-sentence">{each[id]?.sentence ?? game.short}</p>
      <div class="game-ways">
        <button
          type="button"
          class="button-main game-play"
          aria-label={label(text.playNowLabel)}
          aria-disabled={starting.value !== null}
          onClick={() => playNow(game)}
        >
          {starting.value === id ? text.starting : text.playNow}
        </button>
        <a class="button" href={`/new/${id}`} aria-label={label(alone ? text.optionsAloneLabel : text.optionsLabel)}>
          {alone ? text.optionsAlone : text.options}
        </a>
        <a class="game-link" href={`/rules/${game.pages[0]}`} aria-label={label(text.rulesLabel)}>
          {text.rules}
        </a>
        <a class="game-link" href={`/learn/${id}`} aria-label={label(text.learnLabel)}>
          {text.learn}
        </a>
      </div>
    </li>
  );
}

/** A fan of three cards, or the four suits of the piecepack. */
export function GamePicture({ game: { id, deck } }: { game: GameInfo }) {
  return (
    <div class="game-picture" aria-hidden="true">
      {deck
        ? (FANS[id] ?? deck.suits.slice(0, 3).map(({ letter }) => deck.ranks[0] + letter)).map((code) => (
            <Card key={code} code={code} deck={deck} />
          ))
        : PIECEPACK.map((suit) => (
            <span key={suit} class="game-coin">
              <SuitSign suit={suit} quiet />
            </span>
          ))}
    </div>
  );
}
