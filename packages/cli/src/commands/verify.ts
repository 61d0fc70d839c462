/** `followsuit verify`: recomputes everything in a record. */
import { type Fault, type Line, parseLine, Verifier } from '@followsuit/engine';
import { gameOf, rulesFor } from '@followsuit/games';
import { recordRules, sentencesOf } from '@followsuit/games/pages';
import { counted } from '@followsuit/present';
import { checkDeals } from '@followsuit/table';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { readLines } from '../file-lines.ts';
import { ProgressBar } from '../progress.ts';

export function define(command: Command): void {
  command
    .option(
      '--deals',
      'also work out every deal, and the draw of seats, again from the secrets that a server published',
    )
    .action(async (files: string[], { deals = false }: { deals?: boolean }) => {
      await new Report(deals).verify(files);
    });
}

/** Printed for games that were not played on a server: that is not a fault. */
const NO_PLEDGES =
  "Only records of a server's table say how their deals came about, and this is none; check it without --deals.";

/** Counts the findings over all files, and prints them as they come. */
class Report {
  private games = 0;
  private acts = 0;
  private unfinished = 0;
  private faulty = 0;
  private unreadable = 0;
  private readonly progress = new ProgressBar();
  private readonly withDeals: boolean;
  private deals = 0;
  private draws = 0;
  private readonly sentences = new Map<string, Map<string, string>>();

  constructor(withDeals: boolean) {
    this.withDeals = withDeals;
  }

  async verify(files: readonly string[]): Promise<void> {
    for (const file of files) {
      const before = this.games + this.faulty + this.unreadable;
      try {
        await this.file(file);
        if (before === this.games + this.faulty + this.unreadable)
          throw new UserError(`${file} holds no game; a record begins with a game line.`);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        this.countUnreadable();
        this.say(process.stderr, error.message);
      }
    }
    this.progress.clear();
    const rest = this.unfinished > 0 ? ` (${this.unfinished} unfinished)` : '';
    const drawn =
      this.draws > 0 ? `, seats drawn from the pledged secret in ${counted(this.draws, ['game', 'games'])}` : '';
    const dealt = this.withDeals ? `, ${counted(this.deals, ['deal', 'deals'])} worked out again${drawn}` : '';
    // The wording is fixed, since programs read it.
    const line = `${this.games} games verified, ${this.acts} acts${dealt}${rest}`;
    // Standard error gets one sentence for each unreadable file, and standard output only findings.
    if (this.faulty === 0 && (this.games > 0 || this.unreadable === 0)) process.stdout.write(`${line}\n`);
    if (this.faulty > 0 && this.unreadable === 0) process.stderr.write(`${line}; ${this.faulty} with a fault.\n`);
  }

  /** Verifies one file, a game at a time; after a fault it continues with the next game. */
  private async file(file: string): Promise<void> {
    let verifier: Verifier | null = null;
    let game = '';
    let at = 0;
    let begin = 0;
    let whole: Line[] = [];
    const finish = (): void => {
      const fault = verifier?.end();
      if (verifier && fault) this.fault(file, at + 1, game, fault);
      else if (verifier && this.goodDeals(file, begin, whole)) this.count(verifier);
      verifier = null;
      whole = [];
    };
    let skipping = false;
    let unread = false;
    for await (const lines of readLines(file)) {
      for (const line of lines) {
        at = line.number;
        if ('text' in line && line.text.trim() === '') continue;
        const parsed = 'text' in line ? parseLine(line.text) : line.fault;
        if (typeof parsed === 'string') {
          // Reported even after a fault: it may be the game line of the next game. Of several in a row only the first is reported.
          if (!unread) this.unread(file, at, parsed);
          if (verifier?.finished && verifier.end() === null) finish();
          verifier = null;
          skipping = true;
          unread = true;
          continue;
        }
        if (parsed.ev === 'game') {
          at--;
          finish();
          at++;
          skipping = false;
          unread = false;
        } else if (skipping) continue;
        if (verifier === null) {
          game = typeof parsed.game === 'string' ? parsed.game : '';
          begin = at;
        }
        if (this.withDeals) whole.push(parsed);
        verifier ??= new Verifier(gameOf, ({ id }, ...setup) => rulesFor(id, ...setup));
        const fault: Fault | null = verifier.line(parsed);
        if (fault === null) continue;
        this.fault(file, at, game, fault);
        verifier = null;
        skipping = true;
      }
      this.progress.show(0, `${this.games} games`);
    }
    finish();
  }

  /** Whether the deals and the draw of seats of an otherwise valid game match their pledges; reports the first that does not. */
  private goodDeals(file: string, begin: number, lines: readonly Line[]): boolean {
    if (!this.withDeals) return true;
    const checked = checkDeals(lines, gameOf);
    if (checked.length > 0 && !lines.some((line) => 'fair' in line)) {
      this.countUnreadable();
      this.say(process.stderr, `${file}:${begin}: ${NO_PLEDGES}`);
      return false;
    }
    for (const { ev, fault } of checked)
      if (fault === null && ev === 'draw') this.draws++;
      else if (fault === null) this.deals++;
    const bad = checked.find(({ fault }) => fault !== null);
    if (!bad) return true;
    this.countFaulty();
    this.say(process.stdout, `${file}:${begin + bad.line - 1}: ${bad.fault}`);
    return false;
  }

  private count(verifier: Verifier): void {
    this.games++;
    this.acts += verifier.acts;
    if (!verifier.finished) this.unfinished++;
  }

  /** Sets the exit code before printing: a reader that closes early may end the command there. */
  private countFaulty(): void {
    this.faulty++;
    process.exitCode ??= 1;
  }

  private countUnreadable(): void {
    this.unreadable++;
    process.exitCode = 2;
  }

  private fault(file: string, line: number, game: string, { rule, detail, unknown }: Fault): void {
    if (unknown) {
      this.unread(file, line, detail ?? '', rule);
      return;
    }
    this.countFaulty();
    const sentence = this.sentencesFor(game).get(rule) ?? '';
    this.say(process.stdout, [`${file}:${line}: ${rule}:`, sentence, detail].filter(Boolean).join(' '));
  }

  private unread(file: string, line: number, sentence: string, rule = 'RECORD-LINE-1'): void {
    this.countUnreadable();
    this.say(process.stderr, `${file}:${line}: ${rule}: ${sentence}`);
  }

  private say(stream: NodeJS.WriteStream, text: string): void {
    this.progress.clear();
    stream.write(`${text}\n`);
  }

  private sentencesFor(id: string): Map<string, string> {
    const game = gameOf(id);
    const found = this.sentences.get(id) ?? (game ? sentencesOf(game) : recordRules());
    this.sentences.set(id, found);
    return found;
  }
}
