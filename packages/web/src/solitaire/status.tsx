/** How the game stands: the turn, the pawns home, the coins still to turn, and the best so far. */
import { memo } from 'preact/compat';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { bestFor } from './best.ts';
import { homeCount, isHome, type Position, SUITS, toTurn } from './position.ts';
import { SuitShape } from './suit-shape.tsx';
import { bestWords, standing } from './words.ts';

const text = words.solitaire;

/** Drawn anew only when the position has changed. */
export const Status = memo(PlainStatus);

function PlainStatus({ position, scene }: { readonly position: Position; readonly scene: TableScene }) {
  const part = position.part === 2 ? `, ${text.secondPart}` : '';
  const best = bestWords(bestFor(scene.info.options));
  return (
    <header class="solitaire-status">
      <strong>
        {position.turn === 0 ? text.placing : fill(text.turn, { turn: position.turn })}
        {part}
      </strong>
      <span>{fill(text.pawnsHome, { n: homeCount(position) })}</span>
      {best && <span class="solitaire-best">{best}</span>}
      <ul>
        {SUITS.map((suit) => {
          const n = toTurn(position, suit);
          const label = standing(position, suit, n);
          return (
            <li key={suit} class={`suit-${suit}`} title={label}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <SuitShape suit={suit} x={1} y={1} size={18} />
              </svg>
              {/* A dot for each coin that is still to be turned over. */}
              <span aria-hidden="true">{isHome(position, suit) ? '⌂' : '●'.repeat(n) + '○'.repeat(5 - n)}</span>
              <span class="visually-hidden">{label}</span>
            </li>
          );
        })}
      </ul>
    </header>
  );
}
