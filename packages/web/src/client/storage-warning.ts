/** Whether to warn that this browser could not store a table: null while it can, true once it could not, false when the warning is dismissed. */
import { signal } from '@preact/signals';

export const storageWarning = signal<boolean | null>(null);
