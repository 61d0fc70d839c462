/** Paths of SVG, moved, turned and mirrored as text: many small shapes become one, which costs a browser far less. */

/** The matrix of an affine map, as in SVG: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Scaled, turned by degrees, then moved. @example placed('M0 0h4', at(10, 20, 2, 180)) // 'M10 20l-8 0' */
export function at(x: number, y: number, scale = 1, turn = 0): Matrix {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return [cos, sin, -sin, cos, x, y];
}

/** Left and right exchanged. */
const MIRROR: Matrix = [-1, 0, 0, 1, 0, 0];
/** @example mirrored('M2 3L4 5') // 'M-2 3L-4 5' */
export const mirrored = (path: string): string => placed(path, MIRROR);

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 };
/** Two decimals: a hundredth of a unit is far below a pixel. */
const short = (x: number): number => Math.round(x * 100) / 100;

/** A path after a map that keeps angles; the ellipses of its arcs must be circles. @example placed('M1 2z', at(5, 5)) // 'M6 7z' */
export function placed(path: string, [a, b, c, d, e, f]: Matrix): string {
  const size = Math.sqrt(Math.abs(a * d - b * c));
  const mirror = a * d < b * c;
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let out = '';
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      [x, y] = start;
      out += 'z';
      continue;
    }
    const relative = kind === command;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const takes = TAKES[kind];
    out += kind === 'h' || kind === 'v' ? (relative ? 'l' : 'L') : command;
    for (let i = 0; i < numbers.length; i += takes) {
      const step = numbers.slice(i, i + takes);
      if (kind === 'h') step.push(relative ? 0 : y);
      if (kind === 'v') step.unshift(relative ? 0 : x);
      const shown = kind === 'a' ? [step[0] * size, step[1] * size, 0, step[3], mirror ? 1 - step[4] : step[4]] : [];
      for (let j = kind === 'a' ? 5 : 0; j < step.length; j += 2) {
        const [p, q] = [step[j], step[j + 1]];
        shown.push(a * p + c * q + (relative ? 0 : e), b * p + d * q + (relative ? 0 : f));
      }
      const [p, q] = step.slice(-2);
      [x, y] = relative ? [x + p, y + q] : [p, q];
      if (kind === 'm' && i === 0) start = [x, y];
      out += `${i > 0 ? ' ' : ''}${shown.map(short).join(' ')}`;
    }
  }
  return out.replaceAll(' -', '-');
}

/** A circle as a path, drawn clockwise. @example disc(80, 80, 20) */
export const disc = (x: number, y: number, r: number): string => circle(x, y, r, 1);
/** A circle that is cut out of the clockwise shape around it. */
export const hole = (x: number, y: number, r: number): string => circle(x, y, r, 0);

const circle = (x: number, y: number, r: number, sweep: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep}${-2 * r} 0z`;
