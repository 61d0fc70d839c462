/** Plays in the terminal without one: what is typed is handed over as if at the prompt, and what is printed comes back. */
import { type Line, type Options, Verifier } from '@followsuit/engine';
import type { KeptGame, TerminalIo } from '@followsuit/present';
import { filledIn } from '../options.ts';
import { PiecepackRules, piecepackSteppingStones } from '../rules.ts';
import open from '../terminal.ts';
import { table as words } from '../words.en.ts';

const plain = (text: string): string => text;

/** A terminal without colours, 100 columns wide, which wraps nothing. */
export function fakeIo(typed: readonly string[] = [], kept: readonly KeptGame[] = []) {
  const answers = typed.values();
  const printed: string[] = [];
  const saved: Line[] = [];
  const print = (...lines: readonly string[]): void => void printed.push(...lines);
  const io: TerminalIo = {
    async ask(prompt) {
      const { value = null } = answers.next() as { value?: string };
      print(`${prompt}${value ?? ''}`);
      return value;
    },
    print,
    printWrapped: print,
    warn: print,
    paint: { bold: plain, dim: plain, red: plain, amber: plain, blue: plain, grey: plain },
    layout: {
      lineWidth: () => 100,
      widthOf: (text) => text.length,
      padRight: (text, width) => text.padEnd(width),
      hanging: (head, text) => [head + text],
      either: (names) => names.join(', ').replace(/, ([^,]*)$/, ' or $1'),
      nearest: () => undefined,
    },
    save: (lines) => void saved.push(...lines),
    keptGames: () => kept,
    hintLines: () => ['(a hint)'],
    rulesText: (text) => `(rules ${text})`,
    sectionText: (heading) => `(section ${heading})`,
  };
  return { io, saved, out: () => printed.join('\n') };
}

interface Sitting {
  readonly seed?: string;
  readonly options?: Options;
  /** The lines of a game that is gone on with. */
  readonly from?: readonly Line[];
  readonly kept?: readonly KeptGame[];
}

export interface Played {
  readonly out: string;
  /** The record, as far as it was saved. */
  readonly lines: readonly Line[];
  /** Whether the game is over. */
  readonly over: boolean;
}

/** Seed 7 rolls suns 4, moons 2, crowns 3, arms 2 at first. @example (await sit(['4s a5', 'done'])).out */
export async function sit(
  typed: readonly string[],
  { seed = '7', options, from, kept }: Sitting = {},
): Promise<Played> {
  const { io, saved, out } = fakeIo(typed, kept);
  const rules = new PiecepackRules(filledIn(options));
  const session = open({ rules, names: ['Ana'], seed, words }, io);
  const lines = from ?? [session.table.firstLine()];
  if (from) session.table.replay(from);
  const over = await session.play();
  return { out: out(), lines: [...lines, ...saved], over };
}

/** Throws unless a record is good; whether its game is over. */
export function verified(lines: readonly Line[]): boolean {
  const verifier = new Verifier((id) => (id === piecepackSteppingStones.id ? piecepackSteppingStones : undefined));
  const faults = [...lines.map((line) => verifier.line(line)), verifier.end()].filter((fault) => fault !== null);
  if (faults.length > 0) throw new Error(faults[0]?.rule);
  return verifier.finished;
}
