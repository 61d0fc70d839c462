/** Your session at a table: shows the table on your turn, and does what you type. */
import { type Line, Random } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { promptFor, type TerminalSession } from '@followsuit/present';
import { choiceLines, choicesOf, readClaimed, readTyped, type TypedChoice } from './choices.ts';
import { dim } from './colour.ts';
import { explanation, ruleLine, rulesText } from './explanation.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import { lastTrickWords, logLines, Narrator, print, printWrapped, warn } from './narrator.ts';
import { sectionText } from './sections.ts';
import { sheetLines } from './sheet-lines.ts';
import { tableLines } from './table-lines.ts';
import { type Seating, TerminalTable } from './terminal-table.ts';
import { either } from './text.ts';

export class TrickSession implements TerminalSession {
  readonly table: TerminalTable;
  private readonly input: Input;
  private readonly narrator = new Narrator();
  private readonly sentences: ReadonlyMap<string, string>;
  /** Whether you left at the prompt before a partner's act. */
  private leaving = false;

  /** `save` receives lines as they occur. */
  constructor(seating: Seating, input: Input, save: (lines: readonly Line[]) => void) {
    this.input = input;
    this.sentences = sentencesOf(seating.rules.game);
    this.table = new TerminalTable(seating, {
      save,
      heard: (line) => this.narrator.tell(line, this.table.scene),
      beforePartner: (partner) => this.beforePartner(partner),
    });
  }

  /** Plays until the game is over (true) or you leave (false). */
  async play(): Promise<boolean> {
    this.narrator.resume(this.table.scene);
    while (await this.table.untilYou(() => this.input.left || this.leaving)) {
      this.narrator.flush(this.table.scene);
      const choices = choicesOf(this.table.scene);
      this.showTable(choices);
      if (!(await this.yourTurn(choices))) return false;
    }
    this.narrator.flush(this.table.scene);
    return this.table.over;
  }

  /** Lets you say a phrase to a partner before they act. */
  private async beforePartner(partner: number): Promise<void> {
    this.narrator.flush(this.table.scene);
    const { names, rules } = this.table.seating;
    const said = either(Object.values(rules.phrases ?? {}).map(({ words }) => `"${words}"`));
    printWrapped(`${names[partner]}, your partner, speaks before you. You may tell them ${said}.`);
    for (;;) {
      const text = await this.input.ask(`Type say, or Enter to go on ${dim('(? explains)')} > `);
      if (text === null || text === '') return;
      this.leaving = isLeaving(text);
      if (this.leaving) return;
      if (!this.command(text, [])) warn('It is not your turn yet: type say, or press Enter.');
      else if (/^say\b/i.test(text)) return;
    }
  }

  /** Asks until you have acted (true) or leave (false). */
  private async yourTurn(choices: readonly TypedChoice[]): Promise<boolean> {
    for (;;) {
      const text = await this.input.ask(`${this.prompt(choices)} > `);
      if (text === null || isLeaving(text)) return false;
      if (text === '' && choices.length > 1) continue;
      if (!this.command(text, choices) && this.act(text, choices)) return true;
    }
  }

  /** Performs the typed act, or says why it cannot. */
  private act(text: string, choices: readonly TypedChoice[]): boolean {
    const typed =
      text === '' ? choices[0] : (readClaimed(this.table.rules, text) ?? readTyped(this.table.scene, choices, text));
    if ('unread' in typed) {
      warn(typed.unread);
      return false;
    }
    const refusal = this.table.act(typed.act);
    // A claim that cannot be proved breaks no rule of the page: the table says why itself.
    if (refusal !== null) warn(this.sentences.has(refusal) ? ruleLine(this.sentences, refusal) : refusal);
    return refusal === null;
  }

  /** Runs a command that is not an act; false if the text is none. */
  private command(text: string, choices: readonly TypedChoice[]): boolean {
    const [name, ...rest] = text.toLowerCase().split(/\s+/);
    const { scene } = this.table;
    const { rules } = scene.seen;
    if (name === '?' || name === 'help') print(...explanation(scene, choices));
    else if (name === 'hand' || name === 'table') this.showTable(choices);
    else if ((name === 'h' || name === 'hint') && choices.length > 0)
      print(...hintLines(scene.seen, new Random(`${this.table.seating.seed}/hint`)));
    else if (name === 'last') print(lastTrickWords(scene));
    else if (name === 'score') print(...sheetLines(scene));
    else if (name === 'log') print(...logLines(scene));
    else if (name === 'advice') print(sectionText(rules.game, 'Advice'));
    else if (name === 'words') print(sectionText(rules.game, 'Words'));
    else if (name === 'say') this.say();
    else if (name === 'rules') print(rulesText(rules.game, rest.join(' ')));
    else return false;
    return true;
  }

  /** Says the phrase of the game, if it has one and you may. */
  private say(): void {
    const [[id, phrase] = []] = Object.entries(this.table.rules.phrases ?? {});
    const fault = id === undefined ? 'There is nothing to be said in this game.' : this.table.say(id);
    if (fault === null && phrase) print(`You say: "${phrase.words}."`);
    else if (fault !== null) warn(fault);
  }

  /** The prompt for you. */
  private prompt(choices: readonly TypedChoice[]): string {
    const how = choices.length === 1 ? '(Enter takes the only one, ? explains)' : '(? explains)';
    return `${promptFor(this.table.scene)} ${dim(how)}`;
  }

  private showTable(choices: readonly TypedChoice[]): void {
    print('', ...tableLines(this.table.scene, choices), ...choiceLines(choices));
    if (this.table.isSettled) printWrapped(`${SETTLED} Type settle to end it.`);
  }
}

const SETTLED = 'Nothing can change the score of this hand any more.';
const isLeaving = (text: string): boolean => ['quit', 'q', 'exit'].includes(text.toLowerCase());
