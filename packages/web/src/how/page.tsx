/** How to play a game, on one screen. */
import type { PageProps } from '../app.tsx';
import { type GameInfo, gameInfo } from '../catalogue/index.ts';
import { Empty } from '../pages/empty.tsx';
import { Frame } from '../pages/frame.tsx';
import { playNow, startTrouble } from '../pages/play-now.ts';
import { hasPuzzles } from '../puzzles/load.ts';
import { fill, words } from '../text/text.ts';
import { useHowTo } from './load.ts';
import { HowToCard } from './view.tsx';

const text = words.how;

export default function HowPage({ game: id }: PageProps) {
  const game = gameInfo(id);
  return game ? <Found key={id} game={game} /> : <Sorry says={words.newTable.noGame} />;
}

function Found({ game }: { readonly game: GameInfo }) {
  const loaded = useHowTo(game.id);
  const title = fill(text.title, { game: game.name });
  if (loaded === 'missing' || loaded === 'failed') return <Sorry says={text[loaded]} game={game} />;
  return (
    <Frame title={title}>
      <div class="how-page">
        <header class="how-head">
          <h1>{title}</h1>
          <Actions game={game} />
        </header>
        {loaded ? <HowToCard game={game} {...loaded} /> : <p class="loading">{words.common.loading}</p>}
      </div>
    </Frame>
  );
}

const Actions = ({ game }: { readonly game: GameInfo }) => (
  <p class="how-actions">
    <button type="button" class="button-main" onClick={() => void playNow(game)}>
      {text.play}
    </button>
    {game.lesson && (
      <a class="button" href={`/learn/${game.id}`}>
        {text.learn}
      </a>
    )}
    <a class="button" href={`/rules/${game.pages[0]}`}>
      {text.rules}
    </a>
    {hasPuzzles(game.id) && (
      <a class="button" href={`/puzzles/${game.id}`}>
        {text.puzzles}
      </a>
    )}
    <span role="alert" class="error">
      {startTrouble.value}
    </span>
  </p>
);

function Sorry({ says, game }: { readonly says: string; readonly game?: GameInfo }) {
  return (
    <Frame title={text.link}>
      <h1>{text.link}</h1>
      <Empty says={<span role="alert">{says}</span>}>
        <a class="button" href={game ? `/rules/${game.pages[0]}` : '/'}>
          {game ? text.rules : words.common.toGames}
        </a>
      </Empty>
    </Frame>
  );
}
