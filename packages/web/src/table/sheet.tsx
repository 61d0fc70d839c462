/** The score sheet: the game's own, or a general one with a row for each hand. */
import type { Line } from '@followsuit/engine';
import { skinOf } from '../skins/index.ts';
import { words } from '../text/text.ts';
import { plain, sideName, signed } from './event-words.ts';
import type { TableScene } from './scene.ts';
import './sheet.css';

const said = words.table;

export function Sheet({ scene }: { readonly scene: TableScene }) {
  const Own = skinOf(scene.game.id).sheet;
  return Own ? <Own scene={scene} /> : <GeneralSheet scene={scene} />;
}

function GeneralSheet({ scene }: { readonly scene: TableScene }) {
  const hands = scene.events.filter(({ ev }) => ev === 'score');
  if (hands.length === 0) return <p>{said.scoreEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="general-sheet" tabIndex={0} aria-label={said.scoreTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.scoreHand}</th>
            {scene.sides.map((side) => (
              <th key={side.join()} scope="col">
                {sideName(scene, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{hands.map(row)}</tbody>
      </table>
    </section>
  );
}

function row({ hand, delta, total }: Line) {
  const totals = total as readonly number[];
  return (
    <tr key={String(hand)}>
      <th scope="row">{String(hand)}</th>
      {(delta as readonly number[]).map((points, i) => (
        <td key={i}>
          <small>{signed(points)}</small> <b>{plain(totals[i])}</b>
        </td>
      ))}
    </tr>
  );
}
