/** Gestures on cards, loaded when the table has been shown; until then a tap plays them. */
import { useEffect, useRef } from 'preact/hooks';
import { whenIdle } from '../idle.ts';
import type { CardGestures } from './card-gestures.ts';

/** @example useCardGestures(root, { onDrop: play, onHold: describe }) */
export function useCardGestures(ref: { readonly current: HTMLElement | null }, gestures: CardGestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    let stop = (): void => {};
    let isGone = false;
    const load = async (): Promise<void> => {
      const { listenToCards } = await import('./card-gestures.ts');
      if (ref.current && !isGone) stop = listenToCards(ref.current, latest);
    };
    whenIdle(() => void load().catch(() => {}));
    return () => {
      isGone = true;
      stop();
    };
  }, []);
}
