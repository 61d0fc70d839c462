/** The score sheet: the game's own, or a general one with a row for each hand. */
import type { Line } from '@followsuit/engine';
import { namesOfSide, plus, signed } from '@followsuit/present';
import { words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './sheet.css';

const text = words.table;

export function Sheet({ scene }: { readonly scene: TableScene }) {
  const Own = scene.skin.sheet;
  return Own ? <Own scene={scene} /> : <GeneralSheet scene={scene} />;
}

function GeneralSheet({ scene }: { readonly scene: TableScene }) {
  const hands = scene.events.filter(({ ev }) => ev === 'score');
  if (hands.length === 0) return <p>{text.scoreEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="general-sheet" tabIndex={0} aria-label={text.scoreTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.scoreHand}</th>
            {scene.sides.map((side) => (
              <th key={side.join()} scope="col">
                {namesOfSide(scene, side)}
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
          <small>{plus(points)}</small> <b>{signed(totals[i])}</b>
        </td>
      ))}
    </tr>
  );
}
