/**
 * Dialogs over the page. A modal `<dialog>` would make the page inert, and a phone restyles every element for that on opening
 * and on closing. A popover that covers the page avoids this.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './window.css';

export interface WindowProps {
  /** The id of the element that labels it. */
  readonly named: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * Covers the page while it is rendered, and traps the focus; the Escape key and a tap outside close it.
 * @example <Window named="sure" onClose={stay}><p id="sure">Sure?</p><button onClick={stay}>No</button></Window>
 */
export function Window({ named, onClose, class: kind = '', children }: WindowProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showPopover();
    stopsIn(dialog)[0]?.focus();
    const bringBack = ({ target }: FocusEvent): void => {
      if (!dialog.contains(target as Node) && dialog.matches(':popover-open')) stopsIn(dialog)[0]?.focus();
    };
    document.addEventListener('focusin', bringBack);
    return () => {
      document.removeEventListener('focusin', bringBack);
      dialog.hidePopover();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      popover="auto"
      class="window"
      aria-modal="true"
      aria-labelledby={named}
      onKeyDown={goRound}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.hidePopover()}
      onBeforeToggle={({ currentTarget, newState }) => hideBehind(currentTarget, newState === 'open')}
      // The event arrives a little later: by then this window may be closed, and another one open.
      onToggle={({ newState }) => newState === 'closed' && ref.current && onClose()}
    >
      <div class={`window-body ${kind}`}>{children}</div>
    </dialog>
  );
}

const STOPS = 'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]';

/** The tab stops in a window. */
const stopsIn = (dialog: Element): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) => !each.matches(':disabled') && each.checkVisibility(),
  );

/** The Tab key wraps from the last stop to the first, and back. */
function goRound(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  if (event.key !== 'Tab') return;
  const stops = stopsIn(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Hides what lies behind a window from screen readers, except live regions. */
function hideBehind(dialog: Element, hidden: boolean): void {
  for (let at = dialog; at.parentElement && at.id !== 'app'; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (beside !== at && !beside.ariaLive) beside.ariaHidden = hidden ? 'true' : null;
}
