/** Cards that lie on the table besides the trick. */
import type { ComponentChildren } from 'preact';
import { Card } from '../../cards/card.tsx';
import type { TableScene } from '../../table/scene.ts';
import { SmallCards } from '../../table/small-cards.tsx';
import { words } from '../../text/text.ts';
import { field } from './read.ts';
import './piles.css';

/** A row of cards, face up; null is a back. */
export function Cards({
  scene,
  cards,
  size = 'small',
}: {
  scene: TableScene;
  cards: readonly (string | null)[];
  size?: 'small' | 'large';
}) {
  const { deck } = scene.game;
  if (deck === null) return null;
  return (
    <span class={`pile-cards pile-${size}`}>
      {cards.map((code, i) => (
        <span class="pile-card" key={code ?? i}>
          <Card code={code} deck={deck} />
        </span>
      ))}
    </span>
  );
}

/** Something on the felt with its name. */
export const Pile = ({ name, children }: { name: ComponentChildren; children: ComponentChildren }) => (
  <div class="pile">
    <span class="pile-name">{name}</span>
    {children}
  </div>
);

/** Everything a game lays on the felt; it takes no room while it is empty. */
export const Piles = ({ children }: { children: ComponentChildren }) => <div class="piles">{children}</div>;

/** The cards that one has put away oneself, in little. */
export function PutAway({ scene }: { scene: TableScene }) {
  const away = scene.seat < 0 ? null : field<readonly (readonly string[] | null)[]>(scene, 'away')[scene.seat];
  if (!away || away.length === 0) return null;
  return (
    <div class="pile pile-line">
      <span class="pile-name">{words.skins.putAway}</span>
      <SmallCards scene={scene} cards={away} />
    </div>
  );
}
