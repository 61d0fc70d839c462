/** How far everybody is on the way to the target: a bar each, and a line where the game is won. */
import { signed } from '../../table/event-words.ts';
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { field, option } from './read.ts';
import { fillSentence, sideName } from './wording.ts';
import './race.css';

/** The totals are in the sheet as well: for whoever listens, the target is enough. */
export function Race({ scene }: { scene: TableScene }) {
  const target = Number(option(scene, 'target'));
  const totals = field<readonly number[]>(scene, 'total');
  const most = Math.max(target, ...totals);
  const share = (n: number): number => Math.max(0, n) / most;
  return (
    <figure class="race">
      <figcaption>{fillSentence(words.skins.wonAtLine, { target })}</figcaption>
      <div class="race-ways" aria-hidden="true">
        {totals.map((total, side) => (
          <div key={side} class="race-way" style={{ '--share': share(total) }}>
            <span>{sideName(scene, side)}</span>
            <b>{signed(total)}</b>
            <i style={{ '--target': share(target) }} />
          </div>
        ))}
      </div>
    </figure>
  );
}
