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

/** A token with one value for both themes. */
export function hexColour(name: string): Triple {
  const match = new RegExp(`--${name}: (#\\w{6});`).exec(css);
  if (!match) throw new Error(`no colour --${name}`);
  return linear(match[1]);
}

/** The felt of a hue from the middle to the edge, in the light and the dark theme. */
export function feltColours(hue: number): readonly [Triple[], Triple[]] {
  const found = [
    ...css.matchAll(/--felt[\w-]*: light-dark\(\s+oklch\(([\d.]+) ([\d.]+) .*\),\s+color-mix\(.*black (\d+)%\)/g),
  ];
  if (found.length !== 3) throw new Error('tokens.css has no three shades of felt');
  const shades = (dark: boolean): Triple[] =>
    found.map(([, light, chroma, black]) => {
      const left = dark ? 1 - Number(black) / 100 : 1;
      return fromOklch(Number(light) * left, Number(chroma) * left, hue);
    });
  return [shades(false), shades(true)];
}

/** Björn Ottosson's OKLCH as linear light. */
function fromOklch(lightness: number, chroma: number, hue: number): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
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
