/** What aces and jokers have: a wreath, sprigs, a jester in the ring of the suits. */
import { HEAD, LOOKS } from './courts.ts';
import { type Drawing, group, type Layer, layer } from './drawing.ts';
import { at, disc, mirrored, placed } from './path.ts';

const LEAF = 'M0 0C-3.6-2.8-3.6-8 0-11.6C3.6-8 3.6-2.8 0 0Z';
const LEAVES = 16;
const turns = Array.from({ length: LEAVES }, (_, i) => (360 / LEAVES) * i);
/** A path repeated around the middle. */
const around = (path: string): string => turns.map((turn) => placed(path, at(0, 0, 1, turn))).join('');

/** A wreath of sixteen pairs of leaves around the middle, with berries, and a disc of the suit's tint in it. */
const WREATH: readonly Layer[] = [
  ['soft', disc(0, 0, 28), 1],
  ['soft', around(placed(LEAF, at(0, -28, 0.86, 126)))],
  ['suit', around(placed(LEAF, at(0, -28, 1, 54)))],
  ['brass', around(disc(-4.8, -31.6, 1.3))],
  ['tint', disc(0, 0, 21.6)],
  ['suit', disc(0, 0, 21.6), 0.9],
];

/** Leaves along a stem into the corner: where, how turned, how large. */
const sprigLeaves = (leaves: readonly (readonly [number, number, number, number])[]): string =>
  leaves.map(([x, y, turn, size]) => placed(LEAF, at(x, y, size, turn))).join('');
const SPRIG: readonly Layer[] = [
  ['soft', 'M38-58C30-58 23-53 20.6-43', 1.1],
  [
    'soft',
    sprigLeaves([
      [34.4, -57.4, -12, 0.6],
      [27.6, -54.8, -28, 0.7],
      [22.8, -49.4, -52, 0.72],
    ]),
  ],
  [
    'suit',
    sprigLeaves([
      [31, -56.6, 148, 0.66],
      [25, -52.4, 130, 0.74],
      [20.9, -44.6, 192, 0.74],
    ]),
  ],
  ['brass', disc(38.6, -58, 1.4)],
];

/** The picture of an ace around (0, 0), without its suit. */
export const wreath: readonly Drawing[] = WREATH.map(layer);
export const sprigs: readonly Drawing[] = [
  ...SPRIG,
  ...SPRIG.map(([paint, path, width]): Layer => [paint, placed(path, at(0, 0, 1, 180)), width]),
].map(layer);

const HORN =
  'M0-13C-2-23-12-29.6-19.6-23.4C-25-18.8-25.6-10-22.8-3.6C-20.6-9.6-16.6-12.2-12.4-9.2C-9-11.4-5-12.8 0-13Z';
const COLLAR = 'M0 8H-13L-15.8 16.6L-8.4 12.4L-5 18.6L0 12.8Z';
const MOTLEY = 'M0 10.4C-6 10.6-14 11.6-22 16.4A27.4 27.4 0 0 0 0 27.4Z';
const LOZENGE = 'M0-4.6L2.7 0L0 4.6L-2.7 0Z';
const lozenges = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => placed(LOZENGE, at(x, y))).join('');
const bells = [-1, 1].map((side) => disc(side * 15.8, 17.6, 1.5) + disc(side * 5, 19.8, 1.5)).join('');

/** The jester in his disc of radius 29, around (0, 0). */
export const jester: readonly Drawing[] = [
  ...(
    [
      ['brass', disc(0, 0, 29)],
      ['white', disc(0, 0, 27.4)],
      ['tint', disc(0, 0, 25.8)],
      ['suit', MOTLEY],
      ['deep', mirrored(MOTLEY)],
      ['soft', lozenges([-11, 20], [-2.7, 22.4], [8.4, 22.4], [15.4, 18.6])],
      ['brass', COLLAR + mirrored(COLLAR)],
      ['brass-deep', mirrored(COLLAR)],
      ['brass', bells],
    ] as const satisfies readonly Layer[]
  ).map(layer),
  group('translate(0 35) scale(1.16)', [...HEAD, ...LOOKS].map(layer)),
  ...(
    [
      ['lip', 'M-4.6 4.4Q0 10.6 4.6 4.4Q0 6.6-4.6 4.4Z'],
      ['suit', lozenges([-6.2, 2.6], [6.2, 2.6]).replaceAll('4.6', '3.4')],
      ['suit', HORN],
      ['soft', mirrored(HORN)],
      ['deep', 'M-8.4-11.6C-7.6-18-4-21-2.6-27C3.6-24 9-18.6 8.4-11.6C3-14-3-14-8.4-11.6Z'],
      ['brass', 'M-12.8-8.2C-7-13.2 7-13.2 12.8-8.2L12.2-12.6C6-17-6-17-12.2-12.6Z'],
      ['brass', disc(-22.8, -1.6, 2.5)],
      ['brass-deep', `${disc(22.8, -1.6, 2.5)}M0-12C4.8-12 9.6-11 12.8-8.2L12.2-12.6C9-15 4.6-15.9 0-15.9Z`],
    ] as const satisfies readonly Layer[]
  ).map(layer),
];

/** A star of five points around (0, 0), the index of a joker. */
export const STAR = 'M0-10L2.9-3.6L9.9-2.8L4.7 1.9L6.1 8.8L0 5.3L-6.1 8.8L-4.7 1.9L-9.9-2.8L-2.9-3.6Z';

/** The field behind the jester: white lozenges on the tint. */
const FIELD = Array.from({ length: 6 * 4 }, (_, i) => {
  const [row, column] = [Math.floor(i / 4), i % 4];
  return placed('M0-9.6L6.5 0L0 9.6L-6.5 0Z', at(-19.5 + 13 * column, -48.2 + 19.28 * row));
}).join('');
export const field: readonly Drawing[] = [
  layer(['halo', FIELD]),
  layer([
    'suit',
    placed(STAR, at(0, -47.4, 0.55)) + placed(LOZENGE, at(-10, -47.4, 0.7)) + placed(LOZENGE, at(10, -47.4, 0.7)),
  ]),
  layer([
    'suit',
    placed(STAR, at(0, 47.4, 0.55, 180)) + placed(LOZENGE, at(-10, 47.4, 0.7)) + placed(LOZENGE, at(10, 47.4, 0.7)),
  ]),
];

/** The ring of the suits around (0, 0), with two arrows against the clock: a joker turns the ring. */
export const RING = 35.5;
const ARROW = 'M-4.6 0L3-3.8V3.8Z';
export const ring: readonly Drawing[] = [
  layer(['brass-deep', disc(0, 0, RING), 1.2]),
  layer(['brass-deep', [36, 180].map((turn) => placed(placed(ARROW, at(0, -RING)), at(0, 0, 1, turn))).join('')]),
];
