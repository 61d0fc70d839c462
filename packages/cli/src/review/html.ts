/** A review as one HTML page without links to anything: it opens anywhere, also on a phone and without a network. */
import {
  type Account,
  chanceWords,
  costWords,
  GRADES,
  gradeWords,
  ledgerWords,
  momentsThatMattered,
  type ReviewedDecision,
  type ReviewReport,
  reasonWords,
  receiptWords,
  termWords,
  reviewInEnglish as words,
} from '@followsuit/review';
import { isShown, TERMS } from './ledger-terms.ts';
import type { GameNaming } from './naming.ts';
import { INTRODUCTION, MOMENTS_SHOWN } from './review-lines.ts';

/** @example reviewHtml(report, naming, null).startsWith('<!doctype html>') */
export function reviewHtml(report: ReviewReport, naming: GameNaming, seat: number | null): string {
  const seats = report.seats.map((_, i) => i).filter((i) => seat === null || i === seat);
  const shown = momentsThatMattered(report, seat, MOMENTS_SHOWN).sort((a, b) => a.line - b.line);
  const title = escaped(`${naming.title}: review`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p class="note">${report.depth === 'full' ? 'Full' : 'Quick'} review. ${INTRODUCTION} Points are the lead over the others’ average.</p>
<section class="seats">${seats.map((i) => receipt(report, i)).join('')}</section>
<h2>Chances of winning</h2>
${curve(report, seats)}
<h2>${shown.length === 0 ? 'No moment stands out' : 'The moments that mattered'}</h2>
${shown.map((decision) => moment(decision, naming)).join('')}
</main>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function receipt(report: ReviewReport, i: number): string {
  const { seats } = report;
  const ledger = ledgerWords(words, report);
  const { name, chance, points, decisions, grades, lost } = seats[i];
  const wrong = GRADES.filter((grade) => grade !== 'good' && grades[grade] > 0).map(
    (grade) => `${grades[grade]} × ${words.grades[grade]}`,
  );
  const count = wrong.length === 0 ? 'no clear mistakes' : `${wrong.join(', ')}, costing ${chanceWords(words, lost)}`;
  return `<article><h3><i class="dot s${i}"></i>${escaped(name)}</h3><p>${receiptWords(words, chance)}</p>
<table>${LISTED.map((term) => termRow(chance, seats.length > 1 ? points : null, term, ledger[term])).join('')}</table>
<p class="note">${decisions} decisions: ${count}.</p></article>`;
}

const LISTED = ['prior', ...TERMS, 'result'] as const;

/** A term of the ledger: in chances, in points if others have some, and as a bar to the left or to the right of the middle. */
function termRow(chance: Account, points: Account | null, term: (typeof LISTED)[number], label: string): string {
  const isLevel = term === 'prior' || term === 'result';
  const value = isLevel ? 0 : chance[term];
  if (!isLevel && !isShown(value, 'chance') && !(points && isShown(points[term], 'points'))) return '';
  const width = Math.min(50, 50 * Math.abs(value)).toFixed(1);
  const place = value < 0 ? `right:50%` : `left:50%`;
  const drawn = isLevel ? '' : `<b class="${value < 0 ? 'down' : 'up'}" style="${place};width:${width}%"></b>`;
  const cells = [termWords(words, chance, term, 'chance'), points && termWords(words, points, term, 'points')];
  const shown = cells.map((text) => (text === null ? '' : `<td>${text}</td>`)).join('');
  return `<tr><th scope="row">${label}</th>${shown}<td class="swing">${drawn}</td></tr>`;
}

const [WIDE, HIGH] = [720, 220];

/** The chances as lines, one a seat, with the hands marked. */
function curve({ curve: points, seats }: ReviewReport, shown: readonly number[]): string {
  const last = Math.max(1, points.length - 1);
  const x = (k: number): string => ((k / last) * WIDE).toFixed(1);
  const y = (chance: number): string => ((1 - Math.max(0, Math.min(1, chance))) * HIGH).toFixed(1);
  const lines = shown.map((i) => {
    const path = points.map(({ chances }, k) => `${k === 0 ? 'M' : 'L'}${x(k)} ${y(chances[i])}`).join('');
    return `<path class="s${i}" d="${path}"/>`;
  });
  const hands = points
    .map(({ hand }, k) =>
      k > 0 && hand !== points[k - 1].hand ? `<line x1="${x(k)}" x2="${x(k)}" y1="0" y2="${HIGH}"/>` : '',
    )
    .join('');
  const names = shown.map((i) => `<li><i class="dot s${i}"></i>${escaped(seats[i].name)}</li>`).join('');
  const said = shown.map(
    (i) => `${seats[i].name} ${points.length === 0 ? '' : chanceWords(words, points[points.length - 1].chances[i], 0)}`,
  );
  return `<figure><svg viewBox="0 -4 ${WIDE} ${HIGH + 8}" role="img" aria-label="${escaped(`Chances at the end: ${said.join(', ')}`)}">${hands}${lines.join('')}</svg><figcaption><p class="note">The top is 100 %, the bottom 0 %${hands === '' ? '' : '; a vertical line is a new hand'}.</p><ul class="names">${names}</ul></figcaption></figure>`;
}

function moment(decision: ReviewedDecision, naming: GameNaming): string {
  const { kind, grade, fortune, candidates, played, open } = decision;
  const cost = costWords(words, decision).map((text) => `<p>${text}</p>`);
  const reason = grade === 'good' ? '' : reasonWords(words, decision, naming.naming);
  const most = Math.max(...candidates.map(({ high }) => high), 1e-9);
  const bars = candidates.map((candidate, i) => {
    const width = ((100 * candidate.chance) / most).toFixed(1);
    return `<li${i === played ? ' class="chosen"' : ''}><span>${escaped(naming.act(decision, candidate.act))}${i === played ? ' (chosen)' : ''}</span><span class="bar"><b style="width:${width}%"></b></span><span>${chanceWords(words, candidate.chance)} <small>${chanceWords(words, candidate.low)} to ${chanceWords(words, candidate.high)}</small></span></li>`;
  });
  return `<article class="moment ${grade}"><h3>${escaped(naming.place(decision))}, ${words.kinds[kind]}</h3>
<p class="grade">${gradeWords(words, grade, fortune)}</p>${cost.join('')}<ul class="bars">${bars.join('')}</ul>${reason === '' ? '' : `<p>${escaped(reason)}</p>`}${openCards(decision, open, naming)}</article>
`;
}

function openCards(decision: ReviewedDecision, open: readonly number[] | null, naming: GameNaming): string {
  if (open === null) return '';
  const list = decision.candidates
    .map(({ act }, i) => `<li>${escaped(naming.act(decision, act))}: ${chanceWords(words, open[i])}</li>`)
    .join('');
  return `<details><summary>Show what they could not see</summary><p class="note">With all cards open, which nobody could know:</p><ul>${list}</ul></details>`;
}

const STYLE = `
:root{--ink:#1d2a26;--paper:#f6f3ea;--card:#fff;--line:#d8d2c2;--up:#1d7a4c;--down:#b3402e;--note:#5c6661}
@media (prefers-color-scheme:dark){:root{--ink:#e9e6dc;--paper:#16211d;--card:#1f2c27;--line:#3a4741;--up:#6fcf97;--down:#f2917f;--note:#a7b0ab}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:16px}h1{font-size:1.5rem;margin:.2em 0}h2{font-size:1.2rem;margin:1.6em 0 .5em}h3{font-size:1rem;margin:0 0 .3em}
p{margin:.3em 0}.note,small{color:var(--note);font-size:.875rem}
article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px;margin:0 0 12px}
.seats{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}.seats article{margin:0}
table{width:100%;border-collapse:collapse}th{font-weight:400;text-align:left}td{text-align:right;white-space:nowrap;padding-left:8px}
.swing{position:relative;width:35%}.swing b{position:absolute;top:calc(50% - 5px);height:10px;border-radius:3px}.up{background:var(--up)}.down{background:var(--down)}
figure{margin:0}svg{width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:12px}
svg line{stroke:var(--line)}path{fill:none;stroke-width:2.5;stroke-linejoin:round}
.names{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0;margin:6px 0}.dot{display:inline-block;width:12px;height:12px;border-radius:50%;margin-right:6px}
${['#2f6fb5', '#c26a1b', '#7a4bb0', '#2b8a6b', '#b0466f', '#6b7280'].map((colour, i) => `path.s${i}{stroke:${colour}}.dot.s${i}{background:${colour}}`).join('')}
${['', '8 4', '2 4', '12 4 2 4', '6 2', '1 3'].map((dash, i) => (dash ? `path.s${i}{stroke-dasharray:${dash}}` : '')).join('')}
.moment{border-left:6px solid var(--line)}.inaccuracy{border-left-color:#c99a2e}.mistake,.blunder{border-left-color:var(--down)}.good{border-left-color:var(--up)}
.grade{font-weight:600}.bars{list-style:none;padding:0;margin:.6em 0}.bars li{display:grid;grid-template-columns:minmax(7em,1.2fr) 1fr auto;gap:10px;align-items:center;padding:3px 0}
.bar{background:var(--line);border-radius:4px;height:12px;overflow:hidden}.bar b{display:block;height:100%;background:var(--note)}.chosen{font-weight:600}.chosen .bar b{background:var(--ink)}
summary{cursor:pointer}@media (max-width:520px){.bars li{grid-template-columns:1fr auto}.bars .bar{grid-column:1/-1;grid-row:2}.swing{display:none}table{font-size:.875rem}}
`;
