/** The sign of a suit, placed inside another drawing. */
import { type Icon, iconRef } from '@followsuit/ui';
import type { Suit } from '../position.ts';

const ICONS: Readonly<Record<Suit, Icon>> = { suns: 'sun', moons: 'moon', crowns: 'crown', arms: 'shield' };

interface Props {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function SuitShape({ suit, x, y, size }: Props) {
  return <use class="suit-shape" href={iconRef(ICONS[suit])} x={x} y={y} width={size} height={size} />;
}
