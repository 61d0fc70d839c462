/** `followsuit import`: imports the games of record files into a server's database. */
import { createHash } from 'node:crypto';
import { type Line, parseLine } from '@followsuit/engine';
import { counted } from '@followsuit/present';
import { importGame, type Store } from '@followsuit/server';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { mustBeReadable, type ReadLine, readLines } from '../file-lines.ts';
import { withStore } from '../store.ts';

export function define(command: Command): void {
  command
    .option('--data <folder>', 'folder of the database file (or FOLLOWSUIT_DATA; DATABASE_URL for PostgreSQL)')
    .option('--max-games <n>', 'the most games of one file', '100000')
    .option('--max-size <mib>', 'the most MiB of one file', '1024')
    .action(async (files: string[], flags: Flags) => {
      const limits = { games: wholeNumber(flags, 'maxGames'), bytes: wholeNumber(flags, 'maxSize') * MIB };
      // Check the files first, so that a wrong name does not create a database.
      for (const file of files) await mustBeReadable(file, limits.bytes);
      await withStore(flags, async (store) => {
        for (const file of files) await importFile(store, file, limits);
      });
    });
}

interface Flags {
  readonly data?: string;
  readonly maxGames: string;
  readonly maxSize: string;
}

interface Limits {
  readonly games: number;
  readonly bytes: number;
}

const MIB = 1 << 20;
/** The most lines and bytes of one game: a game is in memory as a whole, and none is nearly so long. */
const GAME = { lines: 20_000, bytes: 8 * MIB };

function wholeNumber(flags: Flags, name: 'maxGames' | 'maxSize'): number {
  if (/^[1-9]\d{0,8}$/.test(flags[name])) return Number(flags[name]);
  const flag = name === 'maxGames' ? '--max-games' : '--max-size';
  throw new UserError(`${flag} cannot be ${JSON.stringify(flags[name])}; it is a whole number from 1.`);
}

/** Imports one file, game by game; only one game is in memory. */
class FileImport {
  readonly count = { taken: 0, there: 0, refused: 0 };
  /** Why the rest of the file is left out, or null. */
  tooMuch: string | null = null;
  private game: NumberedLine[] = [];
  private bytes = 0;
  private gameBytes = 0;
  private readonly store: Store;
  private readonly file: string;
  private readonly limits: Limits;

  constructor(store: Store, file: string, limits: Limits) {
    this.store = store;
    this.file = file;
    this.limits = limits;
  }

  get games(): number {
    const { taken, there, refused } = this.count;
    return taken + there + refused;
  }

  async take(read: ReadLine): Promise<void> {
    const text = 'text' in read ? read.text : '';
    this.bytes += Buffer.byteLength(text);
    if (this.bytes > this.limits.bytes) this.tooMuch = `${this.limits.bytes / MIB} MiB; more with --max-size`;
    if (this.tooMuch !== null || ('text' in read && text.trim() === '')) return;
    const parsed = 'text' in read ? parseLine(text) : read.fault;
    const { number } = read;
    const isUnreadable = typeof parsed === 'string';
    // An unreadable line may begin the next game.
    if (isUnreadable ? this.last?.line.ev === 'over' : parsed.ev === 'game') await this.finish();
    if (this.games >= this.limits.games) this.tooMuch = `${this.limits.games} games; more with --max-games`;
    this.gameBytes += Buffer.byteLength(text);
    // What is too long is left out, and does not stay in memory.
    if (this.last?.fault === TOO_LONG) return;
    if (this.game.length >= GAME.lines || this.gameBytes > GAME.bytes)
      this.game = [{ number, line: UNREADABLE, fault: TOO_LONG }];
    else this.game.push(isUnreadable ? { number, line: UNREADABLE, fault: parsed } : { number, line: parsed });
  }

  private get last(): NumberedLine | undefined {
    return this.game[this.game.length - 1];
  }

  /** Imports the game that has been read. */
  async finish(): Promise<void> {
    const { game, file } = this;
    this.game = [];
    this.gameBytes = 0;
    if (game.length === 0) return;
    const lines = game.map(({ line }) => line);
    const imported = await importGame(this.store, lines, nameOf(lines), Date.now());
    this.count[imported.is]++;
    if (imported.is !== 'refused') return;
    const at = game[imported.line ?? game.length - 1];
    complain(`${file}:${at.number}: a game was left out. ${at.fault ?? imported.why}`, 1);
  }
}

async function importFile(store: Store, file: string, limits: Limits): Promise<void> {
  const reading = new FileImport(store, file, limits);
  for await (const lines of readLines(file)) {
    for (const read of lines) if (reading.tooMuch === null) await reading.take(read);
    if (reading.tooMuch !== null) break;
  }
  if (reading.tooMuch === null) await reading.finish();
  else complain(`${file} was read up to ${reading.tooMuch}. The rest was left out.`, 1);
  if (reading.games === 0) return complain(`${file} holds no game; a record begins with a game line.`, 2);
  const { taken, there } = reading.count;
  const known = there > 0 ? `; ${there} ${there === 1 ? 'was' : 'were'} there already` : '';
  process.stdout.write(`${counted(taken, ['game', 'games'])} taken in from ${file}${known}\n`);
}

interface NumberedLine {
  readonly number: number;
  readonly line: Line;
  /** Why it cannot be read. */
  readonly fault?: string;
}

function complain(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}

/** An id for a game that has none: the same for the same game, so that it is imported once. */
const nameOf = (game: readonly Line[]): string =>
  createHash('sha256').update(JSON.stringify(game)).digest('base64url').slice(0, 16);

/** A line that is never valid, so that the game is refused with it. */
const UNREADABLE: Line = { ev: 'unreadable' };
const TOO_LONG = `No game has more than ${GAME.lines} lines or ${GAME.bytes / MIB} MiB.`;
