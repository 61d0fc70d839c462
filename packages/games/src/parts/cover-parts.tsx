/** Shapes that several covers are drawn with. Light comes from the left: the right half of a thing is in its second tone. */
import { iconRef, lookOf } from '@followsuit/ui';

/** The inks of the suits, on paper: covers look the same in both themes. */
const INKS = { ink: '#15181d', brown: '#5f2d05', red: '#d8221c', purple: '#9440ae', blue: '#182c82', green: '#0b8064' };
export const SKIN = ['#f3d9b8', '#dcb68c'] as const;
export const GOLD = ['#ffe19a', '#e0ab3f', '#b27d1f'] as const;

interface Placed {
  readonly x: number;
  readonly y: number;
}

interface SuitProps extends Placed {
  readonly suit: string;
  readonly size: number;
  /** Its own ink by default. */
  readonly fill?: string;
  readonly turn?: number;
}

/** The sign of a suit round a point. @example <SuitShape suit="locks" x={80} y={60} size={40} /> */
export function SuitShape({ suit, x, y, size, fill, turn }: SuitProps) {
  const look = lookOf(suit);
  if (!look) return null;
  const place = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return (
    <g fill={fill ?? INKS[look.colour]} transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}>
      <use href={iconRef(look.icon)} {...place} />
    </g>
  );
}

interface CardProps extends Placed {
  readonly rank: string;
  readonly suit: string;
  readonly width: number;
  readonly turn?: number;
}

/** A card round a point: its index, and its suit large. @example <CoverCard rank="7" suit="trees" x={120} y={90} width={44} /> */
export function CoverCard({ rank, suit, x, y, width, turn = 0 }: CardProps) {
  const look = lookOf(suit);
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${width / 100})translate(-50-70)`}>
      <rect x="3" y="8" width="100" height="140" rx="9" opacity=".3" />
      <rect width="100" height="140" rx="9" fill="#fdf8ec" />
      <text
        x="24"
        y="46"
        text-anchor="middle"
        font-family="var(--serif)"
        font-size="46"
        font-weight="700"
        fill={look && INKS[look.colour]}
      >
        {rank}
      </text>
      <SuitShape suit={suit} x={24} y={68} size={28} />
      <SuitShape suit={suit} x={58} y={94} size={62} />
    </g>
  );
}

/** Water from a height down, with waves on it. @example <Wave y={100} high={5} fill="#1b6a6c" /> */
export function Wave({ y, high, fill }: { readonly y: number; readonly high: number; readonly fill: string }) {
  return <path d={`M-10 ${y}q10 ${-high} 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0V135H-10Z`} fill={fill} />;
}

/** @example <Stars at="20 24 44 14" /> */
export function Stars({ at }: { readonly at: string }) {
  const d = at.replace(/(\S+) (\S+)/g, 'M$1 $2h0');
  return <path d={d} stroke="#fff7dd" stroke-width="2.2" stroke-linecap="round" />;
}

/** A face looking at us, 26 wide, round the root of its nose. */
export const Face = () => (
  <>
    <path d="M-13-9C-13-18 13-18 13-9V4C13 12 6 17 0 17S-13 12-13 4Z" fill={SKIN[0]} />
    <path d="M0-16C7-16 13-14 13-9V4C13 12 6 17 0 17Z" fill={SKIN[1]} />
    <path d="M-5.5 0h0M5.5 0h0" stroke="#2a1c14" stroke-width="3.4" stroke-linecap="round" />
    <path d="M-9-5.5q3.5-2 7 0M2-5.5q3.5-2 7 0" fill="none" stroke="#2a1c14" stroke-width="1.6" />
  </>
);

interface DiscProps extends Placed {
  readonly wide: number;
  readonly top: string;
  readonly side: string;
}

/** A flat stone or coin seen from the side. @example <Disc x={60} y={120} wide={30} top="#cdd6d3" side="#93a3a2" /> */
export const Disc = ({ x, y, wide, top, side }: DiscProps) => (
  <>
    <path d={`M${x - wide} ${y}v${wide / 6}a${wide} ${wide * 0.4} 0 0 0 ${2 * wide} 0v${-wide / 6}z`} fill={side} />
    <ellipse cx={x} cy={y} rx={wide} ry={wide * 0.4} fill={top} />
  </>
);
