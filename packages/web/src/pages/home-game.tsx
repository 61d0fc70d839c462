/** One game on the home page: its picture, its description, and links to play it. */

import { Card, SuitSign } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../catalogue/index.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';
import { playNow, starting } from './play-now.ts';

/** @example playersInWords([3, 4, 5]) // '3–5 players' */
export function playersInWords(players: readonly number[]): string {
  if (players.length === 1 && players[0] === 1) return words.home.alone;
  const [low, high] = [Math.min(...players), Math.max(...players)];
  return fill(words.home.players, { players: low === high ? low : `${low}–${high}` });
}

/** The games that have been rendered: on a return to the page they appear at once. */
const drawn = new Set<string>();

/** A game of the list: rendered at once if `soon`, otherwise when the page is idle. Fourteen at once would block it. */
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
  const { id, name, players, home } = game;
  const text = words.home;
  const alone = Math.max(...players) === 1;
  const label = (words: string) => fill(words, { game: name });
  return (
    <li class="game panel">
      <GamePicture game={game} />
      <h3 class="game-name">{name}</h3>
      <p class="game-facts">
        {playersInWords(players)}
        {home.minutes && ` · ${fill(text.minutes, { minutes: home.minutes })}`}
      </p>
      <p class="game-sentence">{home.sentence}</p>
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
        {game.lesson && (
          <a class="game-link" href={`/learn/${id}`} aria-label={label(text.learnLabel)}>
            {text.learn}
          </a>
        )}
      </div>
    </li>
  );
}

/** A fan of cards, or the suits of a game without cards. */
export function GamePicture({ game: { deck, home } }: { game: GameInfo }) {
  return (
    <div class="game-picture" aria-hidden="true">
      {home.cards.map((each) =>
        deck ? (
          <Card key={each} code={each} deck={deck} />
        ) : (
          <span key={each} class="game-coin">
            <SuitSign suit={each} quiet />
          </span>
        ),
      )}
    </div>
  );
}
