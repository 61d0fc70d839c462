/** The sign of a suit, placed inside another drawing. */
import type { Suit } from './position.ts';

interface Props {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function SuitShape({ suit, x, y, size }: Props) {
  return (
    <text class="suit-shape" x={x + size / 2} y={y + size / 2} font-size={size}>
      {suit[0].toUpperCase()}
    </text>
  );
}
