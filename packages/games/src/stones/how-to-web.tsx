/** The ring of Stones, drawn: which suits beat the one that is led, and what a joker changes. */
import { iconRef, lookOf, suitText } from '@followsuit/ui';
import './how-to-web.css';

/** In the order of the ring: STONES-RING-1. */
const RING = ['rock', 'water', 'paper', 'lizard', 'scissors'];
const LED = 2;
const RADIUS = 62;
const DISC = 19;

/** The place of the suit, clockwise from the top. */
const at = (i: number): [number, number] => {
  const angle = ((i % 5) * 72 - 90) * (Math.PI / 180);
  return [100 + RADIUS * Math.cos(angle), 88 + RADIUS * Math.sin(angle)];
};

/** An arrow from beside one suit to beside another. */
function arrow(from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
  const [sx, sy] = [x1 + (DISC + 2) * dx, y1 + (DISC + 2) * dy];
  const [x, y] = [x2 - (DISC + 3) * dx, y2 - (DISC + 3) * dy];
  const wing = (side: number): string => `${x - 7 * (dx + side * 0.7 * dy)},${y - 7 * (dy - side * 0.7 * dx)}`;
  return `M${sx},${sy}L${x},${y}M${wing(1)}L${x},${y}L${wing(-1)}`;
}

/** STONES-HIGH-1, and STONES-JOKER-1 if it is turned: the arrows run from the stronger suits to those that they beat. */
function Ring({ turned }: { readonly turned: boolean }) {
  const step = turned ? 4 : 1;
  const [next, best] = [(LED + step) % 5, (LED + 2 * step) % 5];
  const role = (i: number): string => (i === LED ? 'led' : i === next ? 'next' : i === best ? 'best' : 'weak');
  return (
    <svg
      class="how-ring"
      viewBox="0 -14 200 190"
      role="img"
      aria-label={[LED, next, best].map((i) => suitText(RING[i])).join(' < ')}
    >
      <circle class="how-ring-line" cx="100" cy="88" r={RADIUS} />
      <path class="how-ring-arrow" d={arrow(next, LED) + arrow(best, LED) + arrow(best, next)} />
      {RING.map((suit, i) => {
        const [x, y] = at(i);
        const look = lookOf(suit);
        return (
          <g key={suit} class={`how-ring-suit how-ring-${role(i)} suit-${look?.colour}`}>
            <circle cx={x} cy={y} r={DISC} />
            {look && <use href={iconRef(look.icon)} x={x - 12} y={y - 14} width="24" height="24" />}
            <text x={x} y={y > 88 ? y + 33 : y - 25}>
              {suitText(suit)}
            </text>
          </g>
        );
      })}
      <text class="how-ring-turn" x="100" y="98">
        {turned ? '↺' : '↻'}
      </text>
    </svg>
  );
}

const pictures = { ring: () => <Ring turned={false} />, turned: () => <Ring turned /> };

export default pictures;
