/** The plots of the laboratory. What held before is outlined, what holds after the change is filled: not by colour alone. */
import type { Histogram } from '../chunk.ts';
import type { Measure } from '../metrics/metric.ts';
import type { Interval } from '../results.ts';
import { figureText } from './format.ts';
import { element, label, linear, picture, ticks } from './svg.ts';

const WIDTH = 340;
const HEIGHT = 220;
const LEFT = 48;
const RIGHT = 12;
const TOP = 30;
const BOTTOM = 34;

/** Names of the two versions of the rules. */
export interface VersionNames {
  readonly before: string;
  readonly after: string;
}

/** A figure of each version for one side or place. */
export interface BarPair {
  readonly name: string;
  readonly before: Interval;
  readonly after: Interval;
}

const finite = (n: number): number => (Number.isFinite(n) ? n : 0);
const line = (x1: number, y1: number, x2: number, y2: number, name: string): string =>
  element('line', { x1, y1, x2, y2, class: name });

/** The horizontal lines and their numbers. */
const grid = (values: readonly number[], y: (value: number) => number, text: (value: number) => string): string =>
  values
    .map(
      (value) =>
        line(LEFT, y(value), WIDTH - RIGHT, y(value), value === 0 ? 'zero' : 'grid') +
        label(text(value), { x: LEFT - 8, y: y(value) + 4, 'text-anchor': 'end', class: 'soft' }),
    )
    .join('');

/** Which look is which version. */
const legend = ({ before, after }: VersionNames, [old, changed]: readonly [string, string]): string =>
  [
    element('rect', { x: LEFT, y: 9, width: 14, height: 10, class: old }),
    label(before, { x: LEFT + 20, y: 18, class: 'soft' }),
    element('rect', { x: LEFT + 120, y: 9, width: 14, height: 10, class: changed }),
    label(after, { x: LEFT + 140, y: 18, class: 'soft' }),
  ].join('');

const tickText =
  (measure: Measure, step: number) =>
  (value: number): string =>
    measure === 'share'
      ? `${Math.round(100 * value)} %`
      : Number.isInteger(step)
        ? String(value)
        : figureText(measure, value);

/** Bars for each side or place with their intervals. @example barPlot('Wins', 'share', pairs, { before: 'now', after: 'changed' }) */
export function barPlot(name: string, measure: Measure, pairs: readonly BarPair[], names: VersionNames): string {
  const ends = pairs.flatMap(({ before, after }) =>
    [before, after].flatMap(({ mean, within }) => [finite(mean) - finite(within), finite(mean) + finite(within)]),
  );
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const y = linear([low, high], [HEIGHT - BOTTOM, TOP]);
  const values = ticks(low, high, 5);
  const room = (WIDTH - LEFT - RIGHT) / pairs.length;
  const bar = Math.min(36, room / 3);
  const one = (x: number, { mean, within }: Interval, look: string): string => {
    const [top, bottom] = [Math.min(y(0), y(finite(mean))), Math.max(y(0), y(finite(mean)))];
    const whisker = Number.isFinite(within)
      ? element('path', {
          d: `M${x + bar / 2 - 4} ${y(mean - within)}h8m-4 0V${y(mean + within)}m-4 0h8`,
          class: 'whisker',
        })
      : '';
    return element('rect', { x, y: top, width: bar, height: Math.max(1, bottom - top), class: look }) + whisker;
  };
  const bars = pairs.map(({ name: part, before, after }, i) => {
    const middle = LEFT + room * (i + 0.5);
    return (
      one(middle - bar - 2, before, 'old') +
      one(middle + 2, after, 'new') +
      label(part, { x: middle, y: HEIGHT - 12, 'text-anchor': 'middle' })
    );
  });
  const text = tickText(measure, values[1] - values[0]);
  return picture(WIDTH, HEIGHT, name, grid(values, y, text), ...bars, legend(names, ['old', 'new']));
}

/** Wider distributions are drawn in this many bins at most. */
const BINS = 40;

/** The distributions of both versions over each other, as shares of all deals. */
export function distributionPlot(name: string, both: readonly [Histogram, Histogram], names: VersionNames): string {
  const values = both.flatMap((histogram) => histogram.map(([value]) => value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.ceil((high - low + 1) / BINS);
  const bins = Math.ceil((high - low + 1) / width);
  const shares = both.map((histogram) => {
    const counts: number[] = Array(bins).fill(0);
    let all = 0;
    for (const [value, count] of histogram) {
      counts[Math.min(bins - 1, Math.floor((value - low) / width))] += count;
      all += count;
    }
    return counts.map((n) => n / Math.max(1, all));
  });
  const most = Math.max(...shares.flat());
  const x = linear([low, low + bins * width], [LEFT, WIDTH - RIGHT]);
  const y = linear([0, most], [HEIGHT - BOTTOM, TOP]);
  const steps = (list: readonly number[]): string =>
    list.map((share, i) => `V${y(share).toFixed(1)}H${x(low + (i + 1) * width).toFixed(1)}`).join('');
  const path = (list: readonly number[]): string => `M${LEFT} ${y(0)}${steps(list)}V${y(0)}`;
  const places = ticks(low, low + (bins - 1) * width, 6).filter(Number.isInteger);
  return picture(
    WIDTH,
    HEIGHT,
    name,
    grid(ticks(0, most, 4), y, (value) => `${Math.round(1000 * value) / 10} %`),
    element('path', { d: `${path(shares[0])}Z`, class: 'area' }),
    element('path', { d: path(shares[1]), class: 'outline' }),
    ...places.map((value) =>
      label(String(value), { x: x(value + width / 2), y: HEIGHT - 14, 'text-anchor': 'middle', class: 'soft' }),
    ),
    legend(names, ['area', 'outline']),
  );
}

/** A value of a sweep. */
export interface CurvePoint {
  readonly name: string;
  readonly figure: Interval;
}

/** A figure by the values of a sweep, with its intervals, and the level of the rules as they are. */
export function curvePlot(
  name: string,
  measure: Measure,
  points: readonly CurvePoint[],
  level: number,
  names: VersionNames,
): string {
  const ends = points.flatMap(({ figure: { mean, within } }) => [mean - finite(within), mean + finite(within)]);
  const [low, high] = [Math.min(level, ...ends), Math.max(level, ...ends)];
  const y = linear([low, high], [HEIGHT - BOTTOM, TOP]);
  const x = linear([0, Math.max(1, points.length - 1)], [LEFT + 16, WIDTH - RIGHT - 16]);
  const at = (i: number, value: number): string => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
  const upper = points.map(({ figure }, i) => at(i, figure.mean + finite(figure.within)));
  const lower = points.map(({ figure }, i) => at(i, figure.mean - finite(figure.within))).reverse();
  const values = ticks(low, high, 5);
  const every = Math.ceil(points.length / 8);
  return picture(
    WIDTH,
    HEIGHT,
    name,
    grid(values, y, tickText(measure, values[1] - values[0])),
    element('path', { d: `M${[...upper, ...lower].join('L')}Z`, class: 'band' }),
    line(LEFT, y(level), WIDTH - RIGHT, y(level), 'level'),
    element('path', { d: `M${points.map(({ figure }, i) => at(i, figure.mean)).join('L')}`, class: 'curve' }),
    ...points.map(({ figure }, i) => element('circle', { cx: x(i), cy: y(figure.mean), r: 3.5, class: 'dot' })),
    ...points.map(({ name: text }, i) =>
      i % every === 0 ? label(text, { x: x(i), y: HEIGHT - 12, 'text-anchor': 'middle' }) : '',
    ),
    legend(names, ['old', 'new']),
  );
}

const MARK = 132;

/** A change with its interval beside a line for "nothing changed", small enough for a row of a table. */
export function changeMark({ mean, within }: Interval, widest: number, name: string): string {
  if (!Number.isFinite(within) || widest === 0) return '';
  const x = linear([-widest, widest], [5, MARK - 5]);
  return picture(
    MARK,
    16,
    name,
    line(x(0), 1, x(0), 15, 'zero'),
    line(x(mean - within), 8, x(mean + within), 8, 'whisker'),
    element('circle', { cx: x(mean), cy: 8, r: 4, class: 'dot' }),
  );
}
