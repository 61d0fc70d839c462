/** Which way the hand is sorted while somebody is choosing a direction; null: as the game has it. */
import { signal } from '@preact/signals';

export const previewedDirection = signal<boolean | null>(null);
