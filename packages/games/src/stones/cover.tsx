/** The cover of Stones: the ring of the five suits, and the way it can turn. */
import type { Cover } from '@followsuit/ui';
import { SuitShape } from '../parts/cover-parts.tsx';

const STONES = [
  ['rock', 80, 24],
  ['water', 128, 54],
  ['paper', 110, 104],
  ['lizard', 50, 104],
  ['scissors', 32, 54],
] as const;

const cover: Cover = {
  hue: 245,
  sky: ['#7b98b3', '#2c3f54'],
  art: () => (
    <>
      <ellipse cx="80" cy="68" rx="76" ry="64" fill="#ffffff12" />
      <circle cx="80" cy="70" r="46" fill="none" stroke="#ffffff59" stroke-width="3" stroke-dasharray="5 5" />
      {STONES.map(([suit, x, y]) => (
        <g key={suit}>
          <ellipse cx={x + 1} cy={y + 6} rx="21" ry="18" opacity=".25" />
          <ellipse cx={x} cy={y + 3} rx="21" ry="18" fill="#b0b9bd" />
          <ellipse cx={x} cy={y - 1} rx="21" ry="17.5" fill="#eceae2" />
          <SuitShape suit={suit} x={x} y={y - 1} size={22} />
        </g>
      ))}
      <path
        d="M70 58A15 15 0 1 1 66 76M70 49v10h10"
        fill="none"
        stroke="#ffe19a"
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  sign: () => <path d="M19.5 9A8 8 0 0 0 5 8.5M4.5 15A8 8 0 0 0 19 15.5M5 4v4.5h4.5M19 20v-4.5h-4.5" />,
};

export default cover;
