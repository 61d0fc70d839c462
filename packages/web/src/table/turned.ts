/** Which way the hand is sorted while somebody is choosing a direction; null: as the game has it. */
import { signal } from '@preact/signals';

export const turning = signal<boolean | null>(null);
