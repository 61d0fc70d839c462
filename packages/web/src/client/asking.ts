/** Whether somebody's name is being asked for; the dialog in people/name-dialog.tsx calls it with the answer. */
import { signal } from '@preact/signals';

export const asking = signal<((name: string | null) => void) | null>(null);
