/**
 * Shapes that are used many times are in the document once, as symbols, and are shown with `<use>`. A shape is added when it
 * is first requested, so a table contains only those of its deck.
 */
import paths from './icons.json' with { type: 'json' };

/** The tar's wheel, our own drawing: a ring, a hub and eight spokes. */
const WHEEL =
  'M80 28a52 52 0 1 0 0 104a52 52 0 1 0 0-104zM80 42a38 38 0 1 1 0 76a38 38 0 1 1 0-76zM80 66a14 14 0 1 0 0 28a14 14 0 1 0 0-28z' +
  'M76 6h8v62h-8zM76 92h8v62h-8zM6 76h62v8H6zM92 76h62v8H92zM25 31l6-6 42 42-6 6zM87 93l6-6 42 42-6 6zM129 25l6 6-42 42-6-6zM67 87l6 6-42 42-6-6z';

const shapes = { ...paths, wheel: WHEEL };

export type Icon = keyof typeof shapes;

const SIDE = 160;
const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();
let sprite: SVGElement | null = null;

function make(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Adds a symbol to the document unless it is there, and returns the reference to it. */
function symbol(id: string, viewBox: string, fill: (into: SVGElement) => void): string {
  if (!known.has(id)) {
    known.add(id);
    if (!sprite) {
      sprite = make('svg', { width: 0, height: 0, class: 'sprite', 'aria-hidden': 'true', focusable: 'false' });
      document.body.prepend(sprite);
    }
    const element = make('symbol', { id, viewBox });
    fill(element);
    sprite.append(element);
  }
  return `#${id}`;
}

/** The reference to an icon, for `<use>`. @example <use href={iconRef('anchor')} width="20" height="20" /> */
export const iconRef = (icon: Icon): string =>
  symbol(`i-${icon}`, `0 0 ${SIDE} ${SIDE}`, (into) => into.append(make('path', { d: shapes[icon] })));

/** The places of the pips of a number, in hundredths across and down; those below the middle are turned over. */
const [LEFT, MID, RIGHT] = [53, 70, 87];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, 70]],
  2: column(MID, 28, 112),
  3: column(MID, 28, 70, 112),
  4: [...column(LEFT, 28, 112), ...column(RIGHT, 28, 112)],
  5: [...column(LEFT, 28, 112), ...column(RIGHT, 28, 112), [MID, 70]],
  6: [...column(LEFT, 28, 70, 112), ...column(RIGHT, 28, 70, 112)],
  7: [...column(LEFT, 28, 70, 112), ...column(RIGHT, 28, 70, 112), [MID, 49]],
  8: [...column(LEFT, 28, 70, 112), ...column(RIGHT, 28, 70, 112), ...column(MID, 49, 91)],
  9: [...column(LEFT, 22, 54, 86, 118), ...column(RIGHT, 22, 54, 86, 118), [MID, 70]],
  10: [...column(LEFT, 22, 54, 86, 118), ...column(RIGHT, 22, 54, 86, 118), ...column(MID, 38, 102)],
};

function column(x: number, ...ys: readonly number[]): (readonly [number, number])[] {
  return ys.map((y) => [x, y]);
}

/** The size of a pip, in hundredths of the card's width. */
const pipSize = (count: number): number => (count === 1 ? 44 : 18);

/**
 * The reference to this many pips of a suit, spread over a card. They are one shape in the units of the icon: ten shapes would
 * cost ten times the style and layout for every card on the table.
 */
export const pipsRef = (icon: Icon, count: number): string => {
  const unit = SIDE / pipSize(count);
  return symbol(`p-${icon}-${count}`, `0 0 ${100 * unit} ${140 * unit}`, (into) => {
    const pips = PIPS[count].map(([x, y]) => moved(shapes[icon], x * unit - SIDE / 2, y * unit - SIDE / 2));
    into.append(make('path', { d: pips.join('') }));
  });
};

/** Translates a path; for paths of integers that begin with a capital M and have no arcs in absolute coordinates. */
export const moved = (path: string, x: number, y: number): string =>
  path.replace(/([MLHVCSQ])([-\d ]*)/g, (_whole, command: string, rest: string) => {
    let n = command === 'V' ? 1 : 0;
    const step = /[HV]/.test(command) ? 2 : 1;
    const further = rest.replace(/ ?(-?\d+)/g, (_, number: string) => {
      const by = n % 2 === 0 ? x : y;
      n += step;
      return ` ${Math.round(Number(number) + by)}`;
    });
    return command + further;
  });
