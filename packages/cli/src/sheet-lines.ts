/** The score sheet, and the end of a hand, in lines of text. */
import { fillSentence, plus, type ScoredHand, type SheetTable, sideName } from '@followsuit/present';
import { bold, dim } from './colour.ts';
import type { SeatScene } from './scene.ts';
import { grid, lineWidth, wrap } from './text.ts';
import { richWords } from './wording.ts';

/** The score sheet that the presenter describes. @example print(...sheetLines(scene)) */
export function sheetLines(scene: SeatScene): string[] {
  const sheet = scene.presenter.sheet?.(scene);
  if (!sheet) return [];
  const { target } = sheet;
  const won = scene.game.wins === 'low' ? scene.text.endsAtLine : scene.text.won;
  const notes = [...(target === undefined ? [] : [fillSentence(won, { target })]), ...sheet.notes];
  return [...sheet.tables.flatMap(tableLines), ...notes.flatMap((note) => wrap(note, lineWidth()).map(dim))];
}

/** A table as a grid. The second lines of its cells become further columns. */
function tableLines({ caption, head, rows, more = [], foot }: SheetTable): string[] {
  if (rows.length === 0) return [];
  const titles = [...new Set(more.flatMap((row) => row.map(([title]) => title)))];
  const cells = rows.map((row, i) => [
    ...row.map(richWords),
    ...titles.map((title) => richWords(more[i]?.find(([each]) => each === title)?.[1] ?? '')),
  ]);
  return [
    bold(caption),
    ...grid([[...head.map(richWords), ...titles].map(dim), ...cells, ...(foot ? [foot.map(richWords)] : [])]),
  ];
}

/** The end of a hand: what happened, the possible endings with the actual one marked, and where the points come from. */
export function outcomeLines(scene: SeatScene, hand: ScoredHand): string[] {
  const outcome = scene.presenter.outcome?.(scene, hand);
  if (!outcome) return [];
  const { headline, text, why, notes = [], ways = [] } = outcome;
  const lines = [
    bold(headline),
    text,
    ...notes,
    ...ways.map((way) => (way.result === hand.score.result ? bold(`▶ ${way.text}`) : dim(`  ${way.text}`))),
    ...entryLines(scene, hand, outcome.rule ?? ''),
    why,
  ];
  return lines.filter((line) => line !== '').flatMap((line) => wrap(line, lineWidth() - 2));
}

/** "Ana: 5 tricks +5, bid hit exactly +2", for each side with points. */
function entryLines(scene: SeatScene, hand: ScoredHand, rule: string): string[] {
  const entries = scene.entries?.(scene, hand, rule) ?? [];
  return entries.flatMap((list, side) =>
    list.length === 0
      ? []
      : [`· ${sideName(scene, side)}: ${list.map(({ text, points }) => `${text} ${plus(points)}`).join(', ')}`],
  );
}
