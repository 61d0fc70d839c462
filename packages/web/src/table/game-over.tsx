/** The end of a hand or of the game: the standings. */
import type { Line } from '@followsuit/engine';
import { namesOfSide, plus, pointWords, signed, winnerWords } from '@followsuit/present';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './game-over.css';

const text = words.table;

export interface GameOverProps {
  readonly scene: TableScene;
  readonly onScore: () => void;
  readonly again?: () => void;
  /** The address of the replay. */
  readonly replay?: string;
}

export function GameOver({ scene, onScore, again, replay }: GameOverProps) {
  const end = scene.events.at(-1) as Line;
  const totals = end.total as readonly number[];
  const deltas = scene.events.findLast(({ ev }) => ev === 'score')?.delta as readonly number[] | undefined;
  return (
    <section class="over" aria-label={text.gameOver}>
      <h2>{winnerWords(scene, end.winners as readonly number[])}</h2>
      <ul>
        {scene.sides.map((side, i) => (
          <li key={side.join()}>
            {fill(text.final, {
              name: namesOfSide(scene, side),
              total: signed(totals[i]),
              delta: plus(deltas?.[i] ?? 0),
            })}
          </li>
        ))}
      </ul>
      <div class="over-buttons">
        {again && (
          <button type="button" class="button-main" onClick={again}>
            {text.playAgain}
          </button>
        )}
        <button type="button" onClick={onScore}>
          {text.score}
        </button>
        {replay && (
          <a class="button" href={replay}>
            {text.lookBack}
          </a>
        )}
        <a class="button" href="/">
          {text.home}
        </a>
      </div>
    </section>
  );
}

/** The result of the last hand, until the first lead of the next. If the game ended with it, both are announced together. */
export function HandOver({ scene, onScore }: { readonly scene: TableScene; readonly onScore: () => void }) {
  const { events, view } = scene;
  const last = events.findLast(({ ev }) => ev === 'score');
  const played = Array.isArray(view.cards) && view.cards.length > 0;
  const end = events.at(-1)?.ev;
  if (!last || end === 'over' || (played && end !== 'score')) return null;
  return (
    <div class="hand-over">
      <p>
        <b>{fill(text.handOver, { hand: Number(last.hand) })}:</b> {pointWords(scene, last)}
      </p>
      <button type="button" onClick={onScore}>
        {text.whySo}
      </button>
    </div>
  );
}
