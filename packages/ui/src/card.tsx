/**
 * A card drawn as SVG, and the sign of a suit. Their width is the custom property `--card-width` (or the text size). The index
 * is in the left strip of the card, so that it is fully visible when cards overlap.
 */

import { type DeckInfo, partsOf } from '@followsuit/present';
import { memo } from 'preact/compat';
import './card.css';
import { cardLabel, sharedText, suitText } from './shared-text.ts';
import { type Icon, iconRef, pipsRef } from './sprite.ts';
import { lookOf } from './suits.ts';

export interface CardProps {
  /** The card as records write it (`"Kl"`); null for a back. */
  readonly code: string | null;
  readonly deck: DeckInfo;
  readonly size?: 'small' | 'large';
}

/** The pictures of the ranks that have one; T and B have no meaning in decks other than Vines. */
const FIGURES: Readonly<Record<string, Icon>> = {
  T: 'wheel',
  F: 'farmer',
  B: 'bishop',
  J: 'jack',
  Q: 'queen',
  X: 'joker',
};
const figureOf = (deck: DeckInfo, rank: string): Icon | undefined =>
  rank === 'K' ? (deck.id === 'vines' ? 'knight' : 'king') : FIGURES[rank];

/** A rank of two characters is squeezed into the width of one. */
const NARROW = { textLength: 34, lengthAdjust: 'spacingAndGlyphs' };

/** The letter of a card's suit; ℓ for l, which could be read as a one. */
const letterOf = (code: string): string => code.slice(-1).replace('l', 'ℓ');

/** Re-rendered only for another card. @example <Card code="Kl" deck={game.deck} /> */
export const Card = memo(PlainCard);

function PlainCard({ code, deck, size }: CardProps) {
  const sized = size ? ` card-${size}` : '';
  if (code === null) return <CardBack sized={sized} />;
  const { rank, suit } = partsOf(deck, code);
  const look = lookOf(suit);
  const figure = figureOf(deck, rank);
  const count = rank === 'A' ? 1 : Number(rank);
  return (
    <svg
      class={`card suit-${look?.colour}${sized}`}
      viewBox="0 0 100 140"
      role="img"
      aria-label={cardLabel(deck, code)}
    >
      <text class="card-rank" x="20" y="38" {...(rank.length > 1 && NARROW)}>
        {rank === 'X' ? '★' : rank}
      </text>
      {look && <use class="card-suit" href={iconRef(look.icon)} x="6" y="46" width="28" height="28" />}
      <text class="card-letter" x="20" y="94">
        {letterOf(code)}
      </text>
      {look && count > 0 && <use class="card-art" href={pipsRef(look.icon, count)} width="100" height="140" />}
      {figure && <use class="card-art" href={iconRef(figure)} x="40" y="16" width="54" height="70" />}
      {figure && look && <use class="card-art" href={iconRef(look.icon)} x="52" y="92" width="30" height="30" />}
    </svg>
  );
}

function CardBack({ sized }: { sized: string }) {
  return (
    <svg class={`card card-back${sized}`} viewBox="0 0 100 140" role="img" aria-label={sharedText.value.faceDown}>
      <rect class="card-back-frame" x="8" y="8" width="84" height="124" rx="6" />
      <path
        class="card-back-vine"
        d="M20 124C70 104 20 92 50 70S30 36 80 16M50 70q22-2 24-20q-20 0-24 20M50 70q-22 2-24 20q20 0 24-20M38 99q18 10 32 0q-14-14-32 0M62 41q-18-10-32 0q14 14 32 0"
      />
    </svg>
  );
}

export interface SuitSignProps {
  readonly suit: string;
  readonly deck?: DeckInfo | null;
  /** Shows the suit's letter beside its shape. */
  readonly letter?: boolean;
  /** Without a label, if the suit is named beside it. */
  readonly quiet?: boolean;
}

/** The sign of a suit, as high as the text around it. @example <SuitSign suit="locks" deck={game.deck} /> */
export function SuitSign({ suit, deck, letter, quiet }: SuitSignProps) {
  const look = lookOf(suit);
  if (!look) return <span>{suitText(suit)}</span>;
  const code = letter && deck?.suits.find(({ name }) => name === suit)?.letter;
  const sign = (
    <svg
      class={`suit-sign suit-${look.colour}`}
      viewBox="0 0 100 100"
      role="img"
      aria-label={quiet ? undefined : suitText(suit)}
      aria-hidden={quiet}
    >
      <use href={iconRef(look.icon)} width="100" height="100" />
    </svg>
  );
  if (!code) return sign;
  return (
    <span class={`suit-sign-both suit-${look.colour}`}>
      {sign}
      <span class="suit-letter" aria-hidden="true">
        {letterOf(code)}
      </span>
    </span>
  );
}
