/** Cards on the table besides the trick. */
import type { Pile as PileData } from '@followsuit/present';
import type { ComponentChildren } from 'preact';
import { Card } from './card.tsx';
import type { AnyScene } from './skin.ts';
import { SmallCards } from './small-cards.tsx';
import './piles.css';

/** A row of cards, face up; null is a back. */
export function Cards({
  scene,
  cards,
  size = 'small',
}: {
  readonly scene: AnyScene;
  readonly cards: readonly (string | null)[];
  readonly size?: 'small' | 'large';
}) {
  const { deck } = scene.game;
  if (deck === null) return null;
  return (
    <span class={`pile-cards pile-${size}`}>
      {cards.map((code, i) => (
        <span class="pile-card" key={code ?? i}>
          <Card code={code} deck={deck} small={size === 'small'} />
        </span>
      ))}
    </span>
  );
}

/** A labelled item on the felt. */
export const NamedPile = ({
  name,
  label,
  children,
}: {
  readonly name: ComponentChildren;
  /** The label for screen readers. */
  readonly label?: string;
  readonly children: ComponentChildren;
}) => (
  <div class="pile">
    <span class="pile-name">
      {label ? (
        <>
          <span aria-hidden="true">{name}</span>
          <span class="visually-hidden">{label}</span>
        </>
      ) : (
        name
      )}
    </span>
    {children}
  </div>
);

/** A pile that a presenter describes. */
export function PresentedPile({ scene, pile }: { readonly scene: AnyScene; readonly pile: PileData }) {
  const { name, label, cards, size } = pile;
  if (size !== 'mini')
    return (
      <NamedPile name={name} label={label}>
        <Cards scene={scene} cards={cards} size={size} />
      </NamedPile>
    );
  return (
    <div class="pile pile-line">
      <span class="pile-name">{name}</span>
      <SmallCards scene={scene} cards={cards.filter((card) => card !== null)} />
    </div>
  );
}

/** All piles of a game; takes no room while empty. */
export const Piles = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="piles felt-piles">{children}</div>
);
