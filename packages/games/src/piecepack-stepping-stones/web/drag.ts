/** Dragging a piece from square to square with a pointer; a tap stays a tap. */

import { endPressAfterFrame } from '@followsuit/ui';
import { useRef } from 'preact/hooks';

/** Pixels after which a press is a drag. */
const FAR = 8;

interface Drag {
  readonly from: string;
  readonly piece: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

const squareAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;

/** Handlers for the board; `begin` receives the square from which a piece is dragged, `drop` also the target. */
export function useDrag(begin: (from: string) => void, drop: (from: string, to: string) => void) {
  const drag = useRef<Drag | null>(null);
  const isFinger = useRef(false);
  const end = () => {
    const was = drag.current;
    drag.current = null;
    if (was) Object.assign(was.piece.style, { transform: '', willChange: '' });
    return was;
  };
  return {
    onPointerDown(event: PointerEvent) {
      isFinger.current = event.pointerType === 'touch';
      const square = squareAt(event.target);
      const piece = square?.querySelector<SVGElement>('.pawn, .coin-face, .stone');
      if (!square?.classList.contains('place-able') || !piece || event.button !== 0) return;
      drag.current = { from: square.dataset.square ?? '', piece, x: event.clientX, y: event.clientY, moving: false };
    },
    /** A tap needs no focus, and moving it takes a slow phone longer than the answer. */
    onMouseDown(event: MouseEvent) {
      if (isFinger.current) event.preventDefault();
    },
    onPointerMove(event: PointerEvent) {
      // The pointer was released outside the board, where there is no handler.
      if (event.buttons === 0) end();
      const now = drag.current;
      if (!now) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moving && Math.hypot(dx, dy) < FAR) return;
      if (!now.moving) {
        begin(now.from);
        now.piece.style.willChange = 'transform';
      }
      now.moving = true;
      now.piece.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp(event: PointerEvent) {
      const was = end();
      if (!was?.moving) return;
      endPressAfterFrame();
      const to = squareAt(
        document.elementsFromPoint(event.clientX, event.clientY).find((each) => squareAt(each)) ?? null,
      );
      if (to?.dataset.square && to.dataset.square !== was.from) drop(was.from, to.dataset.square);
    },
    onPointerCancel: end,
  };
}
