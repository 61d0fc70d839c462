/** The ranks from high to low, with the names of those that are letters. */
import { type DeckInfo, rankName, ranksDown } from '@followsuit/present';
import { sharedText } from '@followsuit/ui';
import { words } from '../text/text.ts';

/** @example <RankOrder deck={game.deck} either={false} /> */
export function RankOrder({ deck, either }: { readonly deck: DeckInfo; readonly either: boolean }) {
  const { order, high, low, either: eitherEnd } = words.how.drawn;
  return (
    <div class="how-order">
      <b>{either ? eitherEnd : high}</b>
      <ol aria-label={order}>
        {ranksDown(deck).map((rank) => (
          <li key={rank}>
            <b>{rank === 'X' ? '★' : rank}</b>
            {!/^\d+$/.test(rank) && <small>{rankName(sharedText.value, deck, rank)}</small>}
          </li>
        ))}
      </ol>
      {!either && <b>{low}</b>}
    </div>
  );
}
