/** You and the board: shows it whenever something is to be chosen, and does what you type. */
import { type Line, Random, type State } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { COIN_NAMES, isHome, isSet, SUITS, suitOf, TURN } from '@followsuit/games/piecepack-stepping-stones';
import { bold, dim } from '../colour.ts';
import { ruleLine, rulesText } from '../explanation.ts';
import { hintLines } from '../hint.ts';
import type { Input } from '../input.ts';
import { print, printWrapped, warn } from '../narrator.ts';
import type { SaveFile } from '../save-file.ts';
import { sectionText } from '../sections.ts';
import { hanging } from '../text.ts';
import { bestTurns } from './best.ts';
import { onlyDone, summaryLines, type Uses, usesOf } from './choices.ts';
import { rollWords, tableLines } from './dice.ts';
import { helpLines } from './help.ts';
import { allLines, coinLine, keptBy, pawnLine } from './places.ts';
import { SolitaireReader } from './reader.ts';
import { SealedPawnWatch } from './sealed-pawns.ts';
import { type SolitaireSeating, SolitaireTable, YOU } from './table.ts';
import { actWords, bestWords, headerLine, logParagraphs, overWords, scoreLines, standing, typedForm } from './words.ts';

export class SolitaireSession {
  readonly table: SolitaireTable;
  /** Where lines go as they come about; set once the game has its file. */
  file: SaveFile | null = null;
  private readonly input: Input;
  private readonly sentences: ReadonlyMap<string, string>;
  private readonly lookout: SealedPawnWatch;
  private shown = false;

  constructor(seating: SolitaireSeating, input: Input) {
    this.input = input;
    this.sentences = sentencesOf(seating.rules.game);
    this.lookout = new SealedPawnWatch(seating.rules);
    this.table = new SolitaireTable(seating, (lines) => this.file?.append(lines));
  }

  /** Plays until the game is over (true) or you leave (false). */
  async play(): Promise<boolean> {
    const { table } = this;
    while (!table.over) {
      table.roll();
      const uses = usesOf(table.moves());
      this.show(uses);
      if (await this.choose(uses)) continue;
      table.keep();
      return false;
    }
    const over = table.record[table.record.length - 1];
    print('', bold(overWords(table.rules, over)), ...bestWords(over, this.best()));
    return true;
  }

  /** Asks until you have done something legal, or taken something back (true), or leave (false). */
  private async choose(uses: Uses): Promise<boolean> {
    for (;;) {
      const text = await this.input.ask(`${prompt(this.table, uses)} > `);
      if (text === null || ['quit', 'q', 'exit'].includes(text.toLowerCase())) return false;
      if (text === '' && !onlyDone(uses)) continue;
      const [name, ...rest] = text.toLowerCase().split(/\s+/);
      if (name === 'back' || name === 'undo') {
        if (this.back(rest[0] === 'all')) return true;
      } else if (!this.command(name, rest.join(' '), uses) && this.act(text, uses)) return true;
    }
  }

  /** Does the act that was typed, or answers what was asked, or says why not. */
  private act(text: string, uses: Uses): boolean {
    const { table } = this;
    const typed =
      text === '' ? { act: { do: 'done' } } : new SolitaireReader(table.rules, table.state, uses).read(text);
    if ('unread' in typed) warn(typed.unread);
    else if ('coin' in typed)
      this.say(coinLine(table.rules, table.state, typed.coin, uses), { do: 'move', coin: COIN_NAMES[typed.coin] });
    else if ('pawn' in typed)
      this.say(pawnLine(table.rules, table.state, typed.pawn, uses), { do: 'walk', pawn: SUITS[typed.pawn] });
    else return this.done(typed.act);
    return false;
  }

  private done(act: Line): boolean {
    const { table } = this;
    const before = table.state.slice();
    const refusal = table.act(act);
    if (refusal) warn(ruleLine(this.sentences, refusal.rule));
    else {
      const told = actWords(table.rules, before, table.state, act);
      if (told !== '') printWrapped(told);
      if (makesWalls(before, act)) this.warnSealed();
    }
    return refusal === null;
  }

  private warnSealed(): void {
    const { over, state, open } = this.table;
    const warning = over ? null : this.lookout.warning(state, open > 0);
    if (warning !== null) warn(warning);
  }

  /** Says where a piece can go; or, where it can go nowhere, which rule keeps it. */
  private say(line: string | null, piece: Line): void {
    const { rules, state } = this.table;
    if (line === null) warn(ruleLine(this.sentences, keptBy(rules, state, piece)));
    else printWrapped(line);
  }

  private back(all: boolean): boolean {
    const { table } = this;
    if (table.open === 0) {
      warn(
        'There is nothing to take back: only what was done since the last roll can be, until you are done or leave.',
      );
      return false;
    }
    const from = table.record.length - (all ? table.open : 1);
    const taken = table.record.slice(from).map(typedForm).join(', ');
    do table.back();
    while (all && table.open > 0);
    print(`Taken back: ${taken}.`);
    return true;
  }

  /** Does a command that is not an act; false if the text is none. */
  private command(name: string, rest: string, uses: Uses): boolean {
    const { rules, state, record, seed } = this.table;
    if (name === '?' || name === 'help') print(...helpLines(rules, state, uses));
    else if (name === 'board' || name === 'table') this.showBoard(uses);
    else if (name === 'moves') print(...allLines(rules, state, uses));
    else if (name === 'score') print(...scoreLines(state, this.best()));
    else if (name === 'log') for (const each of logParagraphs(record, rest === 'all')) print(...hanging('', each, 2));
    else if (name === 'advice') print(sectionText(rules.game, 'Advice'));
    else if (name === 'words') print(sectionText(rules.game, 'Words'));
    else if (name === 'rules') print(rulesText(rules.game, rest));
    else if (name === 'h' || name === 'hint')
      print(...hintLines(rules.view(state, YOU), new Random(`${seed}/hint/${record.length}`)));
    else return false;
    return true;
  }

  /** Your best result so far with the options of this game. */
  private best(): number | null {
    return this.file === null ? null : bestTurns(this.file.path, this.table.rules.options);
  }

  /** The board; or only the roll, where it allows nothing. */
  private show(uses: Uses): void {
    const { state, record, open } = this.table;
    if (!this.shown || open > 0 || !onlyDone(uses)) this.showBoard(uses);
    else {
      const { dice } = record[record.length - 1];
      print('', bold(`Turn ${state[TURN]}: ${rollWords(dice as Readonly<Record<string, string>>)}.`));
    }
    if (!this.shown) this.warnSealed();
    this.shown = true;
  }

  private showBoard(uses: Uses): void {
    const { rules, state } = this.table;
    print('', headerLine(state), ...tableLines(rules, state), standing(state), ...summaryLines(rules, state, uses));
  }
}

/** Whether a pawn can be walled in by an act: by an ace, or by stones that lie for good now or after this part. */
function makesWalls(before: State, act: Line): boolean {
  if (act.do === 'place' || act.to === 'home') return true;
  if (act.do === 'move') return isHome(before, suitOf(COIN_NAMES.indexOf(String(act.coin))));
  return act.do === 'done' && SUITS.some((_, suit) => isHome(before, suit) && !isSet(before, suit));
}

/** What is asked of you. */
function prompt({ open }: SolitaireTable, uses: Uses): string {
  if (onlyDone(uses)) return `Nothing ${open > 0 ? 'more ' : ''}can be done ${dim('(Enter goes on)')}`;
  return `Your choice ${dim(uses.done ? '(done ends the part, ? explains)' : '(? explains)')}`;
}
