/** Which part of the side panel is open. */
import { signal } from '@preact/signals';

export type SideTab = 'hand' | 'talk' | 'everything';

export const sideTab = signal<SideTab>('hand');
/** Whether the panel is on the screen: then the talk opens there, and not in a window. */
export const isDocked = signal(false);
