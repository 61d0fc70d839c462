/** A card in words: its name, and its rank in its suit. */
import { capital } from '@followsuit/present';
import { cardLabel } from '@followsuit/ui';
import { countForm, fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

/** @example cardWords(scene, 'Ka') // "Knight of anchors: 1 card of its suit is higher." */
export function cardWords(scene: TableScene, card: string): string {
  const { deck } = scene.game;
  if (!deck) return '';
  const { ranks } = deck;
  const place = ranks.indexOf(card.slice(0, -1));
  const higher = scene.presenter.turned?.(scene) ? place : ranks.length - 1 - place;
  const rank =
    higher === 0
      ? text.rankHighest
      : higher === ranks.length - 1
        ? text.rankLowest
        : countForm(text.rankHigher, higher);
  const mark = scene.presenter.mark?.(scene, card);
  const name = [cardLabel(deck, card), mark?.label].filter(Boolean).join(', ');
  return fill(text.cardRank, { card: capital(name), rank });
}
