/** You and the board: shows it whenever something is to be chosen, and does what you type. */
import { type Line, Random } from '@followsuit/engine';
import type { SessionSetup, TerminalIo, TerminalSession } from '@followsuit/present';
import { sentencesOf } from '../../pages.ts';
import { added, type Best, NONE } from '../best.ts';
import { isHome, type Position, pieceSuit, withPointsLeft } from '../position.ts';
import {
  bestWords,
  homeWords,
  lineWords,
  overWords,
  type PiecepackWords,
  rating,
  resultWords,
  turnWords,
} from '../wording.ts';
import { allLines, keptBy, pieceLine, summaryLines } from './choices.ts';
import { helpLines } from './help.ts';
import { inColours, type Moment, momentOf, onlyDone } from './moment.ts';
import { actWords, logParagraphs, sealedWarning, typedForm } from './narration.ts';
import { SolitaireReader } from './reader.ts';
import { SolitaireTable, YOU } from './solitaire-table.ts';
import { headerLine, standingLines, tableLines } from './table-lines.ts';

export class SolitaireSession implements TerminalSession {
  readonly table: SolitaireTable;
  private readonly io: TerminalIo;
  private readonly text: PiecepackWords;
  private readonly sentences: ReadonlyMap<string, string>;
  private shown = false;

  constructor(setup: SessionSetup, io: TerminalIo) {
    this.io = io;
    this.text = inColours(io, setup.words as PiecepackWords);
    this.sentences = sentencesOf(setup.rules.game);
    this.table = new SolitaireTable(setup, (lines) => io.save(lines));
  }

  private get moment(): Moment {
    return momentOf(this.io, this.text, this.table);
  }

  async play(): Promise<boolean> {
    const { table } = this;
    while (!table.over) {
      table.roll();
      const { moment } = this;
      this.show(moment);
      if (await this.choose(moment)) continue;
      table.keep();
      return false;
    }
    this.showResult(table.record[table.record.length - 1]);
    return true;
  }

  /** Asks until you have done something legal, or taken something back (true), or leave (false). */
  private async choose(moment: Moment): Promise<boolean> {
    for (;;) {
      const text = await this.io.ask(`${promptOf(moment)} > `);
      if (text === null || ['quit', 'q', 'exit'].includes(text.toLowerCase())) return false;
      if (text === '' && !onlyDone(moment)) continue;
      const [name, ...rest] = text.toLowerCase().split(/\s+/);
      if (name === 'back' || name === 'undo') {
        if (this.back(rest[0] === 'all')) return true;
      } else if (!this.command(name, rest.join(' '), moment) && this.act(text, moment)) return true;
    }
  }

  /** Does the act that was typed, or answers what was asked, or says why not. */
  private act(text: string, moment: Moment): boolean {
    const typed = text === '' ? { act: { do: 'done' } } : new SolitaireReader(moment).read(text);
    if ('act' in typed) return this.done(typed.act, moment.position);
    if ('unread' in typed) this.io.warn(typed.unread);
    else {
      const line = pieceLine(moment, typed.piece);
      if (line === null) this.refuse(keptBy(moment, typed.piece));
      else this.io.printWrapped(line);
    }
    return false;
  }

  private done(act: Line, before: Position): boolean {
    const refusal = this.table.act(act);
    if (refusal) this.refuse(refusal.rule);
    else {
      const told = actWords(this.moment, before, act);
      if (told !== '') this.io.printWrapped(told);
      if (makesWalls(before, act)) this.warnSealed();
    }
    return refusal === null;
  }

  private refuse(rule: string): void {
    this.io.warn(`${rule}: ${this.sentences.get(rule) ?? 'see the rules page.'}`);
  }

  private warnSealed(): void {
    const { over, open } = this.table;
    const warning = over ? null : sealedWarning(this.moment, open > 0);
    if (warning !== null) this.io.warn(warning);
  }

  private back(all: boolean): boolean {
    const { table, io } = this;
    if (table.open === 0) {
      io.warn(
        'There is nothing to take back: only what was done since the last roll can be, until you are done or leave.',
      );
      return false;
    }
    const from = table.record.length - (all ? table.open : 1);
    const taken = table.record.slice(from).map(typedForm).join(', ');
    do table.back();
    while (all && table.open > 0);
    io.print(`Taken back: ${taken}.`);
    return true;
  }

  /** Does a command that is not an act; false if the text is none. */
  private command(name: string, rest: string, moment: Moment): boolean {
    const { io, text } = this;
    const { rules, state, record, seed } = this.table;
    if (name === '?' || name === 'help') io.print(...helpLines(moment));
    else if (name === 'board' || name === 'table') this.showBoard(moment);
    else if (name === 'moves') io.print(...allLines(moment));
    else if (name === 'score') this.showScore(moment);
    else if (name === 'log')
      for (const each of logParagraphs(text, record, rest === 'all')) io.print(...io.layout.hanging('', each, 2));
    else if (name === 'advice') io.print(io.sectionText('Advice'));
    else if (name === 'words') io.print(io.sectionText('Words'));
    else if (name === 'rules') io.print(io.rulesText(rest));
    else if (name === 'h' || name === 'hint')
      io.print(...io.hintLines(rules.view(state, YOU), new Random(`${seed}/hint/${record.length}`)));
    else return false;
    return true;
  }

  /** The board; or only the roll, where it allows nothing. */
  private show(moment: Moment): void {
    const { record, open } = this.table;
    if (!this.shown || open > 0 || !onlyDone(moment)) this.showBoard(moment);
    else this.io.print('', this.io.paint.bold(lineWords(this.text, record[record.length - 1]) ?? ''));
    if (!this.shown) this.warnSealed();
    this.shown = true;
  }

  private showBoard(moment: Moment): void {
    this.io.print('', headerLine(moment), ...tableLines(moment), ...standingLines(moment), ...summaryLines(moment));
  }

  private showScore(moment: Moment): void {
    const { text, position } = moment;
    const best = bestWords(text, this.best());
    this.io.print(
      `${turnWords(text, position, 0)}, ${homeWords(text, position)}.`,
      ...standingLines(moment),
      ...(best === '' ? [] : [best]),
    );
  }

  private showResult(over: Line): void {
    const { text } = this;
    const rated = rating(text, this.table.rules.options, over);
    const best = added(this.best(), 'this game', over);
    this.io.print('', this.io.paint.bold(`${overWords(text, over)} ${rated}`.trim()), resultWords(text, over, best));
  }

  /** The best of the earlier games with the options of this one. */
  private best(): Best {
    const options = JSON.stringify(this.table.rules.options);
    return this.io
      .keptGames()
      .filter(({ first, last }) => Array.isArray(last.total) && JSON.stringify(first.options) === options)
      .reduce((best, { name, last }) => added(best, name, last), NONE);
  }
}

/** Whether a pawn can be walled in by an act: by an ace, or by stones that lie for good now or after this part. */
function makesWalls(before: Position, act: Line): boolean {
  if (act.do === 'place' || act.to === 'home') return true;
  if (act.do === 'move') return isHome(before, pieceSuit(String(act.coin)));
  return act.do === 'done' && withPointsLeft(before).length > 0;
}

/** What is asked of you. */
function promptOf(moment: Moment): string {
  const { dim } = moment.io.paint;
  if (onlyDone(moment)) return `${moment.text.onlyDone} ${dim('(Enter goes on)')}`;
  return `Your choice ${dim(moment.uses.done ? '(done ends the part, ? explains)' : '(? explains)')}`;
}
