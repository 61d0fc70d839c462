/** Tells what happens at the table, in paragraphs: what comes between two prompts or in one trick stands together. */
import type { Line } from '@followsuit/engine';
import { amber, bold } from './colour.ts';
import { sheetOf } from './sheets/index.ts';
import { totalsWords } from './sheets/parts.ts';
import { actOf, type ScoredHand, type Story } from './story.ts';
import { actWords, asSentence, type Company, namesOf, readyWords, takenWords, trickWords } from './talk.ts';
import { lineWidth, wrap } from './text.ts';
import { tieWords } from './ties.ts';

/** Prints lines on standard output. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints a text of some length. */
export const printWrapped = (text: string): void => print(...wrap(text, lineWidth()));

/** Prints what was wrong with something typed. */
export const warn = (text: string): void => print(...wrap(text, lineWidth()).map(amber));

export class Teller {
  private readonly company: Company;
  private said: string[] = [];
  /** Seats that have done something in secret, to be told together. */
  private ready: number[] = [];

  constructor(company: Company) {
    this.company = company;
  }

  /** Tells a line of the record; the story has it already. */
  tell(line: Line, story: Story): void {
    const { company } = this;
    if (line.ev === 'deal') print('', bold(`Hand ${line.hand}: the cards are dealt.`));
    else if (line.ev === 'act' && line.do === undefined) this.ready.push(Number(line.seat));
    else if (line.ev === 'act') this.say(told(company, story.laid === 1 ? { ...line, do: 'lead' } : line));
    else if (line.ev === 'trick') {
      this.say(...sheetOf(company.rules).trick(company, line), takenWords(company, line));
      this.flush();
    } else if (line.ev === 'score') this.tellScore(story.scored[story.scored.length - 1]);
    else if (line.ev === 'over') this.tellEnd(line, story);
  }

  say(...sentences: readonly string[]): void {
    if (this.ready.length > 0) this.said.push(readyWords(this.company, this.ready.splice(0)));
    this.said.push(...sentences);
  }

  /** Prints what has been said since the last time. */
  flush(): void {
    this.say();
    if (this.said.length > 0) printWrapped(this.said.splice(0).join(' '));
  }

  private tellScore(hand: ScoredHand): void {
    this.flush();
    print('', bold(`Hand ${hand.hand} is over.`), ...why(this.company, hand));
    printWrapped(totalsWords(this.company, hand));
  }

  private tellEnd(line: Line, story: Story): void {
    const { company } = this;
    const { winners } = line;
    print('', ...sheetOf(company.rules).sheet(company, story), '');
    for (const tie of tieWords(company, line)) printWrapped(tie);
    print(bold(asSentence(`${namesOf(company, winners as readonly number[])} won the game`)));
  }
}

/** The results of earlier hands, then this hand: what was said, who took which trick, the last one with its cards. */
export function logLines(company: Company, { scored, now }: Story): string[] {
  const results = scored.flatMap((hand) => [`Hand ${hand.hand}`, ...indented(why(company, hand))]);
  if (!now || now.score) return results;
  const takers = now.tricks.map(({ n, taker }) => `Trick ${n} went to ${namesOf(company, [Number(taker)])}.`);
  const last = now.tricks.slice(-1).map((line) => trickWords(company, line));
  const acts = now.acts.map((line) => told(company, line));
  return [...results, `Hand ${now.hand}`, ...indented([...acts, ...takers.slice(0, -1), ...last])];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const why = (company: Company, hand: ScoredHand): string[] =>
  sheetOf(company.rules)
    .why(company, hand)
    .flatMap((line) => wrap(line, lineWidth() - 2));

/** An act line as a sentence; one with its seat alone was done in secret. */
function told(company: Company, line: Line): string {
  const seat = Number(line.seat);
  return line.do === undefined ? readyWords(company, [seat]) : actWords(company, seat, actOf(line));
}
