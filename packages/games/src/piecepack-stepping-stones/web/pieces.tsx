/** The solitaire's pieces, each as one SVG: lit from the left, with an edge below and a shadow on the tile. */
import type { Suit } from '../position.ts';
import { SuitShape } from './suit-shape.tsx';

/** The shadow of something round. */
const Shadow = () => <ellipse class="piece-shadow" cx="20.8" cy="23.4" rx="17.4" ry="15.6" />;

/** A coin: its value and suit; a ring for a null, and a swirl for an ace. */
export function Coin({ name, suit }: { name: string; suit: Suit }) {
  const value = name[0];
  return (
    <svg viewBox="0 0 40 40" class={`coin-face suit-${suit}`} aria-hidden="true">
      <Shadow />
      <circle class="coin-side" cx="20" cy="21.4" r="16.6" />
      <circle class="coin-disc" cx="20" cy="19" r="16.6" />
      <path class="coin-shade" d="M20 2.4a16.6 16.6 0 0 1 0 33.2z" />
      <circle class="coin-rim" cx="20" cy="19" r="15.1" />
      {value === '0' ? (
        <circle class="coin-ring" cx="13.2" cy="19" r="5.4" />
      ) : value === 'A' ? (
        <path class="coin-ring" d="M13.4 19.2c1-2.2 3.8-.6 2.8 1.6s-5.6 2.2-6.1-1.6 3.8-6.7 7.7-3.9 2.8 9.5-2.8 10" />
      ) : (
        <text class="coin-value" x="13.6" y="19.6">
          {value}
        </text>
      )}
      <SuitShape suit={suit} x={19} y={12} size={14} />
    </svg>
  );
}

/** A stone in its suit's colour, its old value small at the edge; `set` once it lies for good. */
export function Stone({ name, suit, set }: { name: string; suit: Suit; set: boolean }) {
  return (
    <svg viewBox="0 0 40 40" class={`stone suit-${suit}${set ? ' stone-set' : ''}`} aria-hidden="true">
      <Shadow />
      <path class="stone-side" d={PEBBLE} transform="translate(0 2.6)" />
      <path class="stone-disc" d={PEBBLE} />
      <path class="stone-shade" d="M20 2.3c7-.6 13.6 3.4 15.6 9.6 2 6.4.4 14.2-4.6 18.6-3 2.5-7 3.8-11 3.6z" />
      <path class="stone-light" d="M6.6 15.6c1.4-5 5.8-8.8 10.8-10" />
      <SuitShape suit={suit} x={9.5} y={8} size={20} />
      <text class="stone-value" x="30.5" y="30">
        {name[0]}
      </text>
    </svg>
  );
}

/** Not quite round, unlike a coin. */
const PEBBLE =
  'M20 2.3c7-.6 13.6 3.4 15.6 9.6 2 6.4.4 14.2-4.6 18.6-5 4.2-13.6 5-19.4 2.2C5.6 29.8 2.6 22.8 3.6 16.2 4.6 9.2 12 3 20 2.3z';

/** A pawn, with its suit on its body. */
export function Pawn({ suit }: { suit: Suit }) {
  return (
    <svg viewBox="0 0 40 40" class={`pawn suit-${suit}`} aria-hidden="true">
      <ellipse class="piece-shadow" cx="21.5" cy="35.4" rx="14.5" ry="3.8" />
      <path class="pawn-body" d={`${PAWN}M20 1.8a7.2 7.2 0 0 1 0 14.4a7.2 7.2 0 0 1 0-14.4z`} />
      <path
        class="pawn-shade"
        d="M20 15.6h3.2c.6 6.8 7.6 10.6 8.4 17.2-2.6 2.8-7 4.2-11.6 4.2zM20 1.8a7.2 7.2 0 0 1 0 14.4z"
      />
      <path class="pawn-light" d="M15.6 6.2a5.2 5.2 0 0 1 2.6-2.2" />
      <SuitShape suit={suit} x={13} y={20.5} size={14} />
    </svg>
  );
}

const PAWN = 'M16.8 15.6h6.4c.6 6.8 7.6 10.6 8.4 17.2-5.2 5.6-18 5.6-23.2 0 .8-6.6 7.8-10.4 8.4-17.2z';

/** The body of a die: its edge below, its face, the right of it in shade. */
export const DieBody = () => (
  <>
    <rect class="piece-shadow" x="3.4" y="6" width="35" height="33.4" rx="8" />
    <rect class="die-side" x="2.5" y="4.6" width="35" height="33.4" rx="7.5" />
    <rect class="die-body" x="2.5" y="1.6" width="35" height="33" rx="7.5" />
    <path class="die-shade" d="M20 1.6h10a7.5 7.5 0 0 1 7.5 7.5v18a7.5 7.5 0 0 1-7.5 7.5H20z" />
    <rect class="die-rim" x="4.4" y="3.5" width="31.2" height="29.2" rx="5.8" />
  </>
);
