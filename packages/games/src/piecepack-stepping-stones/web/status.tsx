/** How the game stands: the turn, the pawns home, the stones of each suit, and the best so far. */
import { LineIcon, memo } from '@followsuit/ui';
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
      <p>
        <strong>{turnWords(text, position, position.part === 2 ? 2 : 0)}</strong>
        <span>{homeWords(text, position)}</span>
        {best && <span class="solitaire-best">{best}</span>}
      </p>
      <ul>
        {SUITS.map((suit) => {
          const n = toTurn(position, suit);
          const label = standing(text, position, suit);
          return (
            <li key={suit} class={`suit-${suit}`} title={label} data-home={isHome(position, suit)}>
              <svg class="suit-mark" viewBox="0 0 20 20" aria-hidden="true">
                <SuitShape suit={suit} x={3} y={3} size={14} />
              </svg>
              {/* A part for each coin, full once it is a stone. */}
              {isHome(position, suit) ? (
                <LineIcon name="home" />
              ) : (
                <span class="stones-laid" aria-hidden="true">
                  <span style={{ transform: `scaleX(${(5 - n) / 5})` }} />
                </span>
              )}
              <span class="visually-hidden">{label}</span>
            </li>
          );
        })}
      </ul>
    </header>
  );
}
