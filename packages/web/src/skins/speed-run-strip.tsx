/** The ranking of Speed Run as a strip: one arrow for each of the twelve tricks. */
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import './parts/piles.css';
import './speed-run.css';
import { tableOf } from './parts/read.ts';
import { fillSentence } from './parts/wording.ts';

const gameText = gameWords.speedRun;

/** The rank that is high in each trick, from the one that is high in trick `now` (counted from 0). */
export function highs(scene: TableScene, mode: string, high: number, now: number): number[] {
  const [tricks, turns] = [tableOf<number>(scene, 'tricks'), tableOf<Record<string, number[]>>(scene, 'turns')[mode]];
  const turned = (trick: number): number => turns.filter((after) => after <= trick).length % 2;
  const at = turned(now); // after the last trick, too: a slalom turns once more
  return Array.from({ length: tricks }, (_, trick) => (turned(trick) === at ? high : 11 - high));
}

interface StripProps {
  readonly scene: TableScene;
  readonly mode: string;
  readonly high: number;
  readonly now: number | null;
}

/** @example <Strip scene={scene} mode="slalom" high={10} now={3} /> */
export function Strip({ scene, mode, high, now }: StripProps) {
  const list = highs(scene, mode, high, now ?? 0);
  return (
    <p class="strip">
      <span class="visually-hidden">{fillSentence(gameText.strip, { list: list.join(', ') })}</span>
      {list.map((rank, n) => (
        <span
          key={n}
          aria-hidden="true"
          class={`strip-trick${rank === 1 ? ' strip-low' : ''}${n === now ? ' strip-now' : ''}`}
        >
          <span class={n === now && n > 0 && rank !== list[n - 1] ? 'strip-flips' : undefined}>
            {rank === 1 ? '↓' : '↑'}
          </span>
          <small>{rank}</small>
        </span>
      ))}
    </p>
  );
}
