/** The candidates of a decision as bars: what each is worth, with its interval. */
import { chanceWords } from '@followsuit/review';
import { fill, words } from '../text/text.ts';
import { reviewWords } from './review-words.ts';
import './bars.css';

export interface ChanceBar {
  /** What the act is called, and what is said of it. */
  readonly name: string;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** The one that was chosen. */
  readonly chosen?: boolean;
}

/** @example <ChanceBars bars={[{ name: 'Pass', chance: 0.2, low: 0.19, high: 0.21 }]} /> */
export function ChanceBars({ bars }: { readonly bars: readonly ChanceBar[] }) {
  const most = Math.max(...bars.map(({ chance }) => chance), 1e-9);
  const all = reviewWords();
  return (
    <ul class="review-bars">
      {bars.map(({ name, chance, low, high, chosen }) => (
        <li key={name} class={chosen ? 'review-chosen' : ''}>
          <span>
            {name}
            {chosen && ` (${words.review.chosen})`}
          </span>
          <span class="review-bar">
            <i style={{ inlineSize: `${(100 * chance) / most}%` }} />
          </span>
          <span>
            {chanceWords(all, chance)}{' '}
            <small>{fill(words.review.range, { low: chanceWords(all, low), high: chanceWords(all, high) })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
