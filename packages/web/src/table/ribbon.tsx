/** A ribbon between two seats that have become partners. It lies under everything else on the felt. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import './ribbon.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** @example <Ribbon seats={[0, 3]} /> */
export function Ribbon({ seats }: { readonly seats: readonly [number, number] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ribbon = ref.current;
    const felt = ribbon?.parentElement;
    if (!ribbon || !felt) return;
    // A ResizeObserver reports after layout, and whenever the seats have moved.
    const observer = new ResizeObserver(() => {
      const ends = endsIn(felt, seats);
      if (ends) ribbon.style.transform = lying(...ends);
      if (ends) ribbon.style.width = `${Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y)}px`;
    });
    observer.observe(felt);
    return () => observer.disconnect();
  }, [seats.join()]);
  return (
    <div ref={ref} class="ribbon" aria-hidden="true">
      <span key={seats.join()} />
    </div>
  );
}

const lying = (from: Point, to: Point): string =>
  `translate(${from.x}px, ${from.y}px) rotate(${Math.atan2(to.y - from.y, to.x - from.x)}rad)`;

/** From the edge of one seat to the edge of the other, inside the felt: the player's seat is below it. */
function endsIn(felt: Element, seats: readonly [number, number]): [Point, Point] | null {
  const box = felt.getBoundingClientRect();
  const rects = seats.map((seat) => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect());
  const [a, b] = rects;
  if (!a || !b) return null;
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, box.left), box.right) - box.left,
    y: Math.min(Math.max(y, box.top), box.bottom) - box.top,
  });
  return [inside(edge(a, b)), inside(edge(b, a))];
}

/** The point at which the line between two box centres leaves the first box. */
function edge(from: DOMRect, to: DOMRect): Point {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const part = Math.min(from.width / 2 / Math.abs(dx), from.height / 2 / Math.abs(dy));
  return { x: x + dx * part, y: y + dy * part };
}
