/** The ranks from high to low, with the names of those that are letters. */
import { type DeckInfo, rankName, ranksDown } from '@followsuit/present';
import { sharedText } from '@followsuit/ui';

/** @example <RankOrder deck={game.deck} either={false} /> */
export function RankOrder({ deck, either }: { readonly deck: DeckInfo; readonly either: boolean }) {
  const text = sharedText.value;
  const { order, high, low, either: eitherEnd } = text.howTo;
  return (
    <div class="how-order">
      <b>{either ? eitherEnd : high}</b>
      <ol aria-label={order}>
        {ranksDown(deck).map((rank) => (
          <li key={rank}>
            <b>{rank === 'X' ? '★' : rank}</b>
            {!/^\d+$/.test(rank) && <small>{rankName(text, deck, rank)}</small>}
          </li>
        ))}
      </ol>
      {!either && <b>{low}</b>}
    </div>
  );
}
