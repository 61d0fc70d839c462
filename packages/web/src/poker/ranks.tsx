/** All kinds of hands, with an example, the number and the odds of each. */

import { KINDS, pokerCounts } from '@followsuit/games/poker';
import { type DeckInfo, partsOf } from '@followsuit/present';
import { cardLabel, SuitSign } from '@followsuit/ui';
import { language } from '../text/language.ts';
import { words } from '../text/text.ts';

const text = words.poker;

/** One hand of each kind, in the order of `KINDS`. */
export const EXAMPLES = [
  'Al Kc Fu 7t 3a',
  'Bl Bc Au 6t 2a',
  'Fl Fc 4u 4t Ka',
  '7l 7c 7u Kt 2a',
  'Tl 7c 6u 5t 4a',
  '6l 6c 6u At Aa',
  '3l 3c 3u 3t Ba',
  'Au Fu Tu 5u 3u',
  '7t 6t 5t 4t 3t',
  'Ka Kc Ku Kl Kt',
];

export function Ranks({ deck }: { readonly deck: DeckInfo }) {
  const counts = pokerCounts();
  const all = counts.reduce((sum, n) => sum + n, 0);
  const { rank, kind, example, count, odds } = text.table;
  return (
    <section class="poker-ranks" aria-labelledby="ranks">
      <h2 id="ranks">{text.ranks}</h2>
      <p>{text.ranksText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{rank}</th>
            <th scope="col">{kind}</th>
            <th scope="col">{example}</th>
            <th scope="col">{count}</th>
            <th scope="col">{odds}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((name, i) => (
            <tr key={name}>
              <td>{KINDS.length - i}</td>
              <th scope="row">{name}</th>
              <td>
                <Example deck={deck} cards={EXAMPLES[i].split(' ')} />
              </td>
              <td>{grouped(counts[i])}</td>
              <td>{oneIn(all, counts[i])}</td>
            </tr>
          )).reverse()}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{text.table.all}</th>
            <td />
            <td>{grouped(all)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Example({ deck, cards }: { readonly deck: DeckInfo; readonly cards: readonly string[] }) {
  return (
    <span class="poker-example" role="img" aria-label={cards.map((card) => cardLabel(deck, card)).join(', ')}>
      {cards.map((card) => {
        const { rank, suit } = partsOf(deck, card);
        return (
          <span key={card}>
            {rank}
            <SuitSign suit={suit} quiet />
          </span>
        );
      })}
    </span>
  );
}

/** @example grouped(3478761) // '3,478,761' */
export const grouped = (n: number): string => n.toLocaleString(language());

/** With a decimal if it is small. @example oneIn(3478761, 1416480) // '2.5' */
export const oneIn = (all: number, count: number): string =>
  (all / count).toLocaleString(language(), { maximumFractionDigits: all / count < 100 ? 1 : 0 });
