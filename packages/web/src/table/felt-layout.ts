/** Measures the felt and what lies on it, and places the seats, the trick and the panel for a choice. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  type Arrangement,
  arrangementNow,
  type Box,
  fitHalves,
  fitTrick,
  formationsOf,
  type HalvesLayout,
  type PanelRoom,
  panelRoom,
  type Size,
  type TrickLayout,
} from './layout.ts';

/** Everything that the trick must not cover. */
const TAKEN = '.seat-face, .seat-name, .seat-tags, .seat-fan, .seat .minis, .sign, .ranks, .felt-piles > *';
/** On a phone on its side, the title and the score are in the felt's corners. */
const CORNERS = '.felt-corner';

const OBSERVED = `.felt :is(${TAKEN}), ${CORNERS}, .table-middle > .chooser`;

/** The largest card of a trick, by the size of the felt. */
const MOST: Readonly<Record<Arrangement, (felt: Size) => number>> = {
  phone: ({ width }) => (width < 560 ? 112 : 140),
  landscape: () => 92,
  desk: ({ height }) => Math.max(100, Math.min(190, Math.round(0.28 * height))),
};

interface FeltLayout extends Size {
  readonly arrangement: Arrangement;
}

/**
 * The size of the felt, for its seats. The trick's place is written to the felt's styles, since it changes more often:
 * `--card-width`, `--half`, and `--x0`, `--y0` and so on for the card of each seat. The panel's place goes to the panel.
 *
 * @example const felt = useFeltLayout(ref, seats.length, false)
 */
export function useFeltLayout(
  ref: { readonly current: HTMLElement | null },
  seats: number,
  halves: boolean,
): FeltLayout | null {
  const [layout, setLayout] = useState<FeltLayout | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const observed = useRef(new WeakSet<Element>());
  const place = useRef(() => {});
  place.current = () => {
    const felt = ref.current;
    if (felt && layout) placeTrick(felt, layout.arrangement, seats, halves);
  };
  useLayoutEffect(() => {
    const felt = ref.current;
    if (!felt) return;
    let was: FeltLayout | null = null;
    /** Returns whether the seats will move. */
    const measure = (): boolean => {
      const [width, arrangement] = [felt.offsetWidth, arrangementNow()];
      const height = felt.offsetHeight - hiddenUnder(felt);
      if (was?.width === width && was.height === height && was.arrangement === arrangement) return false;
      was = { width, height, arrangement };
      setLayout(was);
      return true;
    };
    measure();
    observer.current = new ResizeObserver((entries) => {
      // Seats that will move say nothing about the room between them.
      if (!entries.some(({ target }) => target === felt) || !measure()) place.current();
    });
    observer.current.observe(felt);
    return () => observer.current?.disconnect();
  }, []);
  // The seats have moved: a ResizeObserver does not report that.
  useLayoutEffect(() => place.current(), [layout, seats, halves]);
  // A ResizeObserver reports after layout: measuring here would force a second one at every event.
  useLayoutEffect(() => {
    const table = ref.current?.closest('.table') ?? ref.current;
    for (const each of table?.querySelectorAll(OBSERVED) ?? []) {
      // It reports every element that it is told to observe, even one that it knows.
      if (observed.current.has(each)) continue;
      observed.current.add(each);
      observer.current?.observe(each);
    }
  });
  return layout;
}

/** How much of the felt the hand covers. */
const hiddenUnder = (felt: HTMLElement): number => Number.parseFloat(getComputedStyle(felt).paddingBottom) || 0;

function placeTrick(felt: HTMLElement, arrangement: Arrangement, seats: number, halves: boolean): void {
  const { left, top } = felt.getBoundingClientRect();
  const [x, y] = [left + felt.clientLeft, top + felt.clientTop];
  const bottom = felt.clientHeight - hiddenUnder(felt) - 2;
  const area: Box = { left: 2, top: 2, right: felt.clientWidth - 2, bottom };
  const taken: Box[] = [];
  const corners = arrangement === 'landscape' ? (felt.closest('.table')?.querySelectorAll(CORNERS) ?? []) : [];
  for (const each of [...felt.querySelectorAll(TAKEN), ...corners]) {
    const box = each.getBoundingClientRect();
    if (box.width > 1 && box.height > 1)
      taken.push({ left: box.left - x, top: box.top - y, right: box.right - x, bottom: box.bottom - y });
  }
  // Every event of the game comes here, and few of them change what lies on the felt.
  const key = JSON.stringify([arrangement, seats, halves, felt.offsetTop, area, taken.map(rounded)]);
  const known = placed.get(felt);
  if (known?.key === key) {
    placePanel(felt, known.room);
    return;
  }
  const most = MOST[arrangement]({ width: felt.clientWidth, height: area.bottom });
  const shift = arrangement === 'landscape' ? felt.clientWidth / 6 : 0;
  const space = { area, taken, most, shift, formations: formationsOf(arrangement, seats, halves) };
  const layout = halves ? fitHalves(arrangement, space) : fitTrick(space);
  const trick = felt.querySelector<HTMLElement>('.felt-trick');
  if (trick) write(trick, styleOf(layout));
  const room = panelRoom(area, taken);
  placed.set(felt, { key, room });
  placePanel(felt, room);
}

/** What lay on a felt when its trick was placed, and the room for a panel. */
const placed = new WeakMap<HTMLElement, { readonly key: string; readonly room: PanelRoom }>();

const rounded = ({ left, top, right, bottom }: Box): number[] => [left, top, right, bottom].map(Math.round);

/** The choice and the window for which there was no room on the felt. */
let cramped: { readonly chooser: Element; readonly window: string } | null = null;

/**
 * The place of a choice is written to its panel alone: the felt would inherit it, and be styled again. A choice for which the felt
 * has too little room lies below it, for as long as it is open and the window stays the same.
 */
function placePanel(felt: HTMLElement, { width, top, bottom }: PanelRoom): void {
  const chooser = felt.parentElement?.querySelector<HTMLElement>(':scope > .chooser') ?? null;
  const window = `${innerWidth} ${innerHeight}`;
  const isOther = cramped !== null && cramped.window !== window;
  if (isOther || cramped?.chooser !== chooser) cramped = null;
  // In another window the felt is measured anew, as large as it is without a choice below it.
  if (chooser && !cramped && !isOther && chooser.scrollHeight > bottom - top + 2) cramped = { chooser, window };
  const table = felt.closest<HTMLElement>('.table');
  if (table) table.dataset.cramped = String(cramped !== null);
  if (chooser)
    write(chooser, {
      '--panel-width': `${width}px`,
      '--panel-top': `${Math.round(top + felt.offsetTop + felt.clientTop)}px`,
      '--panel-height': `${Math.round(bottom - top)}px`,
    });
}

function styleOf({ card, at, half }: TrickLayout & Partial<HalvesLayout>): Record<string, string> {
  const style: Record<string, string> = { '--card-width': `${card}px`, '--half': `${half ?? 0}` };
  for (const [i, [x, y]] of at.entries()) {
    style[`--x${i}`] = `${Math.round(x)}px`;
    style[`--y${i}`] = `${Math.round(y)}px`;
  }
  return style;
}

/** The same styles for a trick alone on a felt of this size, with a name below each card. */
export function trickStyle({ width, height }: Size, seats: number, halves: boolean): Record<string, string> {
  const room = {
    area: { left: 4, top: 4, right: width - 4, bottom: height - 24 },
    taken: [],
    most: 96,
    formations: formationsOf('phone', seats, halves),
  };
  return styleOf(halves ? fitHalves('phone', room) : fitTrick({ ...room, extra: 0.12 }));
}

/** Sets custom properties that have changed. */
function write({ style }: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
