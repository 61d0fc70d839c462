/** The sort direction of the hand while the player chooses a direction; null: the game's own. */
import { signal } from '@preact/signals';

export const previewedDirection = signal<boolean | null>(null);
