/** The hands that the viewer may see, one row for each seat. */
import { headOf, nameOf } from '@followsuit/present';
import { Card, Portrait } from '@followsuit/ui';
import { settings } from '../settings.ts';
import { sorted } from '../table/order.ts';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import './open-hands.css';

export function OpenHands({ scene }: { readonly scene: TableScene }) {
  const { deck } = scene.game;
  if (!deck) return null;
  return (
    <ul class="open-hands">
      {scene.names.map((name, seat) => {
        const held = scene.view.hold?.[seat] ?? [];
        if (held.length === 0) return null;
        return (
          <li key={seat}>
            <Portrait name={name} />
            <b>{headOf(scene, seat)}</b>
            <ul class="open-hand" aria-label={fill(words.table.handOf, { name: nameOf(scene, seat) })}>
              {sorted(deck, held, settings.sort.value, scene.view.trump).map((card) => (
                <li key={card}>
                  <Card code={card} deck={deck} small />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
