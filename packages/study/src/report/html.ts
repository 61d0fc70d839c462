/** HTML of reports: an element, and a whole page with its style. */
import { escaped, PLOT_STYLE } from './svg.ts';

const STYLE = `:root{color-scheme:light dark;--paper:#fdf8ec;--ink:#251c12;--soft:#5c503d;--line:#dccfb2;--good:#1f7044}
@media (prefers-color-scheme:dark){:root{--paper:#29231d;--ink:#f1e8d6;--soft:#b3a790;--line:#3d352a;--good:#7fd0a0}}
body{font:15px/1.5 Figtree,system-ui,sans-serif;background:var(--paper);color:var(--ink);max-width:60rem;margin:0 auto;padding:1.25rem}
h1,h2,h3{font-family:Fraunces,Georgia,serif;font-weight:600;letter-spacing:-.01em}h1{font-size:1.6rem}h2{margin-top:2.2rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}td,th{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left}td.part{padding-left:1.6rem}.soft{color:var(--soft)}.flag{color:var(--good);font-weight:700}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1rem}.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1rem}
.scroll{overflow-x:auto}pre{white-space:pre-wrap;background:rgb(0 0 0/.06);padding:.75rem;border-radius:8px}ol{padding-left:1.4rem}summary{cursor:pointer;padding:.4rem 0}`;

/** @example tag('p', 'text') === '<p>text</p>' */
export const tag = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;
/** A whole page without external links. */
export const page = (lang: string, title: string, ...parts: readonly string[]): string =>
  `<!doctype html>\n<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}${PLOT_STYLE}</style></head><body>\n${parts.join('\n')}\n</body></html>\n`;
