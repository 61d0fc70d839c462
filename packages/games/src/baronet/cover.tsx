/** The cover of Baronet: a lock, and the coins that are staked on it. */
import type { Cover } from '@followsuit/ui';
import { Disc, GOLD, SuitShape } from '../parts/cover-parts.tsx';

/** A pile of coins, the lowest first. */
const Pile = ({ x, y, high }: { readonly x: number; readonly y: number; readonly high: number }) => (
  <>
    {Array.from({ length: high }, (_, i) => (
      <g key={i}>
        <Disc x={x} y={y - 8 * i} wide={17} top={i === high - 1 ? GOLD[0] : '#eec065'} side={GOLD[2]} />
        <path d={`M${x - 17} ${y - 8 * i + 3}v5a17 6.8 0 0 0 34 0v-5`} fill="none" stroke="#8f6115" stroke-width=".8" />
      </g>
    ))}
    <ellipse cx={x} cy={y - 8 * high + 8} rx="11" ry="4" fill="none" stroke="#c8952f" stroke-width="1.5" />
  </>
);

const cover: Cover = {
  hue: 75,
  sky: ['#e6bd63', '#8a5a18'],
  art: () => (
    <>
      <path d="M80 4L156 56V135H4V56Z" fill="#ffffff1c" />
      <path d="M80 22L134 62V135H26V62Z" fill="#ffffff1c" />
      <SuitShape suit="locks" x={83} y={60} size={84} fill="#5d390b" />
      <SuitShape suit="locks" x={80} y={57} size={84} fill="#fff3d1" />
      <Pile x={30} y={118} high={6} />
      <Pile x={124} y={116} high={4} />
      <Pile x={62} y={125} high={2} />
      <Pile x={98} y={127} high={1} />
    </>
  ),
  sign: () => (
    <>
      <ellipse cx="12" cy="7" rx="8" ry="3.5" />
      <path d="M4 7v5c0 2 3.6 3.5 8 3.5s8-1.5 8-3.5V7M4 12v5c0 2 3.6 3.5 8 3.5s8-1.5 8-3.5v-5" />
    </>
  ),
};

export default cover;
