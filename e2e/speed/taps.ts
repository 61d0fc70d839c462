/** Chooses what a player at a table taps next. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds between taps. */
export const PAUSE = 350;

/** Runs in the page: returns where to tap now, and marks the element to tell inputs apart. Open choices come first; while others play, cards and buttons in turn. */
export function tapFor(): Point | null {
  const memory = globalThis as { taps?: number };
  const n = memory.taps ?? 0;
  memory.taps = n + 1;
  const pick = (selector: string): Element | undefined => {
    const found = [...document.querySelectorAll(selector)];
    return found[n % Math.max(1, found.length)];
  };
  const asked = document.querySelector('.prompt[data-turn="true"]') !== null;
  const element =
    pick('dialog button, .bar-button:has(+ :popover-open)') ??
    (asked
      ? (pick('.hand-card[data-state="picked"]') ??
        pick('.chooser .button-main:enabled') ??
        pick('.chooser button:enabled:not([aria-pressed="true"]), .chooser input:enabled:not(:checked)') ??
        pick('.hand-card[data-state="free"]'))
      : pick(['.hand-card', '.bar-button:last-of-type', '.hand-card', '.bar-button'][n % 4]));
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  performance.mark(`tap ${element.className || element.textContent}`);
  const box = element.getBoundingClientRect();
  // A card may lie half under the next one: people tap its corner with the index.
  const isCard = element.matches('.hand-card');
  return { x: box.x + (isCard ? 8 : box.width / 2), y: box.y + (isCard ? 24 : box.height / 2) };
}
