/** The cover of the solitaire: a die, and pawns on their coins. */
import type { Cover } from '@followsuit/ui';
import { Disc, GOLD } from '../parts/cover-parts.tsx';

interface PawnProps {
  readonly x: number;
  readonly y: number;
  readonly light: string;
  readonly dark: string;
}

const Pawn = ({ x, y, light, dark }: PawnProps) => (
  <>
    <Disc x={x} y={y} wide={21} top={GOLD[0]} side={GOLD[2]} />
    <g transform={`translate(${x} ${y})scale(1.35)`}>
      <path d="M-12-1C-12-9-5-15-4-25H4C5-15 12-9 12-1C6 4-6 4-12-1Z" fill={light} />
      <path d="M0 2.8C5 2.8 9 1.5 12-1C12-9 5-15 4-25H0Z" fill={dark} />
      <circle cy="-30" r="8" fill={light} />
      <path d="M0-38a8 8 0 0 1 0 16z" fill={dark} />
    </g>
  </>
);

const cover: Cover = {
  hue: 60,
  sky: ['#cfa670', '#6b4322'],
  art: () => (
    <>
      <path
        d="M-10 100L80 52L170 100M-10 130L80 82L170 130M-10 70L80 22L170 70M0 42L150 122M160 42L10 122"
        fill="none"
        stroke="#ffffff26"
        stroke-width="1.5"
      />
      <g transform="translate(82 54)scale(1.25)">
        <path d="M0-30L28-15L0 0L-28-15Z" fill="#fffaf0" />
        <path d="M-28-15L0 0V32L-28 17Z" fill="#e6d8b9" />
        <path d="M28-15L0 0V32L28 17Z" fill="#bfa97e" />
        <path
          d="M0-15h0M-19-3h0M-14 8h0M-9 19h0M8 8h0M20 8h0M8 20h0M20-1h0"
          stroke="#33210f"
          stroke-width="5.5"
          stroke-linecap="round"
        />
      </g>
      <Pawn x={32} y={106} light="#3f7fb5" dark="#285a86" />
      <Pawn x={120} y={98} light="#d0503f" dark="#97301f" />
      <Disc x={76} y={120} wide={20} top={GOLD[0]} side={GOLD[2]} />
      <ellipse cx="76" cy="120" rx="13" ry="5" fill="none" stroke="#c8952f" stroke-width="1.5" />
    </>
  ),
  sign: () => (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <path d="M8.5 8.5h0M12 12h0M15.5 15.5h0" stroke-width="3.2" />
    </>
  ),
};

export default cover;
