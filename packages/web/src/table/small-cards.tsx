/** Cards in little. */
import { cardName, partsOf, SuitSign } from '../cards/card.tsx';
import { skinOf } from '../skins/index.ts';
import type { TableScene } from './scene.ts';
import './small-cards.css';

/** Cards in little, face up: rank and suit. */
export function SmallCards({ scene, cards }: { readonly scene: TableScene; readonly cards: readonly string[] }) {
  const { deck } = scene.game;
  if (!deck || cards.length === 0) return null;
  return (
    <ul class="minis">
      {cards.map((card) => {
        const { rank, suit } = partsOf(deck, card);
        return (
          <li key={card} class="mini" title={cardName(deck, card)}>
            <span aria-hidden="true">
              {skinOf(scene.game.id).drawn?.(scene, card) ?? rank}
              <SuitSign suit={suit} deck={deck} quiet />
            </span>
            <span class="visually-hidden">{cardName(deck, card)}</span>
          </li>
        );
      })}
    </ul>
  );
}
