/** The backs of cards: an ivory edge, a pattern, and a medal in the middle. */
import { type Drawing, type Layer, layer, lined } from './drawing.ts';
import { at, disc, mirrored, placed } from './path.ts';

/** The names of the backs; the first is the usual one. */
export const BACKS = ['vine', 'tide', 'lantern'] as const;
export type Back = (typeof BACKS)[number];

/** A tile repeated over the field of 84 × 126. */
function tiled(tile: string, width: number, height: number): string {
  const out: string[] = [];
  for (let y = 0; y <= 126 / height; y++)
    for (let x = 0; x <= 84 / width; x++) out.push(placed(tile, at(8 + x * width, 7 + y * height)));
  return out.join('');
}

const STEM = 'M0-10.5C-7-5.25-7-5.25 0 0S7 5.25 0 10.5';
const LEAF = 'M0 0C-3.6-2-3.8-6.6 0-9.8C3.8-6.6 3.6-2 0 0Z';
/** Half a turn of the vine around its crossing, with a large and a small leaf; the other half is the same turned over. */
const half = placed(LEAF, at(-4.6, -5.4, 1, 74)) + placed(LEAF, at(-5, -5, 0.62, -64));
const leaves = half + placed(half, at(0, 0, 1, 180));
/** Two vines side by side, which mirror each other. */
const twin = (path: string): string => placed(path, at(10.5, 10.5)) + placed(mirrored(path), at(31.5, 10.5));

/** The part of a scale that the next row leaves visible: an arc to so many degrees from its top. */
const arc = (r: number, degrees: number): string => {
  const [x, y] = [r * Math.sin((degrees * Math.PI) / 180), -r * Math.cos((degrees * Math.PI) / 180)];
  return `M${-x} ${y}A${r} ${r} 0 0 1 ${x} ${y}`;
};
const scale = arc(10.5, 60.6) + arc(7, 54.4) + arc(3.6, 55.3);

const PATTERNS: Readonly<Record<Back, readonly Layer[]>> = {
  vine: [
    ['back-line', tiled(twin(STEM), 42, 21), 0.9],
    ['back-line', tiled(twin(leaves) + disc(0, 0, 1.3) + disc(21, 10.5, 1.3), 42, 21)],
  ],
  tide: [['back-line', tiled(scale + placed(scale, at(10.5, 5.25)), 21, 10.5), 0.8]],
  lantern: [
    ['back-line', tiled('M0 10.5L10.5 0L21 10.5L10.5 21Z', 21, 21), 0.9],
    ['back-line', tiled(`M10.5 5.6L12 9L15.4 10.5L12 12L10.5 15.4L9 12L5.6 10.5L9 9Z${disc(0, 0, 1.5)}`, 21, 21)],
  ],
};

const around = (path: string, times: number): string =>
  Array.from({ length: times }, (_, i) => placed(path, at(0, 0, 1, (360 / times) * i))).join('');
const both = (left: string): string => left + mirrored(left);
const MEDALS: Readonly<Record<Back, string>> = {
  vine: around('M0-3.4C-3.6-6-3.6-11 0-14.8C3.6-11 3.6-6 0-3.4Z', 8) + disc(0, 0, 2.3),
  tide: around('M0-15.4L2.4-2.4H-2.4Z', 4) + around(placed('M0-9.6L2-2H-2Z', at(0, 0, 1, 45)), 4) + disc(0, 0, 2.6),
  lantern: `${both('M-.5-8.6V8.2H-3.4C-5.4 4-5.4-4.4-3.4-8.6ZM-5-8.6C-12.4-6.6-12.4 6.2-5 8.2C-6.6 3.4-6.6-3.8-5-8.6Z')}M-5-12.4H5V-10H-5ZM-5 9.6H5V12H-5ZM-.8-15.6H.8V-12.4H-.8ZM-2.8 12H-1.2V15.6H-2.8ZM-.8 12H.8V17H-.8ZM1.2 12H2.8V15.6H1.2Z`,
};

const inset = (x: number, y: number, rx: number, rest: Readonly<Record<string, string | number>>): Drawing => ({
  name: 'rect',
  attributes: { x, y, width: 100 - 2 * x, height: 140 - 2 * y, rx, ...rest },
});

/** The drawing of a back; card.css has its colours. @example backOf('tide') */
export const backOf = (back: Back): Drawing[] => [
  inset(4, 4, 5.5, { class: 'fill-back' }),
  {
    name: 'svg',
    attributes: { x: 8, y: 7, width: 84, height: 126, viewBox: '8 7 84 126' },
    inside: PATTERNS[back].map(layer),
  },
  inset(8, 7, 3.5, lined('back-line', 1.2)),
  ...(
    [
      ['back-deep', disc(50, 70, 21)],
      ['back-line', disc(50, 70, 21), 1.4],
      ['back-line', disc(50, 70, 18.6), 0.6],
      ['back-line', placed(MEDALS[back], at(50, 70))],
    ] as const satisfies readonly Layer[]
  ).map(layer),
];
