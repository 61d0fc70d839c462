/** How it ended, how good that is, and where to go from there. */
import type { Line } from '@followsuit/engine';
import type { BoardActions } from '@followsuit/ui';
import { useMemo } from 'preact/hooks';
import { overWords, type PiecepackScene, rating, resultWords } from '../wording.ts';
import { keepBest } from './best-store.ts';

interface Props {
  readonly over: Line;
  readonly scene: PiecepackScene;
  readonly actions: BoardActions;
}

export function Result({ over, scene, actions }: Props) {
  const { options, words: text } = scene;
  const { table, again, replay } = actions;
  const best = useMemo(() => keepBest(options, table, over), [table]);
  const rated = rating(text, options, over);
  return (
    <section class="solitaire-result">
      <h2>{overWords(text, over)}</h2>
      {rated && <p>{rated}</p>}
      <p>{resultWords(text, over, best)}</p>
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
