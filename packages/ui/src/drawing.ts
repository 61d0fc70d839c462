/** Drawings as data: what the sprite turns into elements, and tests read. */

/** The paints of card.css: five of the suit, those of all suits, and three of the backs. */
export type CardPaint =
  | 'suit'
  | 'deep'
  | 'soft'
  | 'dusk'
  | 'tint'
  | 'brass'
  | 'brass-deep'
  | 'steel'
  | 'steel-deep'
  | 'steel-line'
  | 'white'
  | 'white-deep'
  | 'skin'
  | 'skin-deep'
  | 'neck'
  | 'cheek'
  | 'lip'
  | 'dark'
  | 'stem'
  | 'halo'
  | 'back'
  | 'back-deep'
  | 'back-line';

/** A filled path, or a line of a width. */
export type Layer = readonly [paint: CardPaint, path: string, width?: number];

/** An element of SVG with its attributes, and its text or what is in it. */
export interface Drawing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly inside?: readonly Drawing[] | string;
}

/** The attributes of a line in a paint; its ends are round. @example lined('brass', 2) */
export const lined = (paint: CardPaint, width: number): Readonly<Record<string, string | number>> => ({
  class: `line-${paint}`,
  fill: 'none',
  'stroke-width': width,
  'stroke-linecap': 'round',
});

/** The element of a layer. @example layer(['suit', 'M0 0H10', 2]) */
export const layer = ([paint, path, width]: Layer): Drawing => ({
  name: 'path',
  attributes: { d: path, ...(width ? lined(paint, width) : { class: `fill-${paint}` }) },
});

/** Shapes moved, turned or scaled together. */
export const group = (transform: string, inside: readonly Drawing[]): Drawing => ({
  name: 'g',
  attributes: { transform },
  inside,
});

/** A symbol shown in a rectangle. */
export const shown = (href: string, x: number, y: number, width: number, height: number): Drawing => ({
  name: 'use',
  attributes: { href, x, y, width, height },
});
