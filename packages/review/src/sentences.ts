/** Reviews in words: sentences from the data of verdicts and ledgers, in any language. */
import { capital, fill, type WordsOf } from '@followsuit/present';
import type { Grade } from './grades.ts';
import { type Account, type LedgerMeasure, luckOf } from './ledger.ts';
import type { Puzzle } from './puzzles.ts';
import type { Fortune, ReviewedDecision, ReviewReport } from './report.ts';
import type { Reason } from './verdict.ts';
import type { reviewInEnglish } from './words.en.ts';

export type ReviewWords = WordsOf<typeof reviewInEnglish>;

/** The terms of an account. */
type Term = Exclude<keyof Account, 'ownError' | 'luckError'>;

/** How an app names seats, cards and suits. */
export interface Naming {
  readonly name: (seat: number) => string;
  readonly card: (code: string) => string;
  readonly suit: (name: string) => string;
}

/** A chance as a percentage. @example chanceWords(reviewInEnglish, 0.123) // '12.3 %' */
export const chanceWords = ({ point }: ReviewWords, chance: number, digits = 1): string =>
  `${(100 * chance)
    .toFixed(digits)
    .replace(/^-(?=0(\.0*)?$)/, '')
    .replace('-', '−')
    .replace('.', point)}\u00a0%`;

/** A change of a chance. @example changeWords(reviewInEnglish, 0.02) // '+2.0 %' */
export const changeWords = (words: ReviewWords, gain: number): string =>
  `${gain >= 0.0005 ? '+' : ''}${chanceWords(words, gain)}`;

/** Points, as a lead. @example pointsWords(reviewInEnglish, -2.5) // '−2.5' */
export const pointsWords = ({ point }: ReviewWords, points: number): string =>
  `${points >= 0.05 ? '+' : ''}${points.toFixed(1)}`
    .replace(/^-(?=0\.0$)/, '')
    .replace('-', '−')
    .replace('.', point);

/** A term of an account; own decisions with their standard error. @example termWords(words, account, 'own', 'chance') // '+2.0 % ± 1.1 %' */
export function termWords(words: ReviewWords, account: Account, term: Term, measure: LedgerMeasure): string {
  const isChance = measure === 'chance';
  const isLevel = term === 'prior' || term === 'result';
  const text = isChance
    ? (isLevel ? chanceWords : changeWords)(words, account[term])
    : pointsWords(words, account[term]);
  const error = account.ownError;
  if (term !== 'own' || error === 0) return text;
  return `${text} ± ${isChance ? chanceWords(words, error) : error.toFixed(1).replace('.', words.point)}`;
}

/** The grade, with the luck that followed. @example gradeWords(reviewInEnglish, 'good', 'unlucky') // 'right but unlucky' */
export function gradeWords(words: ReviewWords, grade: Grade, fortune: Fortune | null): string {
  if (fortune === null) return words.grades[grade];
  if (grade === 'good') return words[fortune].good;
  return `${words.grades[grade]}, ${words[fortune].bad}`;
}

/** Why another act was better, in sentences; an empty text if nothing is known. */
export function reasonWords(
  words: ReviewWords,
  { reason, candidates, played }: Pick<ReviewedDecision, 'reason' | 'candidates' | 'played'>,
  naming: Naming,
): string {
  return whyBetter(words, reason, candidates[0], candidates[played], naming);
}

/** Why the best choice of a puzzle is better than the tempting one. */
export const puzzleReason = (words: ReviewWords, { reason, choices, tempting }: Puzzle, naming: Naming): string =>
  whyBetter(words, reason, choices[0], choices[tempting], naming);

interface Makes {
  readonly makes?: number;
}

function whyBetter(words: ReviewWords, reason: Reason | null, best: Makes, own: Makes, naming: Naming): string {
  const makes =
    best.makes !== undefined && own.makes !== undefined && Math.abs(best.makes - own.makes) >= TELLING
      ? fill(words.makes, { best: chanceWords(words, best.makes, 0), played: chanceWords(words, own.makes, 0) })
      : '';
  return [reason === null ? '' : factWords(words, reason, naming), makes].filter((text) => text !== '').join(' ');
}

/** A difference in the chance to make a bid that is worth telling. */
const TELLING = 0.05;

/** Reasons count facts in no more layouts than this. */
const LAYOUTS_SHOWN = 100;

/** Told of the layouts in which the better choice gains more, which may be those without the fact. */
function factWords(words: ReviewWords, { fact, worlds, of, gain, otherwise }: Reason, naming: Naming): string {
  const isFact = gain >= otherwise;
  const told = fill((isFact ? words.facts : words.opposites)[fact.fact], {
    name: naming.name(fact.seat),
    suit: 'suit' in fact ? naming.suit(fact.suit) : '',
    card: 'card' in fact ? naming.card(fact.card) : '',
  });
  // A search compares in thousands of layouts; nobody reads "1,874 of 3,072".
  const shown = Math.min(of, LAYOUTS_SHOWN);
  const n = Math.round((worlds * shown) / of);
  return capital(
    fill(words.reason, {
      n: isFact ? n : shown - n,
      of: shown,
      fact: told,
      gain: changeWords(words, Math.max(gain, otherwise)),
      otherwise: changeWords(words, Math.min(gain, otherwise)),
    }),
  );
}

type Cost = Pick<ReviewedDecision, 'grade' | 'loss' | 'sureLoss' | 'fortune' | 'luck' | 'searched' | 'worlds'>;

/** What a decision cost, what luck did after it, and whether a search says so, in sentences; those that do not apply are left out. */
export function costWords(
  words: ReviewWords,
  { grade, loss, sureLoss, fortune, luck, searched, worlds }: Cost,
): string[] {
  const { cost, after } = words;
  return [
    ...(grade === 'good' ? [] : [fill(cost, { loss: chanceWords(words, loss), sure: chanceWords(words, sureLoss) })]),
    ...(fortune === null ? [] : [fill(after[fortune], { luck: chanceWords(words, Math.abs(luck)) })]),
    ...(searched ? [fill(words.searched, { n: worlds })] : []),
  ];
}

/** The words of the ledger: in a game without hands, luck is the rolls. @example ledgerWords(reviewInEnglish, report).lay */
export function ledgerWords({ ledger }: ReviewWords, { curve }: Pick<ReviewReport, 'curve'>): ReviewWords['ledger'] {
  return curve.at(-1)?.hand === 0 ? { ...ledger, lay: ledger.rolls } : ledger;
}

/** Changes smaller than this are about even, and so are those within so many standard errors. */
const EVEN = 0.02;
const ERRORS = 2;

/** Whether a change is about even: so small that its sign may be chance. */
export const isEven = (value: number, error: number): boolean => Math.abs(value) < Math.max(EVEN, ERRORS * error);

/** What a game was to a seat, in a sentence. @example receiptWords(reviewInEnglish, account) // 'Luck took 4.1 %; own decisions …' */
export function receiptWords(words: ReviewWords, account: Account): string {
  const { receipt } = words;
  const luck = luckOf(account);
  const { own, ownError, luckError } = account;
  const luckText = isEven(luck, luckError) ? receipt.even : luck > 0 ? receipt.lucky : receipt.unlucky;
  const ownText = isEven(own, ownError) ? receipt.level : own > 0 ? receipt.gained : receipt.cost;
  return fill(receipt.both, {
    luck: fill(luckText, { luck: chanceWords(words, Math.abs(luck)) }),
    own: fill(ownText, { own: chanceWords(words, Math.abs(own)) }),
  });
}
