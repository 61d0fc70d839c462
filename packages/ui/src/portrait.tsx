/** Portraits of players: always the same person for the same name. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import './portrait.css';

export interface PortraitProps {
  readonly name: string;
}

/** Null until it is loaded. */
const drawing = signal<ComponentType<PortraitProps> | null>(null);
let asked = false;

/** Loads how portraits are drawn; without it, they are initials. @example whenIdle(loadPortraits) */
export function loadPortraits(): void {
  if (asked) return;
  asked = true;
  import('./portrait-drawing.tsx').then(
    (loaded) => {
      drawing.value = loaded.PortraitDrawing;
    },
    () => {
      asked = false;
    },
  );
}

/**
 * A round portrait that fills its box, or is as wide as `--portrait`. For screen readers the name stands beside it.
 * @example <Portrait name="Bo" />
 */
export function Portrait({ name }: PortraitProps) {
  const { value: Drawn } = drawing;
  if (Drawn) return <Drawn name={name} />;
  loadPortraits();
  return (
    <svg class="portrait portrait-initial" viewBox="-40 -40 80 80" aria-hidden="true" focusable="false">
      <text y="14">{[...name][0]?.toUpperCase()}</text>
    </svg>
  );
}
