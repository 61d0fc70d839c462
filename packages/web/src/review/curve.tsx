/** The winning chances over the game, a line for each side, with the hands and the errors of one seat marked, and a key. */
import type { ReviewReport } from '@followsuit/review';
import { chanceWords, LUCK } from '@followsuit/review';
import type { ComponentChildren } from 'preact';
import { fill, words } from '../text/text.ts';
import { reviewWords } from './review-words.ts';

const text = words.review;
/** Room for the figures of the axis. */
const AXIS = 44;
/** On a phone the curve is narrower, so that its marks stay large enough. */
const sizeNow = (): readonly [number, number] => (matchMedia('(width < 40rem)').matches ? [320, 200] : [1100, 300]);
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
  const [WIDE, HIGH] = sizeNow();
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
  const wrong = swings.map(({ grade }) => grade);
  const hasHands = curve.some(({ hand }) => hand > 1);
  const isRolls = curve.at(-1)?.hand === 0;
  return (
    <>
      <svg
        class="review-curve"
        viewBox={`${-AXIS} -8 ${WIDE + AXIS + 8} ${HIGH + 16}`}
        role="img"
        aria-label={fill(text.curve, { ends: said.join(', ') })}
      >
        {[1, 0.5, 0].map((chance) => (
          <g key={chance}>
            <line x1={0} x2={WIDE} y1={y(chance)} y2={y(chance)} />
            <text x={-6} y={y(chance) + 4} text-anchor="end">
              {chanceWords(reviewWords(), chance, 0)}
            </text>
          </g>
        ))}
        {curve.map(({ hand }, k) =>
          k > 0 && hand !== curve[k - 1].hand ? <line key={k} x1={x(k)} x2={x(k)} y1={0} y2={HIGH} /> : null,
        )}
        {seats.map((each) => (
          <path key={each} d={path(each)} data-seat={each} class={each === seat ? 'review-mine' : ''} />
        ))}
        {elsewhere.map((k) => (
          <rect
            key={k}
            x={x(k) - SQUARE}
            y={y(curve[k].chances[seat]) - SQUARE}
            width={2 * SQUARE}
            height={2 * SQUARE}
          />
        ))}
        {swings.map(({ line, grade }) => {
          const k = curve.findIndex((point) => point.line === line);
          return <circle key={line} r={5} cx={x(k)} cy={y(curve[k].chances[seat])} class={`review-${grade}`} />;
        })}
      </svg>
      <ul class="review-key">
        <KeyItem says={fill(text.key.own, { name: report.seats[seat].name })}>
          <path d="M0 7H22" class="review-mine" />
        </KeyItem>
        {seats.length > 1 && (
          <KeyItem says={text.key.others}>
            <path d="M0 7H22" />
          </KeyItem>
        )}
        {hasHands && (
          <KeyItem says={text.key.hand}>
            <line x1={11} x2={11} y1={0} y2={14} />
          </KeyItem>
        )}
        {(wrong.includes('mistake') || wrong.includes('blunder')) && <Dot grade="mistake" />}
        {wrong.includes('inaccuracy') && <Dot grade="inaccuracy" />}
        {wrong.includes('good') && <Dot grade="good" />}
        {elsewhere.length > 0 && (
          <KeyItem says={isRolls ? text.key.roll : text.key.elsewhere}>
            <rect x={7} y={3} width={8} height={8} />
          </KeyItem>
        )}
      </ul>
    </>
  );
}

/** A sign of the curve, and what it means. */
const KeyItem = ({ says, children }: { readonly says: string; readonly children: ComponentChildren }) => (
  <li>
    <svg viewBox="0 0 22 14" aria-hidden="true">
      {children}
    </svg>
    {says}
  </li>
);

const Dot = ({ grade }: { readonly grade: 'good' | 'inaccuracy' | 'mistake' }) => (
  <KeyItem says={text.key[grade]}>
    <circle r={5} cx={11} cy={7} class={`review-${grade}`} />
  </KeyItem>
);
