/** The solitaire's pieces, each as one SVG. */
import type { Suit } from '../position.ts';
import { SuitShape } from './suit-shape.tsx';

/** A coin: its value, blank with a thin ring for a null; an ace has a swirl. */
export function Coin({ name, suit }: { name: string; suit: Suit }) {
  const value = name[0];
  return (
    <svg viewBox="0 0 40 40" class={`coin suit-${suit}`} aria-hidden="true">
      <circle class="coin-disc" cx="20" cy="20" r="17" />
      {value === '0' ? (
        <circle class="coin-ring" cx="20" cy="20" r="9" />
      ) : value === 'A' ? (
        <path class="coin-ring" d="M20 20c2-4 7-1 5 3s-10 4-11-3 7-12 14-7 5 17-5 18" />
      ) : (
        <text class="coin-value" x="20" y="21">
          {value}
        </text>
      )}
      <SuitShape suit={suit} x={26} y={26} size={11} />
    </svg>
  );
}

/** A stone in its suit's colour, its old value small at the edge; `set` once it lies for good. */
export function Stone({ name, suit, set }: { name: string; suit: Suit; set: boolean }) {
  return (
    <svg viewBox="0 0 40 40" class={`stone suit-${suit}${set ? ' stone-set' : ''}`} aria-hidden="true">
      <circle class="stone-disc" cx="20" cy="20" r="17" />
      <SuitShape suit={suit} x={10} y={9} size={20} />
      <text class="stone-value" x="31" y="34">
        {name[0]}
      </text>
    </svg>
  );
}

export function Pawn({ suit }: { suit: Suit }) {
  return (
    <svg viewBox="0 0 40 40" class={`pawn suit-${suit}`} aria-hidden="true">
      <path class="pawn-body" d="M20 3a8 8 0 0 1 5 14c1 7 4 11 7 14v6H8v-6c3-3 6-7 7-14a8 8 0 0 1 5-14z" />
      <SuitShape suit={suit} x={13} y={22} size={14} />
    </svg>
  );
}
