/** Moves the dealer's mark from seat to seat. */
import { mayMove } from '@followsuit/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Milliseconds that it takes. */
const TIME = 420;

const markAt = (seat: unknown): HTMLElement | null => document.querySelector(`[data-seat="${seat}"] .seat-dealer`);
const faceAt = (seat: unknown): Element | null => document.querySelector(`[data-seat="${seat}"] .seat-face`);

/** Animates the mark whenever another seat deals. @example useDealerMark(scene.view.dealer) */
export function useDealerMark(dealer: unknown): void {
  const last = useRef(dealer);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = dealer;
    const [mark, from] = [markAt(dealer), faceAt(before)];
    if (before === dealer || !mark || !from || !mayMove()) return;
    const [here, there] = [mark.getBoundingClientRect(), from.getBoundingClientRect()];
    const [x, y] = [there.right - here.right, there.bottom - here.bottom];
    mark.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: TIME,
      easing: 'ease',
    });
  }, [dealer]);
}
