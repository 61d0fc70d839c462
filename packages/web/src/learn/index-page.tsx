/** All lessons, with those that have been played to their end marked, and how to play each game on one screen. */
import { LineIcon } from '@followsuit/ui';
import { catalogue, type GameInfo } from '../catalogue/index.ts';
import { GameCover } from '../pages/cover.tsx';
import { Frame } from '../pages/frame.tsx';
import { fill, words } from '../text/text.ts';
import { learnedAmong, learnedGames } from './learned.ts';
import './index-page.css';

const text = words.learn;

export default function LearnIndex() {
  const learned = learnedGames();
  const games = catalogue.filter(({ lesson, howTo }) => lesson !== null || howTo);
  const { n, all } = learnedAmong(catalogue);
  const counted = fill(text.count, { n, all });
  return (
    <Frame title={text.index}>
      <h1>{text.index}</h1>
      <p class="learn-lead">{text.indexLead}</p>
      <p class="learn-count">
        <progress value={n} max={all} aria-label={counted} /> <span aria-hidden="true">{counted}</span>
      </p>
      <p>
        <a class="button" href="/puzzles">
          {text.puzzles}
        </a>
      </p>
      <ul class="learn-games">
        {games.map((game) => (
          <LearnGame key={game.id} game={game} isLearned={learned.includes(game.id)} />
        ))}
      </ul>
    </Frame>
  );
}

function LearnGame({ game, isLearned }: { readonly game: GameInfo; readonly isLearned: boolean }) {
  const { id, name, home, lesson, howTo } = game;
  return (
    <li class="learn-game panel">
      <GameCover game={game} />
      <div class="learn-words">
        <h2>
          {name}
          {isLearned && (
            <span class="learn-done">
              <LineIcon name="check" /> {text.learned}
            </span>
          )}
        </h2>
        <p>{home.sentence}</p>
        <p class="learn-ways">
          {lesson !== null && (
            <a
              class="button"
              href={`/learn/${id}`}
              aria-label={fill(text.lessonLabel, { game: name, minutes: lesson })}
            >
              {fill(text.lesson, { minutes: lesson })}
            </a>
          )}
          {howTo && (
            <a href={`/how/${id}`} aria-label={fill(words.home.howLabel, { game: name })}>
              {words.home.how}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
