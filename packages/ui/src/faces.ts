/**
 * The faces of cards, in units of a hundredth of their width (100 × 140). The index is in the left 23 units, so that a fan may
 * show less than a third of each card. All pips of a card are one path.
 */
import { type DeckInfo, partsOf } from '@followsuit/present';
import type { Figure } from './courts.ts';
import { type Drawing, group, layer, lined, shown } from './drawing.ts';
import { field, jester, RING, ring, STAR, sprigs, wreath } from './ornaments.ts';
import { at, disc, placed } from './path.ts';
import { type Icon, SIDE, shapes } from './suit-shapes.ts';
import { lookOf } from './suits.ts';

/** `small` for cards of less than 72 pixels, `large` for large print. */
export type FaceSize = 'full' | 'small' | 'large';

const FIGURES: Readonly<Record<string, Figure>> = {
  T: 'tar',
  F: 'farmer',
  B: 'bishop',
  J: 'jack',
  Q: 'queen',
};
/** The figure of a rank; T, F and B are of the Vines deck alone, which has a knight where others have a king. */
export const figureOf = (deck: DeckInfo, rank: string): Figure | undefined =>
  rank === 'K' ? (deck.id === 'vines' ? 'knight' : 'king') : FIGURES[rank];
/** The symbol of a figure: the upper half of a card's frame. */
export const figureId = (figure: Figure): string => `figure-${figure}`;

/** A suit around a point; turned over below the middle. */
const pip = (icon: Icon, x: number, y: number, size: number, turn = 0): string =>
  placed(placed(shapes[icon], at(-SIDE / 2, -SIDE / 2)), at(x, y, size / SIDE, turn));

const [LEFT, MID, RIGHT] = [36, 50, 64];
const rows = (...ys: readonly number[]) =>
  ys.flatMap(
    (y) =>
      [
        [LEFT, y],
        [RIGHT, y],
      ] as const,
  );
const middle = (...ys: readonly number[]) => ys.map((y) => [MID, y] as const);
/** The places of the pips of each number, across and down. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: middle(24, 116),
  3: middle(24, 70, 116),
  4: rows(24, 116),
  5: [...rows(24, 116), ...middle(70)],
  6: rows(24, 70, 116),
  7: [...rows(24, 70, 116), ...middle(47)],
  8: [...rows(24, 70, 116), ...middle(47, 93)],
  9: [...rows(24, 54.7, 85.3, 116), ...middle(70)],
  10: [...rows(24, 54.7, 85.3, 116), ...middle(39.4, 100.6)],
};
const pipSize = (count: number): number => (count <= 3 ? 23 : count <= 6 ? 20 : count <= 8 ? 18.5 : 17);
const pips = (icon: Icon, rank: string): string =>
  PIPS[rank].map(([x, y]) => pip(icon, x, y, pipSize(Number(rank)), y > 71 ? 180 : 0)).join('');

interface Index {
  readonly x: number;
  /** The line that the rank stands on, and its height. */
  readonly baseline: number;
  readonly height: number;
  readonly suit: { readonly y: number; readonly size: number };
  readonly letter: { readonly baseline: number; readonly height: number };
}
const INDEX: Readonly<Record<FaceSize, Index>> = {
  full: { x: 13, baseline: 26.5, height: 26, suit: { y: 38.5, size: 15 }, letter: { baseline: 57, height: 14 } },
  small: { x: 21, baseline: 38, height: 40, suit: { y: 57, size: 25 }, letter: { baseline: 90, height: 22 } },
  large: { x: 27, baseline: 57, height: 64, suit: { y: 86, size: 44 }, letter: { baseline: 134, height: 30 } },
};
/** Wide ranks are squeezed to a part of their height. */
const WIDTHS: Readonly<Record<string, number>> = { 10: 0.73, K: 0.67, B: 0.67, T: 0.66, Q: 0.65, A: 0.65 };

/** The letter of a card's suit; ℓ for l, which could be read as a one. @example letterOf('Kl') // 'ℓ' */
export const letterOf = (code: string): string => code.slice(-1).replace('l', 'ℓ');

const written = (text: string, x: number, y: number, height: number, width?: number): Drawing => ({
  name: 'text',
  attributes: {
    class: 'card-rank',
    x,
    y,
    'font-size': height,
    ...(width && { textLength: width, lengthAdjust: 'spacingAndGlyphs' }),
  },
  inside: text,
});

/** The words of an index; its suit is drawn with the pips. */
function indexTexts(rank: string, letter: string | null, { x, baseline, height, letter: low }: Index): Drawing[] {
  const fit = WIDTHS[rank];
  return [
    ...(rank === 'X' ? [] : [written(rank, x, baseline, height, fit && fit * height)]),
    ...(letter ? [written(letter, x, low.baseline, low.height)] : []),
  ];
}
const indexSuit = (icon: Icon, rank: string, { x, baseline, height, suit }: Index): string =>
  pip(icon, x, suit.y, suit.size) + (rank === 'X' ? placed(STAR, at(x, baseline - height * 0.33, height * 0.036)) : '');

const framed = (
  x: number,
  y: number,
  width: number,
  height: number,
  shapeOf: Readonly<Record<string, string | number>>,
): Drawing => ({
  name: 'rect',
  attributes: { x, y, width, height, rx: 5, ...shapeOf },
});
const FRAME = [24, 12, 52, 116] as const;
const tint = framed(...FRAME, { class: 'fill-tint' });
const frame = [
  framed(...FRAME, lined('suit', 1.4)),
  framed(25.6, 13.6, 48.8, 112.8, { ...lined('halo', 0.8), rx: 3.6 }),
];

function court(figure: Figure, icon: Icon): Drawing[] {
  const half = shown(`#${figureId(figure)}`, 24, 13, 52, 57);
  return [
    tint,
    half,
    group('rotate(180 50 70)', [half]),
    layer(['brass', `M24 67.2H76V72.8H24Z${disc(50, 70, 10.6)}`]),
    layer(['deep', 'M24 69H40V71H24ZM60 69H76V71H60Z']),
    layer(['white', disc(50, 70, 9)]),
    layer(['suit', pip(icon, 50, 70, 12)]),
    ...frame,
  ];
}

/** The suit in two tones: its right half, cut by the edge of a drawing of its own. */
const halved = (icon: Icon, x: number, y: number, size: number): Drawing[] => [
  layer(['suit', pip(icon, x, y, size)]),
  {
    name: 'svg',
    attributes: { x, y: y - size / 2, width: size / 2, height: size, viewBox: `0 ${-size / 2} ${size / 2} ${size}` },
    inside: [layer(['deep', pip(icon, 0, 0, size)])],
  },
];

function joker(deck: DeckInfo, own: string, letters: boolean): Drawing[] {
  const suits = deck.suits.flatMap(({ name }, i): Drawing[] => {
    const look = lookOf(name);
    if (!look) return [];
    const angle = (2 * Math.PI * i) / deck.suits.length;
    const [x, y] = [RING * Math.sin(angle), -RING * Math.cos(angle)];
    const filled = name === own;
    return [
      layer([filled ? 'suit' : 'white', disc(+x.toFixed(2), +y.toFixed(2), 7)]),
      layer(['brass', disc(+x.toFixed(2), +y.toFixed(2), 7), 1]),
      {
        name: 'g',
        attributes: { class: `suit-${look.colour}` },
        inside: [layer([filled ? 'white' : 'suit', pip(look.icon, x, y, 8.8)])],
      },
    ];
  });
  // Smaller where the ring would touch a letter below the index.
  const middle = letters ? 'translate(50 70) scale(.82)' : 'translate(50 70)';
  return [tint, group('translate(50 70)', field), ...frame, group(middle, [...ring, ...jester, ...suits])];
}

const isFirst = (rank: string): boolean => rank === 'A' || rank === '1';

/** What a card shows besides its index; a rank of no known deck has its suit in the middle. */
function fullArt(deck: DeckInfo, code: string, icon: Icon, letters: boolean): Drawing[] {
  const { rank, suit } = partsOf(deck, code);
  if (rank === 'X') return joker(deck, suit, letters);
  if (isFirst(rank)) return [group('translate(50 70)', [...sprigs, ...wreath]), ...halved(icon, 50, 70, 28)];
  const figure = figureOf(deck, rank);
  if (figure) return court(figure, icon);
  return [layer(['suit', PIPS[rank] ? pips(icon, rank) : pip(icon, 50, 70, 44)])];
}

/** The one picture of a small face. */
function smallArt(deck: DeckInfo, code: string, icon: Icon): Drawing[] {
  const { rank } = partsOf(deck, code);
  if (rank === 'X') return [group('translate(64 100)', jester)];
  if (isFirst(rank)) return [group('translate(62 97) scale(.9)', wreath), layer(['suit', pip(icon, 62, 97, 27)])];
  const figure = figureOf(deck, rank);
  return figure ? bust(figure) : [layer(['suit', pip(icon, 64, 99, 52)])];
}

/** The bust of a figure, larger than in a court, cut at the sides. */
function bust(figure: Figure): Drawing[] {
  const [x, y, width, height] = [37, 58, 57, 75];
  const inside = [shown(`#${figureId(figure)}`, -26, -57, 52, 57)];
  return [
    framed(x, y, width, height, { class: 'fill-tint' }),
    { name: 'svg', attributes: { x, y, width, height, viewBox: '-21.66 -57 43.32 57' }, inside },
    framed(x, y, width, height, lined('suit', 2)),
  ];
}

/** The face of a card. @example faceOf(vines, 'Kl', 'full', false) */
export function faceOf(deck: DeckInfo, code: string, size: FaceSize, letters: boolean): Drawing[] {
  const { rank, suit } = partsOf(deck, code);
  const icon = lookOf(suit)?.icon;
  const letter = letters || !icon ? letterOf(code) : null;
  const texts = indexTexts(rank, letter, INDEX[size]);
  if (!icon) return texts;
  const index = indexSuit(icon, rank, INDEX[size]);
  if (size === 'small') return [...smallArt(deck, code, icon), layer(['suit', index]), ...texts];
  const turned = placed(indexSuit(icon, rank, INDEX.full), at(100, 140, 1, 180));
  return [
    ...(size === 'full' ? fullArt(deck, code, icon, letters) : []),
    layer(['suit', index + turned]),
    ...texts,
    group('rotate(180 50 70)', indexTexts(rank, letter, INDEX.full)),
  ];
}
