/**
 * Shapes that are used many times are in the document once, as symbols, and are shown with `<use>`. A symbol is added when it
 * is first requested, so a table contains only those of its cards.
 */
import type { DeckInfo } from '@followsuit/present';
import { type Back, backOf } from './backs.ts';
import { figures } from './courts.ts';
import { type Drawing, layer } from './drawing.ts';
import { type FaceSize, faceOf, figureId, figureOf } from './faces.ts';
import { type Icon, SIDE, shapes } from './suit-shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();
let sprite: Element | null = null;

function make({ name, attributes, inside = [] }: Drawing): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (typeof inside === 'string') element.textContent = inside;
  else element.append(...inside.map(make));
  return element;
}

/** Adds a symbol to the document unless it is there, and returns the reference to it. */
function symbol(id: string, viewBox: string, drawing: () => readonly Drawing[]): string {
  if (!known.has(id)) {
    known.add(id);
    if (!sprite) {
      sprite = make({
        name: 'svg',
        attributes: { width: 0, height: 0, class: 'sprite', 'aria-hidden': 'true', focusable: 'false' },
      });
      document.body.prepend(sprite);
    }
    sprite.append(make({ name: 'symbol', attributes: { id, viewBox }, inside: drawing() }));
  }
  return `#${id}`;
}

/** The reference to an icon, for `<use>`. @example <use href={iconRef('anchor')} width="20" height="20" /> */
export const iconRef = (icon: Icon): string =>
  symbol(`icon-${icon}`, `0 0 ${SIDE} ${SIDE}`, () => [{ name: 'path', attributes: { d: shapes[icon] } }]);

const CARD = '0 0 100 140';

/** The reference to the face of a card. @example <use href={faceRef(vines, 'Kl', 'full', false)} /> */
export function faceRef(deck: DeckInfo, code: string, size: FaceSize, letters: boolean): string {
  const figure = figureOf(deck, code.slice(0, -1));
  if (figure) symbol(figureId(figure), '-26 -57 52 57', () => figures[figure].map(layer));
  const id = `card-${deck.id}-${code}-${size}${letters ? '-letter' : ''}`;
  return symbol(id, CARD, () => faceOf(deck, code, size, letters));
}

/** The reference to a back. @example <use href={backRef('tide')} /> */
export const backRef = (back: Back): string => symbol(`back-${back}`, CARD, () => backOf(back));
