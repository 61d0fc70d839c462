/** The order of the cards in one line, for players who do not know it yet: the cards of the trick are marked in it. */
import { cardSuit, shownTrick } from '@followsuit/present';
import { lookOf, previewedDirection } from '@followsuit/ui';
import { words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './ranks.css';

/** The line is shown during this many hands of a game. */
const HANDS = 3;

export function Ranks({ scene }: { readonly scene: TableScene }) {
  const { deck } = scene.game;
  if (!deck || Number(scene.view.hand) > HANDS) return null;
  const { lowWins, turned } = scene.presenter;
  const low = previewedDirection.value ?? (lowWins ? lowWins(scene) : turned?.(scene) === true);
  if (low === null) return null;
  const order = scene.presenter.ranks?.(scene) ?? deck.ranks;
  const ranks = low ? order : [...order].reverse();
  const trick = shownTrick(scene);
  const led = trick?.laid[0] && cardSuit(scene, trick.laid[0].card);
  const lying = (trick?.laid ?? []).filter(({ card }) => cardSuit(scene, card) === led);
  const best = lying.find(({ seat }) => seat === trick?.best);
  const rankOf = (card: string): string => card.slice(0, -1);
  const list = ranks.map((rank) => (rank === 'X' ? '★' : rank));
  return (
    <p class="ranks" data-suit={led && lookOf(led)?.colour}>
      <span class="ranks-end">{words.table.ranksHigh}</span>
      {ranks.map((rank, i) => (
        <span
          key={rank}
          class="ranks-rank"
          data-lies={lying.some(({ card }) => rankOf(card) === rank)}
          data-best={best && rankOf(best.card) === rank}
        >
          {list[i]}
        </span>
      ))}
      <span class="ranks-end">{words.table.ranksLow}</span>
    </p>
  );
}
