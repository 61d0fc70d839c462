/** A card that leads to the puzzle of the day. */
import { PageIcon } from '../pages/page-icon.tsx';
import { fill, words } from '../text/text.ts';
import { dayOf, daysInARow } from './daily.ts';
import { streak } from './stored.ts';

const text = words.puzzles;

export function DailyCard() {
  const today = dayOf(Date.now());
  const kept = streak();
  const days = daysInARow(kept, today);
  const isSolved = kept.day === today;
  return (
    <a class="home-way" href="/puzzles/daily">
      <span class="home-way-icon">
        <PageIcon name="star" />
      </span>
      <span>
        <strong>{text.daily}</strong>{' '}
        {isSolved ? fill(text.solvedToday, { n: days }) : days > 0 ? fill(text.streak, { n: days }) : text.dailyMore}
      </span>
    </a>
  );
}

export default DailyCard;
