/** Whose portrait is drawn at a seat. */
import { signal } from '@preact/signals';

/** The portrait that the player has chosen, as a name for `Portrait`; empty: that of their name. The app sets it. */
export const ownFace = signal('');

interface Seated {
  readonly seat: number;
  readonly names: readonly string[];
}

/** The portrait at a seat, as a name for `Portrait`. @example <Portrait name={faceAt(scene, 2)} /> */
export const faceAt = ({ seat: own, names }: Seated, seat: number): string =>
  (seat === own && ownFace.value) || (names[seat] ?? '');
