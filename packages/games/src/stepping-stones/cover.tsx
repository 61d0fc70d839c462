/** The cover of Stepping Stones: four stones across the water, one for each contract. */
import type { Cover } from '@followsuit/ui';
import { Disc, Wave } from '../parts/cover-parts.tsx';

/** Across, down, half the width. */
const STONES = [
  [98, 36, 14],
  [64, 56, 20],
  [108, 81, 26],
  [52, 110, 33],
] as const;

const cover: Cover = {
  hue: 200,
  sky: ['#a7e0d6', '#2f8f9a'],
  art: () => (
    <>
      <path d="M0 28C40 14 120 14 160 28V0H0Z" fill="#5d9a61" />
      <path d="M0 20C40 6 120 6 160 20V0H0Z" fill="#7fb77a" />
      <path d="M22 16l5-13 5 13zM128 14l6-14 6 14zM38 13l4-9 4 9z" fill="#4c8553" />
      <Wave y={50} high={3} fill="#46a7ae99" />
      <Wave y={76} high={-4} fill="#2f8f9a99" />
      <Wave y={104} high={4} fill="#25808c99" />
      {STONES.map(([x, y, wide], i) => (
        <g key={x}>
          <ellipse cx={x} cy={y + wide / 3.5} rx={wide * 1.15} ry={wide * 0.45} fill="#ffffff3d" />
          <Disc x={x} y={y} wide={wide} top="#d3dbd8" side="#8b9c9b" />
          <text
            x={x}
            y={y + wide * 0.23}
            text-anchor="middle"
            font-family="var(--serif)"
            font-size={wide * 0.7}
            font-weight="700"
            fill="#33504f"
          >
            {STONES.length - i}
          </text>
        </g>
      ))}
    </>
  ),
  sign: () => (
    <>
      <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
      <path d="M6 7.5l1.2 1.2 2-2.5M15 7.5l1.2 1.2 2-2.5" />
    </>
  ),
};

export default cover;
