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

/** How many of a player's hands of a game are shown slowly. */
const FIRST_HANDS = 2;
const HANDS = 'followsuit.hands';

/** The hands of each game that the player has seen to their end, in this browser. */
function handsSeen(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HANDS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Whether the player is in the first hands of a game: they are shown slowly, unless another speed is set. */
export const isLearning = (game: string): boolean =>
  settings.speed.peek() === 'normal' && (Number(handsSeen()[game]) || 0) < FIRST_HANDS;

/** Counts a hand of a game that the player has seen to its end. */
export function countHand(game: string): void {
  const seen = handsSeen();
  const n = Number(seen[game]) || 0;
  if (n >= FIRST_HANDS) return;
  try {
    localStorage.setItem(HANDS, JSON.stringify({ ...seen, [game]: n + 1 }));
  } catch {
    // Without storage, every hand is one of the first.
  }
}

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
