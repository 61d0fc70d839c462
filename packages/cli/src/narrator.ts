/** Tells what happens at the table, in paragraphs: what comes between two prompts or in one trick stands together. */
import type { Line } from '@followsuit/engine';
import { amber, bold } from './colour.ts';
import { actOf, type HandHistory, type ScoredHand } from './hand-history.ts';
import { skinOf } from './skins/index.ts';
import { totalsWords } from './skins/parts.ts';
import { lineWidth, wrap } from './text.ts';
import { tieWords } from './ties.ts';
import { actWords, asSentence, namesOf, readyWords, type TableNames, takenWords, trickWords } from './wording.ts';

/** Prints lines on standard output. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints a text of some length. */
export const printWrapped = (text: string): void => print(...wrap(text, lineWidth()));

/** Prints what was wrong with something typed. */
export const warn = (text: string): void => print(...wrap(text, lineWidth()).map(amber));

export class Narrator {
  private readonly table: TableNames;
  private said: string[] = [];
  /** Seats that have done something in secret, to be told together. */
  private ready: number[] = [];

  constructor(table: TableNames) {
    this.table = table;
  }

  /** Tells a line of the record; the history has it already. */
  tell(line: Line, history: HandHistory): void {
    const { table } = this;
    if (line.ev === 'deal') print('', bold(`Hand ${line.hand}: the cards are dealt.`));
    else if (line.ev === 'act' && line.do === undefined) this.ready.push(Number(line.seat));
    else if (line.ev === 'act') this.say(told(table, history.laid === 1 ? { ...line, do: 'lead' } : line));
    else if (line.ev === 'trick') {
      this.say(...skinOf(table.rules).trick(table, line), takenWords(table, line));
      this.flush();
    } else if (line.ev === 'score') this.tellScore(history.scored[history.scored.length - 1]);
    else if (line.ev === 'over') this.tellEnd(line, history);
  }

  say(...sentences: readonly string[]): void {
    if (this.ready.length > 0) this.said.push(readyWords(this.table, this.ready.splice(0)));
    this.said.push(...sentences);
  }

  /** Prints what has been said since the last time. */
  flush(): void {
    this.say();
    if (this.said.length > 0) printWrapped(this.said.splice(0).join(' '));
  }

  private tellScore(hand: ScoredHand): void {
    this.flush();
    print('', bold(`Hand ${hand.hand} is over.`), ...why(this.table, hand));
    printWrapped(totalsWords(this.table, hand));
  }

  private tellEnd(line: Line, history: HandHistory): void {
    const { table } = this;
    const { winners } = line;
    print('', ...skinOf(table.rules).sheet(table, history), '');
    for (const tie of tieWords(table, line)) printWrapped(tie);
    print(bold(asSentence(`${namesOf(table, winners as readonly number[])} won the game`)));
  }
}

/** The results of earlier hands, then this hand: what was said, who took which trick, the last one with its cards. */
export function logLines(table: TableNames, { scored, now }: HandHistory): string[] {
  const results = scored.flatMap((hand) => [`Hand ${hand.hand}`, ...indented(why(table, hand))]);
  if (!now || now.score) return results;
  const takers = now.tricks.map(({ n, taker }) => `Trick ${n} went to ${namesOf(table, [Number(taker)])}.`);
  const last = now.tricks.slice(-1).map((line) => trickWords(table, line));
  const acts = now.acts.map((line) => told(table, line));
  return [...results, `Hand ${now.hand}`, ...indented([...acts, ...takers.slice(0, -1), ...last])];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const why = (table: TableNames, hand: ScoredHand): string[] =>
  skinOf(table.rules)
    .why(table, hand)
    .flatMap((line) => wrap(line, lineWidth() - 2));

/** An act line as a sentence; one with its seat alone was done in secret. */
function told(table: TableNames, line: Line): string {
  const seat = Number(line.seat);
  return line.do === undefined ? readyWords(table, [seat]) : actWords(table, seat, actOf(line));
}
