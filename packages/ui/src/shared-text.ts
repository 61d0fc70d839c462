/** The words that all games share, for components that have no scene. */

import type { DeckInfo, SharedText } from '@followsuit/present';
import * as present from '@followsuit/present';
import { signal } from '@preact/signals';

/** In the reader's language. */
export const sharedText = signal<SharedText>(present.english);

/** A card in words, for labels. @example cardLabel(vines, 'Kl') // 'Knight of locks' */
export const cardLabel = (deck: DeckInfo, code: string): string => present.cardName(sharedText.value, deck, code);
/** @example suitText('locks') // 'locks' */
export const suitText = (suit: string): string => present.suitLabel(sharedText.value, suit);
