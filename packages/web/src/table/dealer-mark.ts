/** The dealer's mark goes from seat to seat. */

import { mayMove } from '@followsuit/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';

const TIME = 420;

const markAt = (seat: unknown): HTMLElement | null => document.querySelector(`[data-seat="${seat}"] .seat-dealer`);
const nameAt = (seat: unknown): Element | null => document.querySelector(`[data-seat="${seat}"] .seat-name`);

/** Lets the mark come to the dealer from who dealt before. */
export function useDealerMark(dealer: unknown): void {
  const last = useRef(dealer);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = dealer;
    const [mark, from] = [markAt(dealer), nameAt(before)];
    if (before === dealer || !mark || !from || !mayMove()) return;
    const [here, there] = [mark.getBoundingClientRect(), from.getBoundingClientRect()];
    const [x, y] = [there.right - here.right, there.top - here.top];
    mark.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: TIME,
      easing: 'ease',
    });
  }, [dealer]);
}
