/** Saved games: unfinished records on disk, to which every act is appended as it happens. Nothing is ever overwritten. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { type Game, type Line, parseLine, Verifier } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { KeptGame } from '@followsuit/present';
import { reason, UserError } from './errors.ts';

/** The path of a saved game, unless --save sets another. */
export function usualPath(game: Game): string {
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  return join(state, 'followsuit', `${game.id}.jsonl`);
}

/** Ensures that the file's folder exists: creates the default one; a folder that the user named must exist. */
export function prepareFolder(path: string, usual: boolean): void {
  const folder = dirname(path);
  if (usual) onDisk(folder, () => mkdirSync(folder, { recursive: true }));
  else if (!existsSync(folder))
    throw new UserError(`There is no folder ${folder} to save the game in; make it first, or name another file.`);
}

/** The lines of a saved game of this kind, all verified; null if there is none. */
export function readSaved(path: string, game: Game): Line[] | null {
  if (!existsSync(path)) return null;
  const text = onDisk(path, () => readFileSync(path, 'utf8'));
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length === 0) throw broken(path, Math.max(1, lines.length + 1), 'is not complete');
  const read = lines.map((line, i) => readLine(path, line, i + 1));
  const verifier = new Verifier(gameOf);
  for (const [i, line] of read.entries()) {
    const fault = verifier.line(line);
    if (fault) throw broken(path, i + 1, `breaks ${fault.rule} as the rules are now`);
  }
  const fault = verifier.end();
  if (fault) throw broken(path, read.length, `is not followed by what it must be (${fault.rule})`);
  const [{ game: id }] = read;
  const hint = 'name another file with --save, or start a new game with --new, which keeps this one under another name';
  if (id !== game.id)
    throw new UserError(`${path} holds a game of ${gameOf(String(id))?.name}, not ${game.name}; ${hint}.`);
  if (verifier.finished) throw new UserError(`The game in ${path} is finished; ${hint}.`);
  return read;
}

function readLine(path: string, text: string, number: number): Line {
  const line = parseLine(text);
  if (typeof line === 'string') throw broken(path, number, 'is not a JSON object');
  return line;
}

const broken = (path: string, number: number, what: string): UserError =>
  new UserError(
    `The saved game ${path} is broken: line ${number} ${what}; mend the file, or start a new game with --new, which keeps it under another name.`,
  );

/** The file of a game in progress. */
export class SaveFile {
  readonly path: string;
  /** The size of the file, as far as this process knows. */
  private size: number;

  private constructor(path: string, size: number) {
    this.path = path;
    this.size = size;
  }

  /** Creates a file with its first lines. */
  static create(path: string, lines: readonly Line[]): SaveFile {
    const text = written(lines);
    onDisk(path, () => writeFileSync(path, text, { flag: 'wx' }));
    return new SaveFile(path, Buffer.byteLength(text));
  }

  /** Opens a file that exists and has been read. */
  static resume(path: string): SaveFile {
    return new SaveFile(path, statSync(path).size);
  }

  /** Appends the lines of one act in one write, so that a record never ends between an act and its derived lines. */
  append(lines: readonly Line[]): void {
    const text = written(lines);
    onDisk(this.path, () => {
      if (statSync(this.path).size !== this.size)
        throw new UserError(
          `${this.path} was changed by another program, so this game cannot be saved there any more.`,
        );
      try {
        appendFileSync(this.path, text);
      } catch (error) {
        truncateSync(this.path, this.size); // part of it may have been written
        throw error;
      }
    });
    this.size += Buffer.byteLength(text);
  }
}

const written = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Renames a file to an unused name that contains the date; returns the new path. */
export function setAside(path: string, date = new Date()): string {
  const { dir, name, ext } = parse(path);
  const stamp = date.toISOString().slice(0, 16).replace(/[T:]/g, '-');
  for (let n = 1; ; n++) {
    const aside = join(dir, `${name}-${stamp}${n === 1 ? '' : `-${n}`}${ext}`);
    if (existsSync(aside)) continue;
    onDisk(path, () => renameSync(path, aside));
    return aside;
  }
}

/** The finished games that `setAside` has stored beside a saved one; files that are not records are skipped. */
export function keptGames(path: string): KeptGame[] {
  const { dir, name, ext } = parse(path);
  return readdirSync(dir)
    .filter((each) => each.startsWith(`${name}-`) && each.endsWith(ext))
    .flatMap((each) => {
      const lines = readFileSync(join(dir, each), 'utf8').trimEnd().split('\n');
      const [first, last] = [lines[0], lines[lines.length - 1]].map(parseLine);
      return typeof first === 'string' || typeof last === 'string' || last.ev !== 'over'
        ? []
        : [{ name: each, first, last }];
    });
}

/** Runs a file operation; failures become errors for the user. */
function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const why = reason(error);
    if (why === undefined) throw error;
    throw new UserError(`${path} cannot be used to save the game: ${why}; name another file with --save.`);
  }
}
