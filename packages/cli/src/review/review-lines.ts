/** A review in the terminal: a receipt for each seat, the chances after each hand, and the moments that mattered. */
import {
  type Account,
  chanceWords,
  changeWords,
  costWords,
  GRADES,
  gradeWords,
  type LedgerMeasure,
  ledgerWords,
  momentsThatMattered,
  type ReviewedDecision,
  type ReviewReport,
  type ReviewWords,
  reasonWords,
  receiptWords,
  termWords,
  reviewInEnglish as words,
} from '@followsuit/review';
import { amber, bold, dim, green, red } from '../colour.ts';
import { grid, hanging, padRight } from '../text.ts';
import { isShown, TERMS } from './ledger-terms.ts';
import type { GameNaming } from './naming.ts';

/** The most moments that are shown for one seat, or for all. */
export const MOMENTS_SHOWN = 12;
const BAR = 20;
/** What the figures are. */
export const INTRODUCTION =
  'Figures in % are chances of winning the game. “Expected” is the chance before the first deal, and own decisions are compared with what a bot would choose on average; ± is a standard error. A decision is judged by what the player could see.';

/** @example reviewLines(report, naming, null).join('\n') */
export function reviewLines(report: ReviewReport, naming: GameNaming, seat: number | null): string[] {
  const seats = report.seats.map((_, i) => i).filter((i) => seat === null || i === seat);
  const shown = momentsThatMattered(report, seat, MOMENTS_SHOWN);
  return [
    bold(`${naming.title}, ${report.depth} review`),
    ...hanging('', dim(INTRODUCTION)),
    ...seats.flatMap((i) => receiptLines(report, i)),
    '',
    bold('Chances of winning, with the change by luck and by own decisions'),
    ...handLines(report, seats),
    '',
    bold(shown.length === 0 ? 'No moment stands out.' : 'The moments that mattered'),
    ...shown.flatMap((decision) => ['', ...momentLines(decision, naming)]),
  ];
}

function receiptLines(report: ReviewReport, i: number): string[] {
  const { name, chance, points, decisions, grades, lost } = report.seats[i];
  const ledger = ledgerWords(words, report);
  const wrong = GRADES.filter((grade) => grade !== 'good' && grades[grade] > 0).map(
    (grade) => `${grades[grade]} × ${words.grades[grade]}`,
  );
  const count = `${decisions} decisions${wrong.length === 0 ? ', no clear mistakes' : `: ${wrong.join(', ')}, costing ${chanceWords(words, lost)}`}.`;
  return [
    '',
    ...hanging(`${bold(name)}: `, receiptWords(words, chance)),
    ...hanging('  ', accountWords(chance, ledger, 'chance')),
    // In a solitaire nobody else has points.
    ...(report.seats.length > 1 ? hanging('  ', `In points: ${accountWords(points, ledger, 'points')}`) : []),
    ...hanging('  ', count),
  ];
}

/** "25.0 % expected, +4.0 % the deal, … = 100.0 % result". */
function accountWords(account: Account, ledger: ReviewWords['ledger'], measure: LedgerMeasure): string {
  const terms = TERMS.filter((term) => isShown(account[term], measure)).map(
    (term) => `${termWords(words, account, term, measure)} ${ledger[term]}`,
  );
  const sum = [`${termWords(words, account, 'prior', measure)} ${ledger.prior}`, ...terms].join(', ');
  return `${sum} = ${termWords(words, account, 'result', measure)} ${ledger.result}`;
}

function handLines({ hands, seats }: ReviewReport, shown: readonly number[]): string[] {
  const head = ['hand', ...shown.flatMap((i) => [seats[i].name])].map(dim);
  const rows = hands.map((accounts, hand) => [
    String(hand + 1),
    ...shown.map((i) => {
      const { result, own, deal, lay } = accounts[i];
      return `${bar(result, 8)} ${chanceWords(words, result, 0)} (${changeWords(words, deal + lay)},\u00a0${changeWords(words, own)})`;
    }),
  ]);
  return grid([head, ...rows]);
}

/** A bar of blocks; the number beside it says the same. */
export const bar = (share: number, width = BAR): string =>
  padRight('█'.repeat(Math.round(Math.max(0, Math.min(1, share)) * width)), width);

function momentLines(decision: ReviewedDecision, naming: GameNaming): string[] {
  const { kind, grade, fortune, candidates, played, open } = decision;
  const paint = grade === 'good' ? green : grade === 'inaccuracy' ? amber : red;
  const reason = grade === 'good' ? '' : reasonWords(words, decision, naming.naming);
  const most = Math.max(...candidates.map(({ chance }) => chance), 1e-9);
  const rows = candidates
    .slice(0, Math.max(4, played + 1))
    .map((candidate, i) => [
      `  ${bar(candidate.chance / most)}`,
      `${chanceWords(words, candidate.chance)} (${chanceWords(words, candidate.low)} to ${chanceWords(words, candidate.high)})`,
      `${naming.act(decision, candidate.act)}${i === played ? bold(' ← chosen') : ''}`,
    ]);
  const best = open === null ? -1 : open.indexOf(Math.max(...open));
  const seen =
    open === null || best === played || open[best] - open[played] < 0.01
      ? []
      : hanging(
          '  ',
          dim(
            `With all cards open (nobody could know): ${naming.act(decision, candidates[best].act)}, ${changeWords(words, open[best] - open[played])}.`,
          ),
        );
  return [
    ...hanging(
      '',
      [
        `${naming.place(decision)}, ${words.kinds[kind]}: ${paint(gradeWords(words, grade, fortune))}.`,
        ...costWords(words, decision),
      ].join(' '),
    ),
    ...grid(rows),
    ...(reason === '' ? [] : hanging('  ', reason)),
    ...seen,
  ];
}
