/**
 * A card drawn as SVG, its back, and the sign of a suit. Their width is the custom property `--card-width` (or the text size).
 * A card is one `<use>` of its face, which is in the document once (sprite.ts).
 */

import { type DeckInfo, partsOf } from '@followsuit/present';
import type { Back } from './backs.ts';
import { memo } from './memo.ts';
import './card.css';
import { cardStyle } from './card-style.ts';
import { letterOf } from './faces.ts';
import { cardLabel, sharedText, suitText } from './shared-text.ts';
import { backRef, faceRef, iconRef } from './sprite.ts';
import { lookOf } from './suits.ts';

export interface CardProps {
  /** The card as records write it (`"Kl"`); null for a back. */
  readonly code: string | null;
  readonly deck: DeckInfo;
  /** For cards of less than 72 pixels: a large index and one picture. */
  readonly small?: boolean;
}

/** Re-rendered only for another card. @example <Card code="Kl" deck={game.deck} /> */
export const Card = memo(PlainCard);

function PlainCard({ code, deck, small }: CardProps) {
  const { large, letters, back } = cardStyle.value;
  if (code === null) return <CardBack back={back} />;
  const colour = lookOf(partsOf(deck, code).suit)?.colour ?? 'ink';
  return (
    <svg class={`card suit-${colour}`} viewBox="0 0 100 140" role="img" aria-label={cardLabel(deck, code)}>
      <use href={faceRef(deck, code, large ? 'large' : small ? 'small' : 'full', letters)} />
      <Shade />
    </svg>
  );
}

/** Darkens the card: a little in the dark theme, and where a card may not be played. */
const Shade = () => <rect class="card-shade" width="100" height="140" rx="8" />;

/** A card's back. @example <CardBack back="tide" /> */
export function CardBack({ back }: { readonly back: Back }) {
  const label = sharedText.value.faceDown;
  return (
    <svg class={`card card-back back-${back}`} viewBox="0 0 100 140" role="img" aria-label={label}>
      <use href={backRef(back)} />
      <Shade />
    </svg>
  );
}

/** A back of ten pixels, for fans at seats: its colour, edge and one diamond; `--small-back` is its width. @example <SmallBack /> */
export const SmallBack = () => <span class={`small-back back-${cardStyle.value.back}`} aria-hidden="true" />;

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
