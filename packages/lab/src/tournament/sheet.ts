/** The results of a contest so far: stored in a file, so that it can continue later, and summarized. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { recordedOptions } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import type { Contest } from './contest.ts';

export abstract class Sheet<C extends Contest, Result> {
  readonly contest: C;
  readonly results: Result[];

  constructor(contest: C, results: readonly Result[] = []) {
    this.contest = contest;
    this.results = [...results];
  }

  /** The result of each bot. */
  abstract standings(): readonly { readonly bot: string }[];
  /** Whether all 95 % intervals are narrower than requested. */
  abstract isNarrow(width: number): boolean;
  /** Whether a value from a file is the result of a deal. */
  protected abstract isResult(value: unknown): value is Result;

  /** Loads the results of the same contest from a file; empty if there is no such file. */
  goOnFrom(file: string): void {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw new Error(`${file} cannot be read; check its name and whose it is.`);
    }
    const found = parsed(text) as { tournament?: unknown; results?: unknown } | null;
    if (typeof found?.tournament !== 'object') throw new Error(`${file} is no tournament's file.`);
    if (JSON.stringify(withAllOptions(found.tournament as Contest)) !== JSON.stringify(this.contest))
      throw new Error(`${file} holds another tournament; name another file, or the same game, bots, budget and seed.`);
    const { results } = found;
    if (!Array.isArray(results) || !results.every((each): each is Result => this.isResult(each)))
      throw new Error(`The results in ${file} are damaged; name another file to begin anew.`);
    for (const each of results) this.results.push(each);
  }

  /** Writes a temporary file first, so that the file itself is always complete. */
  write(file: string): void {
    const { contest, results } = this;
    writeFileSync(`${file}.part`, `${JSON.stringify({ tournament: contest, results, standings: this.standings() })}\n`);
    renameSync(`${file}.part`, file);
  }
}

/** A contest whose file may be older than some options of its game. */
function withAllOptions(contest: Contest | null): Contest | null {
  const game = trickGames.find(({ id }) => id === contest?.game);
  return contest && game ? { ...contest, options: recordedOptions(game, contest.options) } : contest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
