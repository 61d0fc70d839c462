/** The words that all games share, for components that have no scene. */

import type { DeckInfo, SharedText } from '@followsuit/present';
import * as present from '@followsuit/present';
import { signal } from '@preact/signals';

/** In the reader's language. */
export const sharedText = signal<SharedText>(present.english);

/** A card in words, for labels. @example cardName(vines, 'Kl') // 'Knight of locks' */
export const cardName = (deck: DeckInfo, code: string): string => present.cardName(sharedText.value, deck, code);
/** @example rankName(vines, 'K') // 'Knight' */
export const rankName = (deck: DeckInfo, rank: string): string => present.rankName(sharedText.value, deck, rank);
/** @example suitLabel('locks') // 'locks' */
export const suitLabel = (suit: string): string => present.suitLabel(sharedText.value, suit);
