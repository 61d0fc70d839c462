/** The error rate over the last ten games, game by game, with its interval as a band. */
import type { ErrorRate } from '@followsuit/review';
import { fill, words } from '../text/text.ts';
import { rateWords } from './section.tsx';

const [WIDE, HIGH] = [640, 160];

export function TrendChart({ points }: { readonly points: readonly ErrorRate[] }) {
  if (points.length < 2) return null;
  const most = Math.max(...points.map(({ mean, interval }) => interval?.[1] ?? mean), 1e-4);
  const x = (k: number): string => ((k / (points.length - 1)) * WIDE).toFixed(1);
  const y = (rate: number): string => ((1 - Math.min(rate, most) / most) * HIGH).toFixed(1);
  const band = [
    ...points.map(({ mean, interval }, k) => `${x(k)},${y(interval?.[1] ?? mean)}`),
    ...points.map(({ mean, interval }, k) => `${x(k)},${y(interval?.[0] ?? mean)}`).reverse(),
  ];
  return (
    <svg
      class="history-trend"
      viewBox={`-4 -6 ${WIDE + 8} ${HIGH + 12}`}
      role="img"
      aria-label={fill(words.history.chart, {
        first: rateWords(points[0].mean),
        last: rateWords(points[points.length - 1].mean),
      })}
    >
      <line x1={0} x2={WIDE} y1={HIGH} y2={HIGH} />
      <polygon points={band.join(' ')} />
      <polyline points={points.map(({ mean }, k) => `${x(k)},${y(mean)}`).join(' ')} />
    </svg>
  );
}
