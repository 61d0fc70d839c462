/** Small cards. */
import { partsOf } from '@followsuit/present';
import type { ComponentChildren } from 'preact';
import { SuitSign } from './card.tsx';
import { cardLabel } from './shared-text.ts';
import type { AnyScene } from './skin.ts';
import './small-cards.css';

interface SmallCardsProps {
  readonly scene: AnyScene;
  readonly cards: readonly string[];
  /** A picture in place of the card's rank. */
  readonly drawn?: (scene: AnyScene, card: string) => ComponentChildren;
}

/** Small cards, face up: rank and suit. */
export function SmallCards({ scene, cards, drawn }: SmallCardsProps) {
  const { deck } = scene.game;
  if (!deck || cards.length === 0) return null;
  return (
    <ul class="minis">
      {cards.map((card) => {
        const { rank, suit } = partsOf(deck, card);
        return (
          <li key={card} class="mini" title={cardLabel(deck, card)}>
            <span aria-hidden="true">
              {drawn?.(scene, card) ?? rank}
              <SuitSign suit={suit} deck={deck} quiet />
            </span>
            <span class="visually-hidden">{cardLabel(deck, card)}</span>
          </li>
        );
      })}
    </ul>
  );
}
