/** The colours of tokens.css, for tests. */
import { readFileSync } from 'node:fs';

export type Triple = readonly [number, number, number];

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The light and the dark value of a token, as linear light. @example token('paper')[0] */
export function token(name: string): readonly [Triple, Triple] {
  const match = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (!match) throw new Error(`no token --${name}`);
  return [linear(match[1]), linear(match[2])];
}

function linear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

export const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The contrast ratio of WCAG. */
export function contrast(a: Triple, b: Triple): number {
  const [x, y] = [a, b].map((c) => dot([0.2126, 0.7152, 0.0722], c) + 0.05);
  return Math.max(x / y, y / x);
}
