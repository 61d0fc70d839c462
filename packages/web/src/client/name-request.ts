/** Set while the app asks for the person's name; the dialog in people/name-dialog.tsx calls it with the answer. */
import { signal } from '@preact/signals';

export const nameRequest = signal<((name: string | null) => void) | null>(null);
