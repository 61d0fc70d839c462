/** A scene over the whole table: rays on felt, a headline, and buttons that are always in sight. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTableMark } from './table-mark.ts';
import './overlay.css';

export interface OverlayProps {
  /** The hue of the felt: `hue` of the game's skin. */
  readonly hue?: number;
  readonly label: string;
  readonly class: string;
  /** The buttons; the one with the class `overlay-main` gets the focus. */
  readonly buttons: ComponentChildren;
  /** What lies over everything. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** @example <Overlay hue={skin.hue} label="Hand 1 is over" class="hand-over" buttons={next}>…</Overlay> */
export function Overlay({ hue, label, class: kind, buttons, above, children }: OverlayProps) {
  const ref = useRef<HTMLElement>(null);
  useTableMark(ref, 'covered');
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('.overlay-main')?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={ref}
      class={`overlay felt-tint ${kind}`}
      aria-label={label}
      style={hue === undefined ? undefined : { '--felt-hue': hue }}
    >
      <div class="overlay-rays" aria-hidden="true" />
      <div class="overlay-room">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div class="overlay-body" tabIndex={0}>
          {children}
        </div>
        <div class="overlay-buttons">{buttons}</div>
      </div>
      {above}
    </section>
  );
}
