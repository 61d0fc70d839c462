/** The player's preferences for the table, derived from the app's settings. */
import { signal } from '@preact/signals';
import { settings } from '../settings.ts';

/** Whether the first tap plays a card. */
export function playsAtOnce(): boolean {
  const taps = settings.taps.value;
  return taps === 'one' || (taps === 'auto' && !matchMedia('(pointer: coarse)').matches);
}

/** How long things stay on the table, as a share of the usual time. */
export const slowness = (): number => ({ slow: 1.8, normal: 1, fast: 0.35, instant: 0 })[settings.speed.value];

const TEXT = 'followsuit.text';

/** Whether the table is shown as text; stored in this browser. */
export const asText = signal(kept());

function kept(): boolean {
  try {
    return localStorage.getItem(TEXT) === 'on';
  } catch {
    return false;
  }
}

export function toggleText(): void {
  asText.value = !asText.value;
  try {
    localStorage.setItem(TEXT, asText.value ? 'on' : 'off');
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
