/** A short page of lore for the Vines deck. */
import { Card, SuitSign, suitText } from '@followsuit/ui';
import { deckOf } from '../catalogue/index.ts';
import { words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import './lore.css';

const text = words.lore;

/** A card of every suit, and every letter. */
const FAN = ['Aa', 'Kc', 'Bu', 'Fl', 'Tt'];
/** The table of suits follows this part. */
const SUITS = 1;

export default function Lore() {
  const deck = deckOf('vines');
  return (
    <Frame title={text.title}>
      <article class="lore text-page">
        <h1>{text.title}</h1>
        <p class="lore-note">{text.note}</p>
        {deck && (
          <div class="lore-fan">
            {FAN.map((code) => (
              <Card key={code} code={code} deck={deck} />
            ))}
          </div>
        )}
        {text.parts.map(({ heading, text: paragraphs }, i) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((each) => (
              <p key={each}>{each}</p>
            ))}
            {i === SUITS && <Suits />}
          </section>
        ))}
        <p class="lore-links">
          <a href="/rules/vines">{text.more}</a> <a href="/poker">{text.poker}</a>{' '}
          <a href="/rules/vines#credits">{text.makers}</a>
        </p>
      </article>
    </Frame>
  );
}

function Suits() {
  const { caption, suit, place, ancestor, rows } = text.suits;
  return (
    <table>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{suit}</th>
          <th scope="col">{place}</th>
          <th scope="col">{ancestor}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, where, before]) => (
          <tr key={name}>
            <th scope="row">
              <SuitSign suit={name} quiet /> {suitText(name)}
            </th>
            <td>{where}</td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
