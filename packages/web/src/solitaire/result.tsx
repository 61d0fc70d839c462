/** How it ended, how good that is, and where to go from there. */
import type { Line } from '@followsuit/engine';
import { useMemo } from 'preact/hooks';
import type { TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';
import { keepBest } from './best.ts';
import { bestWords, overWords, rating } from './words.ts';

const text = words.solitaire;

interface Props {
  readonly over: Line;
  readonly scene: TableScene;
  readonly again?: () => void;
  readonly replay?: string;
}

export function Result({ over, scene, again, replay }: Props) {
  const { options, id } = scene.info;
  const best = useMemo(() => keepBest(options, id, over), [id]);
  const base = Object.entries({ board: 'small', aces: 'none', revealOrder: 'free' }).every(
    ([name, value]) => options[name] === value,
  );
  const won = over.reason === 'home';
  return (
    <section class="solitaire-result">
      <h2>{overWords(over)}</h2>
      {won && base && <p>{rating(Number(over.turns))}</p>}
      <p>{won && best.won > 1 && best.turns === over.turns ? text.newBest : bestWords(best)}</p>
      <div class="solitaire-actions">
        {again && (
          <button type="button" class="button-main" onClick={again}>
            {text.again}
          </button>
        )}
        {replay && (
          <a class="button" href={replay}>
            {text.lookBack}
          </a>
        )}
        <a class="button" href="/">
          {text.leave}
        </a>
      </div>
    </section>
  );
}
