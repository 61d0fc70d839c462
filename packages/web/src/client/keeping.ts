/** Whether this browser keeps its tables: null as long as it does, true once it does not, false when that has been read. */
import { signal } from '@preact/signals';

export const unkept = signal<boolean | null>(null);
