/** The ranking of Speed Run as a strip: one arrow for each of the twelve tricks. */
import { gameWords } from '../text/games.ts';
import './parts/piles.css';
import { tell } from './parts/say.ts';

const own = gameWords.speedRun;

/** Where a mode turns the ranking round: 0 as at the start, 1 the other way. */
const TURNS: Readonly<Record<string, string>> = {
  fixed: '000000000000',
  slalom: '010101010101',
  'bell-curve': '000011110000',
};

/** The rank that is high in each trick, from the one that is high in trick `now` (counted from 0). */
export function highs(mode: string, high: number, now: number): number[] {
  const turns = [...TURNS[mode]];
  const at = turns[Math.min(now, turns.length - 1)];
  return turns.map((turn) => (turn === at ? high : 11 - high));
}

/** @example <Strip mode="slalom" high={10} now={3} /> */
export function Strip({ mode, high, now }: { mode: string; high: number; now: number | null }) {
  const list = highs(mode, high, now ?? 0);
  return (
    <p class="strip">
      <span class="visually-hidden">{tell(own.strip, { list: list.join(', ') })}</span>
      {list.map((rank, n) => (
        <span
          key={n}
          aria-hidden="true"
          class={`strip-trick${rank === 1 ? ' strip-low' : ''}${n === now ? ' strip-now' : ''}`}
        >
          {rank === 1 ? '↓' : '↑'}
          <small>{rank}</small>
        </span>
      ))}
    </p>
  );
}
