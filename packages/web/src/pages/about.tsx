/** The authors of the games and the pictures, and all the cards. */
import { credits } from 'virtual:credits';
import type { DeckInfo } from '@followsuit/present';
import { Card, SuitSign, suitText } from '@followsuit/ui';
import { useEffect } from 'preact/hooks';
import { catalogue } from '../catalogue/index.ts';
import { place } from '../router.ts';
import fontLicence from '../style/fonts/OFL.txt?url';
import { fill, words } from '../text/text.ts';
import './about.css';
import { Frame } from './frame.tsx';

const text = words.about;
const PIECEPACK = ['suns', 'moons', 'crowns', 'arms'];

export default function About() {
  useEffect(() => {
    if (place.value.hash) document.getElementById(place.value.hash)?.scrollIntoView();
  }, []);
  return (
    <Frame title={text.title}>
      <div class="about text-page">
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <h2 id="makers">{text.whoMade}</h2>
        <p>{text.ours}</p>
        <dl class="about-makers">
          {credits.map(({ page, games, html }) => (
            <div key={page}>
              <dt>{games.join(', ')}</dt>
              <dd>
                <div lang="en" dangerouslySetInnerHTML={{ __html: html }} />
                <a href={`/rules/${page}`}>{fill(text.rulesOf, { games: pageName(page) })}</a>
              </dd>
            </div>
          ))}
        </dl>
        <h2 id="vines">{text.deck}</h2>
        <p>{text.deckText}</p>
        <p class="about-links">
          <a href="/vines">{text.lore}</a> <a href="/poker">{text.poker}</a>
        </p>
        <h2 id="pictures">{text.icons}</h2>
        <p>
          {text.iconsText} <a href="https://game-icons.net/">{text.iconsLink}</a> ·{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">{text.licence}</a>
        </p>
        <h2 id="fonts">{text.fonts}</h2>
        <p>
          {text.fontsText} <a href={fontLicence}>{text.fontLicence}</a>
        </p>
        <h2 id="yours">{text.private}</h2>
        <p>{HAS_SERVER ? text.privateText : words.staticSite.privateText}</p>
        <h2 id="cards">{text.cards}</h2>
        <p>{text.cardsLead}</p>
      </div>
      <Gallery />
    </Frame>
  );
}

const pageName = (page: string): string => catalogue.find(({ pages }) => pages[0] === page)?.name ?? text.family;

function Gallery() {
  // Some games play with a part of a deck.
  const decks = new Map<string, DeckInfo>();
  for (const { deck } of catalogue)
    if (deck && deck.ranks.length > (decks.get(deck.id)?.ranks.length ?? 0)) decks.set(deck.id, deck);
  return (
    <>
      {[...decks.values()].map((deck) => (
        <DeckTable key={deck.id} deck={deck} />
      ))}
      <h3>{text.decks.piecepack}</h3>
      <p class="about-suits">
        {PIECEPACK.map((suit) => (
          <span key={suit}>
            <SuitSign suit={suit} quiet /> {suitText(suit)}
          </span>
        ))}
      </p>
    </>
  );
}

/** @example deckName(deck) // '4 suits of 13 cards, 2 to A' */
const deckName = ({ id, suits, ranks }: DeckInfo): string =>
  (text.decks as Readonly<Record<string, string>>)[id] ??
  fill(text.anyDeck, { suits: suits.length, n: ranks.length, low: ranks[0], high: ranks[ranks.length - 1] });

function DeckTable({ deck }: { deck: DeckInfo }) {
  const games = catalogue.filter((game) => game.deck?.id === deck.id).map(({ name }) => name);
  return (
    <section class="about-deck" aria-label={deckName(deck)}>
      <h3>{deckName(deck)}</h3>
      <p class="hint">{fill(text.usedBy, { games: games.join(', ') })}</p>
      {deck.suits.map(({ name, letter }) => (
        <div key={name} class="about-suit">
          {[...deck.ranks].reverse().map((rank) => (
            <Card key={rank} code={rank + letter} deck={deck} small />
          ))}
        </div>
      ))}
      <div class="about-suit">
        <Card code={null} deck={deck} />
      </div>
    </section>
  );
}
