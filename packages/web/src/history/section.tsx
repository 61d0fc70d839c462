/** My play over time: error rates, their trend, luck so far, the mistakes that cost most. */
import {
  chanceWords,
  changeWords,
  costliestMistakes,
  type ErrorRate,
  luckSoFar,
  type NamedRate,
  rateOverTime,
  ratesByGame,
  ratesByKind,
  trendOf,
} from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { leftToPractise } from '../puzzles/practice.ts';
import { type StoredGame, storedGames } from '../review/review-store.ts';
import { reviewWords } from '../review/review-words.ts';
import { language } from '../text/language.ts';
import { fill, words } from '../text/text.ts';
import { reviewing, reviewOwnGames, stopReviewing, unreviewed } from './review-all.ts';
import { TrendChart } from './trend-chart.tsx';
import './history.css';

const text = words.history;
/** Mistakes that are listed. */
const MOST = 5;

/** A rate of errors as people read it: two digits, since it is a few per mille. */
export const rateWords = (rate: number): string => chanceWords(reviewWords(), rate, 2);

export default function HistorySection() {
  const games = useSignal<readonly StoredGame[] | null>(null);
  const open = useSignal(0);
  const look = (): void => {
    storedGames().then((found) => {
      games.value = found;
    });
    unreviewed().then((found) => {
      open.value = found.length;
    });
  };
  useEffect(look, []);
  const found = games.value;
  if (found === null || (found.length === 0 && open.value === 0)) return null;
  return (
    <section class="history">
      <h2>{text.title}</h2>
      <p class="hint">{text.lead}</p>
      <ReviewThem open={open.value} look={look} />
      {found.length > 0 && <Figures games={found} />}
    </section>
  );
}

/** A button that reviews what was not reviewed yet, and how far that is. */
function ReviewThem({ open, look }: { readonly open: number; readonly look: () => void }) {
  const now = reviewing.value;
  if (now !== null)
    return (
      <div class="history-work" role="status">
        <progress max={now.all} value={now.n - 1 + (now.review?.share.value ?? 0)} aria-label={text.progress} />{' '}
        {fill(text.working, { n: now.n, all: now.all })}{' '}
        <button type="button" onClick={stopReviewing}>
          {text.stop}
        </button>
      </div>
    );
  if (open === 0) return null;
  return (
    <p>
      <button type="button" class="button-main" onClick={() => void reviewOwnGames(look)}>
        {fill(open === 1 ? text.reviewOne : text.review, { n: open })}
      </button>
    </p>
  );
}

function Figures({ games }: { readonly games: readonly StoredGame[] }) {
  const luck = luckSoFar(games);
  const trend = trendOf(games);
  const practice = leftToPractise(games).length;
  const all = reviewWords();
  return (
    <>
      <div class="history-top">
        <div class="panel">
          <h3>{text.luck}</h3>
          <p>
            {fill(luck.error === null ? text.luckOne : text.luckIs, {
              sum: changeWords(all, luck.sum),
              error: chanceWords(all, luck.error ?? 0),
              n: luck.games,
            })}
          </p>
        </div>
        <div class="panel">
          <h3>{text.practise}</h3>
          <p>{practice === 0 ? text.practiseNone : fill(text.practiseLeft, { n: practice })}</p>
          {practice > 0 && (
            <a class="button" href="/practise">
              {text.practise}
            </a>
          )}
        </div>
      </div>
      <h3>{text.trend}</h3>
      <TrendChart points={rateOverTime(games)} />
      <p>
        {trend === null
          ? text.trendLater
          : fill(text.ways[trend.way], { before: rateWords(trend.before.mean), now: rateWords(trend.now.mean) })}
      </p>
      <Rates caption={text.byGame} rates={ratesByGame(games)} name={(id) => gameInfo(id)?.name ?? id} />
      <Rates
        caption={text.byKind}
        rates={ratesByKind(games)}
        name={(kind) => all.kinds[kind as keyof typeof all.kinds]}
      />
      {ratesByGame(games).some(({ interval }) => interval) && <p class="hint">{text.intervals}</p>}
      <Costliest games={games} />
    </>
  );
}

interface RatesProps {
  readonly caption: string;
  readonly rates: readonly NamedRate[];
  readonly name: (id: string) => string;
}

/** Error rates as a table; bars show the same beside them. */
function Rates({ caption, rates, name }: RatesProps) {
  const most = Math.max(...rates.map(({ mean, interval }) => interval?.[1] ?? mean), 1e-4);
  return (
    <table class="history-rates">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.lost}</th>
          <td />
          <th scope="col">{text.decisions}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.name}>
            <th scope="row">{name(rate.name)}</th>
            <td>
              {rateWords(rate.mean)}
              {rate.interval && (
                <small>
                  {' '}
                  {fill(words.review.range, { low: rateWords(rate.interval[0]), high: rateWords(rate.interval[1]) })}
                </small>
              )}
            </td>
            <td aria-hidden="true">
              <Whisker rate={rate} most={most} />
            </td>
            <td>{rate.decisions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The mean as a point on its interval. */
function Whisker({ rate: { mean, interval }, most }: { readonly rate: ErrorRate; readonly most: number }) {
  const at = (value: number): string => `${(100 * Math.min(value, most)) / most}%`;
  const [low, high] = interval ?? [mean, mean];
  return (
    <span class="history-whisker">
      <i style={{ insetInlineStart: at(low), inlineSize: `calc(${at(high)} - ${at(low)})` }} />
      <b style={{ insetInlineStart: at(mean) }} />
    </span>
  );
}

function Costliest({ games }: { readonly games: readonly StoredGame[] }) {
  const found = costliestMistakes(games, MOST);
  if (found.length === 0) return null;
  const all = reviewWords();
  return (
    <>
      <h3>{text.costliest}</h3>
      <ol class="history-mistakes">
        {found.map(({ entry, mistake }) => (
          <li key={`${entry.key} ${mistake.line}`}>
            <a href={`/review/file/${entry.key}?seat=${entry.seat}#line-${mistake.line}`}>
              {fill(text.mistake, {
                game: gameInfo(entry.game)?.name ?? entry.game,
                kind: all.kinds[mistake.kind],
                loss: chanceWords(all, mistake.loss),
              })}
            </a>{' '}
            <small>{new Date(entry.when).toLocaleDateString(language(), { dateStyle: 'medium' })}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
