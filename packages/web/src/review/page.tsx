/** The review of a finished game: receipts, winning chances, and the moments of one seat that mattered. */
import type { Line } from '@followsuit/engine';
import {
  chanceWords,
  changeWords,
  LOSS,
  ledgerWords,
  momentsThatMattered,
  pointsWords,
  type ReviewReport,
  receiptWords,
} from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { openReplay, type Replay } from '../client/local.ts';
import { ChoiceRow } from '../pages/choice.tsx';
import { Frame } from '../pages/frame.tsx';
import { seatAt } from '../replay/load.ts';
import { place as where } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { Curve } from './curve.tsx';
import type { OwnGame } from './messages.ts';
import { ReviewMoment } from './moment.tsx';
import { ownGameAt } from './own-games.ts';
import { linesAt, Progress, SwingBar } from './receipt.tsx';
import { reviewWords } from './review-words.ts';
import { reviewOf } from './running-review.ts';
import './review.css';

const text = words.review;
const MOST = 12;
const TERMS = ['prior', 'deal', 'own', 'partners', 'opponents', 'lay', 'result'] as const;

export default function ReviewPage({ place, id }: PageProps) {
  const lines = useSignal<readonly Line[] | string | null>(null);
  const seat = useSignal(Number(where.peek().query.get('seat') ?? 0));
  const own = useSignal<OwnGame | null>(null);
  useEffect(() => {
    const mine = place === 'local' ? seatAt(id).catch(() => null) : null;
    Promise.all([linesAt(place, id), mine, ownGameAt(place, id)]).then(([found, sitting, game]) => {
      const seats = typeof found === 'string' ? 1 : (found[0].seats as readonly string[]).length;
      seat.value = game?.seat ?? sitting ?? (seat.value < seats ? seat.value : 0);
      own.value = game;
      lines.value = found;
    });
  }, [place, id]);
  const found = lines.value;
  const name = typeof found === 'object' && found ? gameInfo(String(found[0].game))?.name : undefined;
  const title = name ? `${name}: ${text.title}` : text.title;
  return (
    <Frame title={title} wide>
      <h1>{title}</h1>
      {found === null && <p>{words.common.loading}</p>}
      {typeof found === 'string' && <NoReview why={found} />}
      {found !== null && typeof found !== 'string' && (
        <Reviewed
          lines={found}
          own={own.value}
          seat={seat.value}
          choose={(who) => (seat.value = who)}
          replay={place === 'file' ? null : `/replay/${place}/${id}`}
          table={place === 'file' ? null : place === 'local' ? `/play/${id}` : `/t/${id}`}
        />
      )}
    </Frame>
  );
}

interface ReviewedProps {
  readonly lines: readonly Line[];
  readonly own: OwnGame | null;
  readonly seat: number;
  readonly choose: (seat: number) => void;
  readonly replay: string | null;
  readonly table: string | null;
}

/** Why there is no review, and where to go instead. */
const NoReview = ({ why, table = null }: { readonly why: string; readonly table?: string | null }) => (
  <>
    <p role="alert">{why}</p>
    <p class="review-doing">
      {table && (
        <a class="button button-main" href={table}>
          {words.replay.toTable}
        </a>
      )}
      <a class="button" href="/replay">
        {words.replay.openRecord}
      </a>
    </p>
  </>
);

function Reviewed({ lines, own, seat, choose, replay, table }: ReviewedProps) {
  const looksCloser = useSignal(false);
  const closer = useRef<HTMLDivElement>(null);
  // Once each: one that failed would begin anew whenever the page is shown again.
  const quick = useMemo(() => reviewOf(lines, 'quick', own), [lines, own]);
  const wanted = looksCloser.value;
  const full = useMemo(() => (wanted ? reviewOf(lines, 'full', own) : null), [lines, own, wanted]);
  const report = full?.report.value ?? quick.report.value;
  const trouble = full?.trouble.value || quick.trouble.value;
  const isOver = lines.at(-1)?.ev === 'over';
  if (report === null)
    return trouble ? <NoReview why={trouble} table={isOver ? null : table} /> : <Progress review={quick} />;
  const lookCloser = (): void => {
    looksCloser.value = true;
    closer.current?.focus();
  };
  return (
    <>
      <p class="hint">
        {text.lead} {report.seats.length > 1 && text.choose}
      </p>
      <Help report={report} />
      <Seats report={report} seat={seat} choose={choose} />
      <h2>{text.chances}</h2>
      <Curve report={report} seat={seat} seats={sidesIn(lines, seat)} />
      <div ref={closer} tabIndex={-1}>
        {full && full.report.value === null && !trouble && <Progress review={full} />}
        {trouble && <p role="alert">{trouble}</p>}
        <p class="hint" role="status">
          {full?.report.value && text.closer}
        </p>
      </div>
      <div class="review-doing">
        {full === null && (
          <button type="button" onClick={lookCloser}>
            {text.full}
          </button>
        )}
        {replay && (
          <a class="button" href={replay}>
            {text.replay}
          </a>
        )}
      </div>
      <h2>{fill(text.moments, { name: report.seats[seat].name })}</h2>
      <Moments report={report} lines={lines} seat={seat} />
    </>
  );
}

/** The seat itself, and one of each other side: partners have the same chances. */
function sidesIn(lines: readonly Line[], seat: number): number[] {
  const sides = lines[0].sides as readonly (readonly number[])[];
  return sides.map((side) => (side.includes(seat) ? seat : side[0]));
}

/** What the figures mean, for whoever asks. */
function Help({ report }: { readonly report: ReviewReport }) {
  const all = reviewWords();
  const ledger = ledgerWords(all, report);
  const isRolls = ledger.lay === ledger.rolls;
  const { meaning, terms, means } = text;
  const isShared = (term: 'partners' | 'opponents'): boolean => report.seats.some(({ chance }) => chance[term] !== 0);
  const others = (['partners', 'opponents'] as const).filter(isShared);
  const percent = (chance: number): string => chanceWords(all, chance);
  const range = { low: chanceWords(all, 0.51, 0), high: chanceWords(all, 0.56, 0) };
  const losses = {
    inaccuracy: percent(LOSS.inaccuracy),
    mistake: percent(LOSS.mistake),
    blunder: percent(LOSS.blunder),
  };
  const rows = [
    [ledger.prior, meaning.prior],
    ...(isRolls ? [] : [[ledger.deal, meaning.deal]]),
    [ledger.own, meaning.own],
    ...others.map((term) => [ledger[term], meaning.others]),
    [ledger.lay, meaning.lay],
    ...(isRolls ? [] : [[ledger.result, meaning.result]]),
    [terms.luck, fill(means.luck, { terms: isRolls ? ledger.rolls : `${ledger.deal}, ${ledger.lay}` })],
    [terms.even, means.even],
    [terms.mistakes, fill(means.mistakes, losses)],
    [fill(terms.range, range), means.range],
    ...(isRolls ? [] : [[terms.layouts, means.layouts]]),
  ];
  return (
    <details class="review-help">
      <summary>{text.help}</summary>
      <dl>
        {rows.map(([term, meant]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meant}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A receipt for each seat; a tap chooses whose moments are shown. */
const Seats = ({ report, seat, choose }: { report: ReviewReport } & Pick<ReviewedProps, 'seat' | 'choose'>) => (
  <ul class="review-seats">
    {report.seats.map(({ name, chance, decisions, lost, grades }, who) => (
      <li key={who}>
        <button type="button" aria-pressed={who === seat} onClick={() => choose(who)}>
          <b>{name}</b>
          <SwingBar account={chance} />
          <span>{receiptWords(reviewWords(), chance)}</span>
          <small>
            {fill(text.count, { n: decisions, wrong: wrongIn(grades) })}{' '}
            {wrongIn(grades) > 0 && fill(text.countLost, { lost: chanceWords(reviewWords(), lost) })}
          </small>
        </button>
        {who === seat && <Ledger report={report} seat={who} />}
      </li>
    ))}
  </ul>
);

const wrongIn = ({ inaccuracy, mistake, blunder }: ReviewReport['seats'][number]['grades']): number =>
  inaccuracy + mistake + blunder;

/** The ledger of a seat, in chances or in points. */
function Ledger({ report, seat }: { readonly report: ReviewReport; readonly seat: number }) {
  const measure = useSignal<'chance' | 'points'>('chance');
  const all = reviewWords();
  const account = report.seats[seat][measure.value];
  const ledger = ledgerWords(all, report);
  const say = (term: (typeof TERMS)[number]): string => {
    const isLevel = term === 'prior' || term === 'result';
    if (measure.value === 'chance') return (isLevel ? chanceWords : changeWords)(all, account[term]);
    return pointsWords(all, account[term]);
  };
  return (
    <div class="review-ledger">
      <dl>
        {TERMS.filter((term) => account[term] !== 0 || term === 'result').map((term) => (
          <div key={term}>
            <dt>{ledger[term]}</dt>
            <dd>{say(term)}</dd>
          </div>
        ))}
      </dl>
      {report.seats.length > 1 && (
        <ChoiceRow
          label={text.measure}
          values={(['chance', 'points'] as const).map((each) => [each, text.measures[each]] as const)}
          value={measure.value}
          choose={(each) => {
            measure.value = each;
          }}
        />
      )}
      {measure.value === 'points' && <p class="hint">{text.pointsHint}</p>}
    </div>
  );
}

function Moments({ report, lines, seat }: { report: ReviewReport } & Pick<ReviewedProps, 'lines' | 'seat'>) {
  const opened = useSignal<{ readonly replay: Replay; readonly seat: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    openReplay(lines, seat).then((replay) => {
      if (wanted) opened.value = { replay, seat };
    });
    return () => {
      wanted = false;
    };
  }, [lines, seat]);
  const found = opened.value;
  const isShown = found !== null && found.seat === seat;
  useEffect(() => {
    if (isShown) document.getElementById(where.peek().hash)?.scrollIntoView();
  }, [isShown]);
  if (found === null || found.seat !== seat) return <p>{words.common.loading}</p>;
  const shown = momentsThatMattered(report, seat, MOST);
  if (shown.length === 0) return <p>{text.noMoments}</p>;
  return (
    <>
      <p class="hint">{text.order}</p>
      {shown.map((decision, i) => (
        <ReviewMoment key={decision.line} decision={decision} replay={found.replay} lines={lines} number={i + 1} />
      ))}
    </>
  );
}
