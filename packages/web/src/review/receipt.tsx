/** The receipt after a game: what luck and decisions were to each seat, in a bar and a sentence. */
import type { Line } from '@followsuit/engine';
import { headOf } from '@followsuit/present';
import { type Account, chanceWords, isEven, luckOf, receiptWords } from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadLocal, loadRemote } from '../replay/load.ts';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { ownGameAt } from './own-games.ts';
import { storedReview } from './review-store.ts';
import { reviewWords } from './review-words.ts';
import { type RunningReview, reviewOf } from './running-review.ts';
import './review.css';

const text = words.review;

/** The lines of a finished game: of a table, or of a file whose review was begun here. @example linesAt('local', id) */
export const linesAt = (place: string, id: string): Promise<readonly Line[] | string> =>
  place === 'local'
    ? loadLocal(id)
    : HAS_SERVER && place === 't'
      ? loadRemote(id)
      : storedReview(id).then((review) => review?.lines ?? text.notStored);

export interface ReceiptProps {
  readonly scene: TableScene;
  /** The address of the game's replay. */
  readonly replay: string;
}

export default function Receipt({ scene, replay }: ReceiptProps) {
  const review = useSignal<RunningReview | null>(null);
  useEffect(() => {
    const [, , place, id] = replay.split('?')[0].split('/');
    const table = decodeURIComponent(id);
    Promise.all([linesAt(place, table), ownGameAt(place, table)]).then(([lines, own]) => {
      if (typeof lines !== 'string' && lines.at(-1)?.ev === 'over') review.value = reviewOf(lines, 'quick', own);
    });
  }, [replay]);
  const found = review.value;
  if (found === null || found.trouble.value !== '') return null;
  const report = found.report.value;
  return (
    <section class="overlay-paper review-receipt">
      <h3>{text.receipt}</h3>
      {report === null ? (
        <Progress review={found} />
      ) : (
        <>
          <p class="hint">{text.receiptHint}</p>
          <ul>
            {report.seats.map(({ chance }, seat) => (
              <li key={seat}>
                <b>{headOf(scene, seat)}</b>
                <SwingBar account={chance} />
                <span>{receiptWords(reviewWords(), chance)}</span>
              </li>
            ))}
          </ul>
          <a class="button" href={replay.replace('/replay/', '/review/')}>
            {text.open}
          </a>
        </>
      )}
    </section>
  );
}

/** How far a review is. */
export const Progress = ({ review }: { readonly review: RunningReview }) => (
  <p class="review-progress">
    <progress max={1} value={review.share.value} aria-label={text.progress} />{' '}
    {fill(text.working, { share: chanceWords(reviewWords(), review.share.value, 0) })}
  </p>
);

/** Luck above, own decisions below, each to the left or to the right of the middle. The sentence beside it says the same. */
export function SwingBar({ account }: { readonly account: Account }) {
  const parts = [
    [luckOf(account), account.luckError],
    [account.own, account.ownError],
  ] as const;
  return (
    <span class="review-swing" aria-hidden="true">
      {parts.map(([value, error], i) => (
        <i
          key={i}
          class={`${value < 0 ? 'review-down' : 'review-up'} ${isEven(value, error) ? 'review-even' : ''}`}
          style={{
            inlineSize: `${Math.min(50, 50 * Math.abs(value))}%`,
            [value < 0 ? 'insetInlineEnd' : 'insetInlineStart']: '50%',
          }}
        />
      ))}
    </span>
  );
}
