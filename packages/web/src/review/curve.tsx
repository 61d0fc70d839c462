/** The winning chances over the game, a line for each side, with the hands and the errors of one seat marked. */
import type { ReviewReport } from '@followsuit/review';
import { chanceWords, LUCK } from '@followsuit/review';
import { fill, words } from '../text/text.ts';
import { reviewWords } from './review-words.ts';

const [WIDE, HIGH] = [720, 200];
/** Half the side of a square. */
const SQUARE = 4;

export interface CurveProps {
  readonly report: ReviewReport;
  /** One seat of each side that is drawn. */
  readonly seats: readonly number[];
  readonly seat: number;
}

export function Curve({ report, seats, seat }: CurveProps) {
  const { curve, decisions } = report;
  const last = Math.max(1, curve.length - 1);
  const x = (k: number): number => (k / last) * WIDE;
  const y = (chance: number): number => (1 - Math.max(0, Math.min(1, chance))) * HIGH;
  const path = (each: number): string =>
    curve.map(({ chances }, k) => `${k === 0 ? 'M' : 'L'}${x(k).toFixed(1)} ${y(chances[each]).toFixed(1)}`).join('');
  const swings = decisions.filter((each) => each.seat === seat && (each.grade !== 'good' || each.fortune !== null));
  // Squares: much changed, and not by an own decision: a deal, a roll, or what others did.
  const elsewhere = curve.flatMap(({ line, chances }, k) => {
    const change = k === 0 ? 0 : chances[seat] - curve[k - 1].chances[seat];
    const isOwn = decisions.some((each) => each.line === line && each.seat === seat);
    return Math.abs(change) < LUCK || isOwn ? [] : [k];
  });
  const said = seats.map(
    (each) => `${report.seats[each].name} ${chanceWords(reviewWords(), curve[last]?.chances[each] ?? 0, 0)}`,
  );
  return (
    <svg
      class="review-curve"
      viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`}
      role="img"
      aria-label={fill(words.review.curve, { ends: said.join(', ') })}
    >
      {curve.map(({ hand }, k) =>
        k > 0 && hand !== curve[k - 1].hand ? <line key={k} x1={x(k)} x2={x(k)} y1={0} y2={HIGH} /> : null,
      )}
      {seats.map((each) => (
        <path key={each} d={path(each)} data-seat={each} class={each === seat ? 'review-mine' : ''} />
      ))}
      {elsewhere.map((k) => (
        <rect key={k} x={x(k) - SQUARE} y={y(curve[k].chances[seat]) - SQUARE} width={2 * SQUARE} height={2 * SQUARE} />
      ))}
      {swings.map(({ line, grade }) => {
        const k = curve.findIndex((point) => point.line === line);
        return <circle key={line} r={5} cx={x(k)} cy={y(curve[k].chances[seat])} class={`review-${grade}`} />;
      })}
    </svg>
  );
}
