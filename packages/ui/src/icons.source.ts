/**
 * Generates icons.json: the shapes the app uses, taken from Game Icons (CC BY 3.0) and redrawn in whole units of a smaller
 * square, which makes them a third as long. The test beside it fails if the two differ; `npx vitest -u run packages/ui` regenerates it.
 */

/** The side of the square of our icons; theirs is 512. */
const SIDE = 160;

/** Our name for each icon, and its name in Game Icons. */
const TAKEN: Readonly<Record<string, string>> = {
  spade: 'spades',
  heart: 'hearts',
  diamond: 'diamonds',
  club: 'clubs',
  lizard: 'gecko',
};

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * A path, scaled, in whole numbers. Relative steps are rounded so that their ends stay within half a unit of the true ones.
 * @example roundedPath('M1.4 2l.4.4.4.4', 1) // 'M1 2l1 0 0 1'
 */
export function roundedPath(path: string, scale: number): string {
  const [at, shown, start] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let out = '';
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = kind === command;
    const numbers = numbersOf(kind, rest).map((x, i) => (kind === 'a' && i % 7 > 1 && i % 7 < 5 ? x : x * scale));
    const size = TAKES[kind];
    out += command;
    if (kind === 'z') for (const k of [0, 1]) at[k] = shown[k] = start[k];
    for (let i = 0; i < numbers.length; i += size) {
      const step = numbers.slice(i, i + size);
      const whole = step.map((x, j) => {
        const axis = axisOf(kind, j);
        return axis === null ? x : relative ? Math.round(at[axis] + x) - shown[axis] : Math.round(x);
      });
      if (kind === 'a') [whole[0], whole[1]] = [Math.round(step[0]), Math.round(step[1])];
      for (let j = kind === 'h' || kind === 'v' ? 0 : size - 2; j < size; j++) {
        const axis = axisOf(kind, j);
        if (axis === null) continue;
        at[axis] = relative ? at[axis] + step[j] : step[j];
        shown[axis] = relative ? shown[axis] + whole[j] : whole[j];
      }
      if (kind === 'm' && i === 0) for (const k of [0, 1]) start[k] = shown[k];
      out += (i > 0 ? ' ' : '') + whole.join(' ').replaceAll(' -', '-');
    }
  }
  return out.replaceAll(' -', '-');
}

/** The axis a number of a command moves along: 0 across, 1 down; null for the radii and flags of an arc. */
function axisOf(kind: string, index: number): 0 | 1 | null {
  if (kind === 'h') return 0;
  if (kind === 'v') return 1;
  if (kind === 'a') return index < 5 ? null : index === 5 ? 0 : 1;
  return index % 2 === 0 ? 0 : 1;
}

/** Numbers may touch ("0-4.636.521"), and so may the flags of an arc ("0 01.5"). */
function numbersOf(kind: string, text: string): number[] {
  const found: number[] = [];
  let rest = text;
  for (;;) {
    const flag = kind === 'a' && (found.length % 7 === 3 || found.length % 7 === 4);
    const match = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(rest);
    if (!match) return found;
    found.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
}

/** The paths of all icons, by our names. */
export const pathsOf = (icons: Readonly<Record<string, { body: string }>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TAKEN).map(([ours, theirs]) => {
      const paths = [...icons[theirs].body.matchAll(/\sd="([^"]+)"/g)];
      return [ours, paths.map(([, path]) => roundedPath(path, SIDE / 512)).join('')];
    }),
  );
