/** All puzzles: that of the day, own mistakes, and each game's. */
import { puzzleIds } from 'virtual:puzzles';
import { catalogue } from '../catalogue/index.ts';
import { GameCover } from '../pages/cover.tsx';
import { Frame } from '../pages/frame.tsx';
import { fill, words } from '../text/text.ts';
import { DailyCard } from './daily-card.tsx';
import { answersTo } from './stored.ts';
import './puzzles.css';
import '../learn/index-page.css';

const text = words.puzzles;

export default function PuzzleIndex() {
  return (
    <Frame title={text.title}>
      <h1>{text.title}</h1>
      <p class="learn-lead">{text.lead}</p>
      <div class="puzzle-cards">
        <DailyCard />
        <a class="home-way" href="/practise">
          <span>
            <strong>{text.practise}</strong> {text.practiseMore}
          </span>
        </a>
      </div>
      <ul class="learn-games">
        {catalogue
          .filter(({ id }) => puzzleIds[id])
          .map((game) => {
            const answers = answersTo(game.id);
            const all = puzzleIds[game.id];
            const n = all.filter((id) => answers[id]).length;
            const counted = fill(text.solved, { n, all: all.length });
            return (
              <li key={game.id} class="learn-game panel">
                <GameCover game={game} />
                <div class="learn-words">
                  <h2>{game.name}</h2>
                  <p class="learn-count">
                    <progress value={n} max={all.length} aria-label={counted} />{' '}
                    <span aria-hidden="true">{counted}</span>
                  </p>
                  <p class="learn-ways">
                    <a class="button" href={`/puzzles/${game.id}`} aria-label={fill(text.of, { game: game.name })}>
                      {text.solve}
                    </a>
                  </p>
                </div>
              </li>
            );
          })}
      </ul>
    </Frame>
  );
}
