/** How the game stands: the turn, the pawns home, the coins still to turn, and the best so far. */
import { memo } from 'preact/compat';
import { isHome, toTurn } from '../position.ts';
import { SUITS } from '../suits.ts';
import { bestWords, homeWords, type PiecepackScene, standing, turnWords } from '../wording.ts';
import { bestFor } from './best-store.ts';
import { SuitShape } from './suit-shape.tsx';

/** Drawn anew only when the scene has changed. */
export const Status = memo(PlainStatus);

function PlainStatus({ scene: { view: position, words: text, options } }: { readonly scene: PiecepackScene }) {
  const best = bestWords(text, bestFor(options));
  return (
    <header class="solitaire-status">
      <strong>{turnWords(text, position, position.part === 2 ? 2 : 0)}</strong>
      <span>{homeWords(text, position)}</span>
      {best && <span class="solitaire-best">{best}</span>}
      <ul>
        {SUITS.map((suit) => {
          const n = toTurn(position, suit);
          const label = standing(text, position, suit);
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
