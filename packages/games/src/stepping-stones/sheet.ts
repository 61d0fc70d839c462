/** The score sheet of Stepping Stones: a row for each contract, a column for each seat; tricks, and points once a row is full. */
import type { Json, Line } from '@followsuit/engine';
import {
  counted,
  fillSentence,
  headOf,
  isPlaying,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  pointsSpan,
  type RichText,
  type Scene,
  type ScoredHand,
  type ScoreSheet,
  type SheetTable,
  type Span,
  scoredHands,
  signed,
  tableOf,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import type { SteppingStonesView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type SteppingStonesScene = Scene<SteppingStonesView, WordsOf<typeof english>>;

export const mayRedo = ({ options }: SteppingStonesScene): boolean => options.redo === 'on';
export const rowsOf = (scene: SteppingStonesScene): readonly string[] =>
  tableOf<Readonly<Record<string, readonly string[]>>>(scene, 'rows')[String(scene.options.sheet)];
/** The game's facts about a contract: `better` is −1 if few tricks are wanted, `from` the first trick counted. */
export const termsOf = (scene: SteppingStonesScene, contract: string): { better: number; from: number } =>
  tableOf<Readonly<Record<string, { better: number; from: number }>>>(scene, 'contracts')[contract];
/** The first trick that counts in a contract. */
export const countsFrom = (scene: SteppingStonesScene, row: string): number =>
  termsOf(scene, row).from === 1 ? 1 : Number(scene.options.lateFrom);
export const isLose = (scene: SteppingStonesScene, row: string): boolean => termsOf(scene, row).better < 0;

/** A contract in words; one that is played once more says so. */
export const contractWord = ({ words }: SteppingStonesScene, contract: Json, redo: unknown = false): string =>
  wordIn(words.contracts, contract) + (redo ? ` ${words.again}` : '');

/** The result in a box of the sheet; null: none yet. */
export const boxOf = ({ view }: SteppingStonesScene, seat: number, row: number): number | null => view.sheet[seat][row];
/** The results in a row. */
export const resultsIn = ({ view }: SteppingStonesScene, row: number): number[] =>
  view.sheet.map((boxes) => boxes[row]).filter((tricks) => tricks !== null);
export const isFull = (scene: SteppingStonesScene, row: number): boolean =>
  resultsIn(scene, row).length === scene.names.length;

/** How many boxes are still empty: as many hands, or more if results are tried again. */
export const emptyBoxes = ({ view }: SteppingStonesScene): number =>
  view.sheet.flat().filter((tricks) => tricks === null).length;

/** The points that a seat got from a row: the sum of what its hands have changed. */
export const rowPoints = (scene: SteppingStonesScene, row: string, seat: number): number =>
  scoredHands(scene)
    .filter(({ score }) => score.contract === row)
    .reduce((sum, { score }) => sum + numbers(score, 'delta')[seat], 0);

export function boxTable(scene: SteppingStonesScene): SheetTable {
  const { view, words, text, names } = scene;
  const choosing = isPlaying(scene) ? [] : view.actors;
  const box = (row: string, i: number, seat: number): RichText => {
    const tricks = boxOf(scene, seat, i);
    if (tricks === null)
      return choosing.includes(seat) ? { text: words.open, tone: 'key' } : { text: '·', tone: 'plain' };
    const points = isFull(scene, i) ? [' ', pointsSpan(scene, rowPoints(scene, row, seat))] : [];
    return [{ text: String(tricks), strong: true }, ...points];
  };
  const small = (note: string): (string | Span)[] => [' ', { text: note, small: true }];
  const token = (seat: number): (string | Span)[] =>
    mayRedo(scene) ? small(view.tokens[seat] > 0 ? words.token : words.tokenSpent) : [];
  return {
    caption: words.caption,
    head: [words.contract, ...names.map((_, seat) => [headOf(scene, seat), ...token(seat)])],
    rows: rowsOf(scene).map((row, i) => [
      [contractWord(scene, row), ...(isLose(scene, row) ? small(words.fewest) : [])],
      ...names.map((_, seat) => box(row, i, seat)),
    ]),
    foot: [text.total, ...view.total.map((n) => ({ text: signed(n), strong: true }))],
  };
}

export function sheet(scene: SteppingStonesScene): ScoreSheet {
  const { words } = scene;
  const n = emptyBoxes(scene);
  const left = n > 0 ? ` ${fillSentence(mayRedo(scene) ? words.handsLeftRedo : words.handsLeft, { n })}` : '';
  return { tables: [boxTable(scene)], notes: [words.prizes + left] };
}

// The end of a hand

/** Which rule decided, and why (STEPPING-SCORE-2 to -6). */
function reasonOf(scene: SteppingStonesScene, score: Line, full: boolean): readonly [rule: string, why: string] {
  const { why } = scene.words;
  const points = numbers(score, 'delta');
  if (score.redo && points.some((n) => n !== 0)) return ['STEPPING-SCORE-6', why.moved];
  if (score.redo) return ['STEPPING-SCORE-3', why.redo];
  if (!full) return ['STEPPING-SCORE-2', why.written];
  return new Set(points).size < points.length ? ['STEPPING-SCORE-5', why.shared] : ['STEPPING-SCORE-4', why.full];
}

/** "Seven tricks for Bo", or what became of the row. */
function headlineOf(scene: SteppingStonesScene, score: Line, full: boolean): string {
  const { words, text, names } = scene;
  const who = nameOf(scene, Number(score.declarer));
  const delta = numbers(score, 'delta');
  if (score.redo && delta.some((n) => n !== 0)) return fillSentence(words.headlineMoved, { who });
  if (!full || score.redo) return fillSentence(words.headline, { n: counted(Number(score.tricks), text.trick), who });
  const best = [...names.keys()].filter((seat) => delta[seat] === Math.max(...delta));
  return best.length === names.length
    ? text.headlines.level
    : fillSentence(words.headlineFull, { names: namesOf(scene, best) });
}

/** The result written to the row, and once it is full the places and their points. */
export function outcome(scene: SteppingStonesScene, { score }: ScoredHand): Outcome {
  const { words } = scene;
  const { declarer, contract, redo, tricks, best } = score;
  const full = isFull(scene, rowsOf(scene).indexOf(String(contract)));
  const text = fillSentence(best === tricks ? words.took : words.tookStays, {
    who: nameOf(scene, Number(declarer)),
    contract: contractWord(scene, contract, redo),
    n: counted(Number(tricks), scene.text.trick),
    best: String(best),
  });
  const [rule, why] = reasonOf(scene, score, full);
  return {
    headline: headlineOf(scene, score, full),
    text,
    why: fillSentence(why, { best: String(best) }),
    rule,
  };
}
