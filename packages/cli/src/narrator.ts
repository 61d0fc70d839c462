/** Reports what happens at the table, in paragraphs: one for everything between two prompts or in one trick. */
import type { Line } from '@followsuit/engine';
import {
  actOf,
  eventWords,
  fill,
  handNow,
  lastTrick,
  namesOf,
  pointWords,
  type ScoredHand,
  sceneOfLast,
  scoredHands,
} from '@followsuit/present';
import { amber, bold } from './colour.ts';
import { onlyCard, type SeatScene } from './scene.ts';
import { outcomeLines, sheetLines } from './sheet-lines.ts';
import { laidWords } from './table-lines.ts';
import { lineWidth, wrap } from './text.ts';
import { tieWords } from './ties.ts';
import { withSuits } from './wording.ts';

/** Prints lines on standard output. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints a longer text, wrapped. */
export const printWrapped = (text: string): void => print(...wrap(text, lineWidth()));

/** Reports invalid input. */
export const warn = (text: string): void => print(...wrap(text, lineWidth()).map(amber));

export class Narrator {
  private said: string[] = [];
  /** Seats that have acted in secret, to be reported together. */
  private secret: number[] = [];
  /** The news of this hand that has been reported. */
  private news: readonly string[] = [];

  /** Starts with a game in progress. */
  resume(scene: SeatScene): void {
    this.news = newsOf(scene);
  }

  /** Reports an event; the scene already contains it. */
  tell(line: Line, scene: SeatScene): void {
    const sentence = withSuits(scene, eventWords(scene, line) ?? '');
    if (line.ev === 'act' && line.do === undefined) {
      this.secret.push(Number(line.seat));
      return;
    }
    this.tellSecrets(scene);
    if (line.ev === 'score') this.tellScore(scene);
    else if (line.ev === 'over') this.tellEnd(line, sentence, scene);
    else if (line.ev === 'deal') print('', bold(sentence));
    else this.said.push(sentence, ...this.newNews(scene).map(bold));
    // News revealed by the score is reported with it.
    this.news = newsOf(scene);
    if (line.ev === 'trick') this.flush(scene);
  }

  private newNews(scene: SeatScene): string[] {
    return newsOf(scene).filter((news) => !this.news.includes(news));
  }

  /** Prints the paragraph so far. */
  flush(scene: SeatScene): void {
    this.tellSecrets(scene);
    if (this.said.length > 0) printWrapped(this.said.splice(0).join(' '));
  }

  private tellSecrets(scene: SeatScene): void {
    const seats = this.secret.splice(0);
    if (seats.length === 0) return;
    const { told } = scene.text;
    const names = namesOf(scene, seats);
    this.said.push(fill(seats.length > 1 ? told.secrets : told.secret, { names, name: names }));
  }

  private tellScore(scene: SeatScene): void {
    this.flush(scene);
    const hand = scoredHands(scene).at(-1) as ScoredHand;
    print('', bold(`Hand ${hand.hand} is over.`), ...outcomeLines(scene, hand));
    printWrapped(`Totals: ${pointWords(scene, hand.score)}.`);
  }

  private tellEnd(line: Line, won: string, scene: SeatScene): void {
    print('', ...sheetLines(scene), '');
    for (const tie of tieWords(scene, line)) printWrapped(tie);
    print(bold(won));
  }
}

/** The news of this hand so far, as exclamations. */
const newsOf = (scene: SeatScene): string[] =>
  (scene.presenter.news?.(scene) ?? []).map((news) => [news].flat().join(' '));

/** The last finished trick with all its cards: "you 6a‡   Bo Ba‡   Cy 7a‡   Di Ta‡. Trick 2 goes to Bo." */
export function lastTrickWords(scene: SeatScene): string {
  const last = lastTrick(scene.events);
  if (last?.line == null) return 'No trick has been taken yet.';
  return `${laidWords(sceneOfLast(scene), last)}. ${eventWords(scene, last.line)}`;
}

/** The results of earlier hands, then this hand: calls, who took which trick, and the cards of the last one. */
export function logLines(scene: SeatScene): string[] {
  const results = scoredHands(scene).flatMap((hand) => [`Hand ${hand.hand}`, ...indented(outcomeLines(scene, hand))]);
  const now = handNow(scene);
  if (!now || 'score' in now) return results;
  const isPlay = (line: Line): boolean => line.do === 'play' && onlyCard(actOf(line)) !== null;
  const lines = [...now.acts.filter((line) => !isPlay(line)), ...now.tricks.slice(0, -1)];
  const told = lines.map((line) => withSuits(scene, eventWords(scene, line) ?? ''));
  const last = now.tricks.length === 0 ? [] : [lastTrickWords(scene)];
  return [...results, `Hand ${now.hand}`, ...indented([...told, ...last])];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
