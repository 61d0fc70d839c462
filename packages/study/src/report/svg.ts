/** Helpers for drawing plots as SVG text, without a document: the same in the browser, in reports and in tests. */

/** @example escaped('a < b') === 'a &lt; b' */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Maps numbers to places. */
export type LinearScale = (value: number) => number;

/** @example linear([0, 10], [0, 100])(5) === 50 */
export const linear =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]): LinearScale =>
  (value) =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

/** Round numbers between two limits, about `count` of them. @example ticks(0, 1, 5) // [0, 0.2, 0.4, 0.6, 0.8, 1] */
export function ticks(low: number, high: number, count: number): number[] {
  const raw = (high - low) / count;
  if (!(raw > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw * 0.99) ?? 10 * power;
  const found: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) found.push(i * step);
  return found;
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element. @example element('rect', { x: 1, y: 2, width: 3, height: 4 }) */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escaped(value)}"`,
  );
  return content.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

const round = (n: number): string => String(Math.round(n * 100) / 100);

export const label = (text: string, attributes: Attributes): string => element('text', attributes, escaped(text));

/** A whole picture with a name for screen readers. */
export const picture = (width: number, height: number, name: string, ...content: readonly string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      class: 'plot',
      role: 'img',
    },
    element('title', {}, escaped(name)),
    ...content,
  );

/** The colours of plots: reports and exported pictures contain them, the app has its own tokens. */
export const PLOT_STYLE = `
.plot{font:12px Figtree,system-ui,sans-serif;--ink:#251c12;--soft:#5c503d;--line:#dccfb2;--old:#8d6034;--new:#1d5f4b;--paper:#fdf8ec;max-width:100%;height:auto}
@media (prefers-color-scheme:dark){.plot{--ink:#f1e8d6;--soft:#b3a790;--line:#3d352a;--old:#d9a868;--new:#7fd0a0;--paper:#29231d}}
.plot text{fill:var(--ink)}.plot .soft{fill:var(--soft)}.plot .grid{stroke:var(--line);stroke-width:1}
.plot .old{fill:var(--paper);stroke:var(--old);stroke-width:1.5}.plot .new{fill:var(--new);stroke:var(--new);stroke-width:1.5}
.plot .whisker{stroke:var(--ink);stroke-width:1.5;fill:none}.plot .band{fill:var(--new);opacity:.22}
.plot .curve{fill:none;stroke:var(--new);stroke-width:2}.plot .level{stroke:var(--old);stroke-width:1.5;stroke-dasharray:5 4}
.plot .outline{fill:none;stroke:var(--new);stroke-width:2}.plot .area{fill:var(--old);opacity:.35}
.plot .zero{stroke:var(--soft);stroke-width:1}.plot .dot{fill:var(--new)}`.replaceAll('\n', '');

/** A picture to save as a file of its own. */
export const standaloneSvg = (svg: string): string =>
  svg.replace('<title>', `<style>${PLOT_STYLE}.plot{background:var(--paper)}</style><title>`);
