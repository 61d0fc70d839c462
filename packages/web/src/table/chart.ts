/** The geometry of the chart of totals: points, lines and labels in the units of its drawing. */
import type { TotalScale } from '@followsuit/present';

/** The size of the drawing, and its margins. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The place of a total after a number of hands. @example placeIn(frame, scale, 11)(3, 20) // [x, y] */
export const placeIn =
  ({ width, height, top, right, bottom, left }: Frame, { low, high }: TotalScale, hands: number) =>
  (hand: number, total: number): readonly [x: number, y: number] => [
    left + ((width - left - right) * hand) / Math.max(1, hands),
    top + (height - top - bottom) * (1 - (total - low) / (high - low)),
  ];

/** The line through some places. @example pathOf([[0, 9], [5, 3]]) // 'M0 9L5 3' */
export const pathOf = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const round = (n: number): number => Math.round(n * 10) / 10;

/** Moves labels apart so that no two are closer than `gap`, each as near to its place as their order allows. */
export function spread(ys: readonly number[], gap: number, [top, bottom]: readonly [number, number]): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => ys[a] - ys[b]);
  const found = [...ys];
  let least = top;
  for (const i of order) {
    found[i] = Math.max(ys[i], least);
    least = found[i] + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i], most);
    most = found[i] - gap;
  }
  return found;
}

/** The hands that the axis names: all of a few, every second or fifth of many, and always the last. */
export function namedHands(hands: number): number[] {
  const step = [1, 2, 5, 10].find((each) => hands / each <= 7) ?? 20;
  const named = Array.from({ length: Math.ceil(hands / step) }, (_, i) => 1 + i * step);
  return [...named.filter((n) => n === hands || hands - n >= step), hands].filter((n, i, all) => all.indexOf(n) === i);
}
