/** The totals of all sides over the hands of a game, a line each. */
import { namesOf, scaleOf, sideName, sideOf, signed, type TotalScale, ticksOf, totalsOver } from '@followsuit/present';
import { hasTeams } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import { type Frame, namedHands, pathOf, placeIn, spread } from './chart.ts';
import type { TableScene } from './scene.ts';
import './score-chart.css';

const text = words.endings;

const [NARROW, WIDE]: readonly Frame[] = [
  { width: 340, height: 210, top: 12, right: 74, bottom: 22, left: 30 },
  { width: 470, height: 250, top: 14, right: 88, bottom: 24, left: 34 },
];
/** The least distance between two labels. */
const GAP = 15;

/** @example <ScoreChart scene={scene} /> */
export function ScoreChart({ scene }: { readonly scene: TableScene }) {
  const frame = matchMedia('(min-width: 900px)').matches ? WIDE : NARROW;
  const totals = totalsOver(scene);
  const scale = scaleOf(scene);
  const hands = totals[0].length - 1;
  const place = placeIn(frame, scale, hands);
  const own = sideOf(scene, scene.seat);
  const ends = totals.map((list) => place(hands, list[hands]));
  const labels = spread(
    ends.map(([, y]) => y),
    GAP,
    [frame.top, frame.height - frame.bottom],
  );
  // One's own line lies over the others.
  const order = [...totals.keys()].sort((a, b) => Number(a === own) - Number(b === own));
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={labelOf(scene, totals, scale)}
    >
      <Grid frame={frame} scale={scale} hands={hands} />
      {order.map((side) => {
        const places = totals[side].map((total, hand) => place(hand, total));
        return (
          <g key={side} class="chart-side" data-side={side % 6} data-team={hasTeams(scene)} data-own={side === own}>
            <path d={pathOf(places)} />
            {hands <= 20 && places.slice(1, -1).map(([x, y]) => <circle key={x} cx={x} cy={y} r="2.6" />)}
            <circle class="chart-end" cx={ends[side][0]} cy={ends[side][1]} r="5" />
            <text x={ends[side][0] + 10} y={labels[side] + 4}>
              {shortName(scene, side)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A name that fits beside the chart. */
function shortName(scene: TableScene, side: number): string {
  const name = sideName(scene, side);
  return name.length > 11 ? `${name.slice(0, 10)}…` : name;
}

function labelOf(scene: TableScene, totals: readonly (readonly number[])[], { target }: TotalScale): string {
  const list = totals.map((all, side) =>
    fill(text.chartSide, { names: namesOf(scene, scene.sides[side]), totals: all.slice(1).map(signed).join(', ') }),
  );
  const label = fill(text.chartOf, { list: list.join(' ') });
  return target === null ? label : `${label} ${fill(text.targetLine, { target })}`;
}

function Grid({ frame, scale, hands }: { readonly frame: Frame; readonly scale: TotalScale; readonly hands: number }) {
  const place = placeIn(frame, scale, hands);
  const line = (total: number): string => pathOf([place(0, total), place(hands, total)]);
  const { target } = scale;
  return (
    <g class="chart-grid">
      {ticksOf(scale).map((total) => (
        <g key={total}>
          {total !== target && <path d={line(total)} />}
          <text x={frame.left - 6} y={place(0, total)[1] + 4} text-anchor="end">
            {signed(total)}
          </text>
        </g>
      ))}
      {target !== null && <path class="chart-target" d={line(target)} />}
      {namedHands(hands).map((hand) => (
        <text key={hand} x={place(hand, 0)[0]} y={frame.height - 4} text-anchor="middle">
          {hand}
        </text>
      ))}
    </g>
  );
}
