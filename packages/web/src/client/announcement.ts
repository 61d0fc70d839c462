/** What the administrator of the server announces. */
import { signal } from '@preact/signals';

/** Empty: nothing, or nothing that has not been put away. */
export const announcement = signal('');
let seen = '';

export function showAnnouncement(text: string): void {
  if (text !== seen) announcement.value = text;
}

/** The person has read it. */
export function dismissAnnouncement(): void {
  seen = announcement.value;
  announcement.value = '';
}
