/** You at the table: shows it when it is your turn, and does what you type. */
import { Random } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { type Choice, choiceLines, choicesOf, readTyped } from './choose.ts';
import { dim } from './colour.ts';
import { explanation, ruleLine, rulesText } from './explain.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import { tableLines } from './render.ts';
import type { SaveFile } from './save.ts';
import { sectionText } from './sections.ts';
import { sheetOf } from './sheets/index.ts';
import { type Seating, Table } from './table.ts';
import { cardOf, trickWords } from './talk.ts';
import { logLines, print, Teller, warn } from './tell.ts';

export class Session {
  readonly table: Table;
  /** Where lines go as they come about; set once the game has its file. */
  file: SaveFile | null = null;
  private readonly input: Input;
  private readonly teller: Teller;
  private readonly sentences: ReadonlyMap<string, string>;

  constructor(seating: Seating, input: Input) {
    this.input = input;
    this.sentences = sentencesOf(seating.rules.game);
    this.teller = new Teller(seating);
    this.table = new Table(seating, {
      save: (lines) => this.file?.append(lines),
      heard: (line) => this.teller.tell(line, this.table.story),
      opened: (sentences) => sentences.length > 0 && this.teller.say(...sentences),
    });
  }

  /** Plays until the game is over (true) or you leave (false). */
  async play(): Promise<boolean> {
    while (await this.table.untilYou(() => this.input.left)) {
      this.teller.flush();
      const choices = choicesOf(this.table.scene);
      this.showTable(choices);
      if (!(await this.yourTurn(choices))) return false;
    }
    this.teller.flush();
    return this.table.over;
  }

  /** Asks until you have done something legal (true) or leave (false). */
  private async yourTurn(choices: readonly Choice[]): Promise<boolean> {
    for (;;) {
      const text = await this.input.ask(`${prompt(choices)} > `);
      if (text === null || ['quit', 'q', 'exit'].includes(text.toLowerCase())) return false;
      if (text === '' && choices.length > 1) continue;
      if (!this.command(text, choices) && this.act(text, choices)) return true;
    }
  }

  /** Does the act that was typed, or says why not. */
  private act(text: string, choices: readonly Choice[]): boolean {
    const typed = text === '' ? choices[0] : readTyped(this.table.scene, choices, text);
    if ('unread' in typed) {
      warn(typed.unread);
      return false;
    }
    const refusal = this.table.act(typed.act);
    if (refusal) warn(ruleLine(this.sentences, refusal.rule));
    return refusal === null;
  }

  /** Does a command that is not an act; false if the text is none. */
  private command(text: string, choices: readonly Choice[]): boolean {
    const [name, ...rest] = text.toLowerCase().split(/\s+/);
    const { scene } = this.table;
    const { story, rules } = scene;
    if (name === '?' || name === 'help') print(...explanation(scene, choices));
    else if (name === 'hand' || name === 'table') this.showTable(choices);
    else if (name === 'h' || name === 'hint')
      print(...hintLines(scene.view, new Random(`${this.table.seating.seed}/hint`)));
    else if (name === 'last')
      print(story.lastTrick ? trickWords(scene, story.lastTrick) : 'No trick has been taken yet.');
    else if (name === 'score') print(...sheetOf(rules).sheet(scene, story));
    else if (name === 'log') print(...logLines(scene, story));
    else if (name === 'advice') print(sectionText(rules.game, 'Advice'));
    else if (name === 'words') print(sectionText(rules.game, 'Words'));
    else if (name === 'rules') print(rulesText(rules.game, rest.join(' ')));
    else return false;
    return true;
  }

  private showTable(choices: readonly Choice[]): void {
    print('', ...tableLines(this.table.scene, choices), ...choiceLines(choices));
  }
}

/** What is asked of you. */
function prompt(choices: readonly Choice[]): string {
  const [{ act }] = choices;
  const cards = choices.every((choice) => cardOf(choice.act) !== null);
  const what = cards ? (act.do === 'play' ? 'Play a card' : `Choose a card to ${act.do}`) : 'Your choice';
  return `${what} ${dim(choices.length === 1 ? '(Enter takes the only one, ? explains)' : '(? explains)')}`;
}
