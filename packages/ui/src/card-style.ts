/** How the reader wants cards to look; the app writes its settings here. */
import { signal } from '@preact/signals';
import type { Back } from './backs.ts';

export interface CardStyle {
  readonly back: Back;
  /** Whether the letter of the suit is below it. */
  readonly letters: boolean;
  /** Whether the index fills the card. */
  readonly large: boolean;
}

/** @example cardStyle.value = { back: 'tide', letters: true, large: false } */
export const cardStyle = signal<CardStyle>({ back: 'vine', letters: false, large: false });
