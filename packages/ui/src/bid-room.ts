/** How many numbers of a bidding panel fit in the window. */
import { useEffect, useState } from 'preact/hooks';

/** The window, and how much larger than usual its letters are. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

export interface BidRoom {
  /** How many numbers are shown at once. */
  readonly shown: number;
  /** In how many columns. */
  readonly columns: number;
}

/** The smallest key, with the gap to the next, in pixels. */
const KEY = 44;
const GAP = 4;
/** What rail, margins and padding take from the width of the window; and the widest panel. */
const AROUND = 68;
const WIDEST = 596;
/** The button bar of a phone on its side. */
const BAR = 62;
/** More numbers than this are not read as a list: those round the likely one are shown large. */
const MANY = 14;
/** The most of them that are shown large. */
const LARGE = 5;

/**
 * All numbers in one row, or two where the window is high enough; otherwise an odd number of large ones, with a step to
 * either side. Large print on the smallest phones leaves room for two, beside pass.
 *
 * @example bidRoom(7, { width: 320, height: 568, zoom: 1 }) // { shown: 3, columns: 3 }
 */
export function bidRoom(count: number, { width, height, zoom }: Room): BidRoom {
  if (width < 480 && height < 600 && zoom > 1) return { shown: Math.min(count, 2), columns: Math.min(count, 2) };
  const onSide = width > height && height < 520;
  const low = height < 740;
  const inner = Math.min(WIDEST, width - AROUND - (onSide ? BAR : 0));
  const cells = Math.floor((inner + GAP) / (KEY * (low ? 1 : zoom) + GAP));
  const rows = Math.ceil(count / cells);
  if (count <= MANY && rows <= (low ? 1 : 2)) return { shown: count, columns: Math.ceil(count / rows) };
  const shown = Math.min(count, LARGE, Math.max(3, cells - 2 - ((cells - 1) % 2)));
  return { shown, columns: shown };
}

/** The first number to show so that the one at `middle` is in the middle, as far as possible. */
export const firstShown = (count: number, shown: number, middle: number): number =>
  Math.max(0, Math.min(count - shown, middle - Math.floor(shown / 2)));

function roomNow(): Room {
  const { innerWidth: width = 1280, innerHeight: height = 800 } = globalThis;
  const style = globalThis.getComputedStyle?.(document.documentElement);
  return { width, height, zoom: (Number.parseFloat(style?.fontSize ?? '') || 16) / 16 };
}

/** The room of the window, also after it has changed. */
export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    const change = (): void => setRoom(roomNow());
    addEventListener('resize', change);
    return () => removeEventListener('resize', change);
  }, []);
  return room;
}
