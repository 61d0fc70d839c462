/** What a tournament has shown so far: kept in a file, so that it can go on another day, and summed up in numbers. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Decision, decide, type Estimate, elo, estimate, ratio } from './statistics.ts';
import { type DealResult, parOf, type Tournament } from './tournament.ts';

/** How one contestant did. */
export interface Standing {
  readonly bot: string;
  /** Its part of the victory (in hands: its chance of the game), more or less than would be even. */
  readonly gain: Estimate;
  /** Where that lies between `textbook` (0; those in the other seats if it takes no part) and `open` (1), if `open` takes part. */
  readonly scale: Estimate | null;
  /** The share of games won, and what that is in Elo points; only where whole games are played. */
  readonly wins: number | null;
  readonly elo: number | null;
}

export class TournamentSheet {
  readonly tournament: Tournament;
  readonly results: DealResult[];

  constructor(tournament: Tournament, results: readonly DealResult[] = []) {
    this.tournament = tournament;
    this.results = [...results];
  }

  /** The sheet of a file, if it holds the same tournament; null where there is no such file. */
  static read(file: string, tournament: Tournament): TournamentSheet | null {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw new Error(`${file} cannot be read; check its name and whose it is.`);
    }
    const found = JSON.parse(text) as { tournament?: Tournament; results?: unknown } | null;
    if (typeof found?.tournament !== 'object') throw new Error(`${file} is no tournament's file.`);
    if (JSON.stringify(found.tournament) !== JSON.stringify(tournament))
      throw new Error(`${file} holds another tournament; name another file, or the same game, bots, budget and seed.`);
    if (!areResults(found.results, tournament))
      throw new Error(`The results in ${file} are damaged; name another file to begin anew.`);
    return new TournamentSheet(tournament, found.results);
  }

  /** Writes it beside the file first, so that the file is whole at any time. */
  write(file: string): void {
    const { tournament, results } = this;
    writeFileSync(`${file}.part`, `${JSON.stringify({ tournament, results, standings: this.standings() })}\n`);
    renameSync(`${file}.part`, file);
  }

  /** What contestant number `i` got in each deal. */
  private of(i: number): number[] {
    return this.results.map((each) => each[i]);
  }

  standings(): Standing[] {
    const { bots, play } = this.tournament;
    const [zero, open] = ['textbook', 'open'].map((bot) => bots.indexOf(bot));
    // Those in the other seats get 0.
    const above = (i: number): number[] => this.results.map((each) => each[i] - (each[zero] ?? 0));
    const par = parOf(this.tournament);
    return bots.map((bot, i) => {
      const gain = estimate(this.of(i));
      const wins = play === 'games' ? gain.mean + par : null;
      const scale = open < 0 ? null : ratio(above(i), above(open));
      return { bot, gain, scale, wins, elo: wins === null ? null : elo(wins, par) };
    });
  }

  /** Whether all intervals are narrower than asked: of the way to `open` where it takes part, else of the victory. */
  isNarrow(width: number): boolean {
    return this.standings().every(({ bot, gain, scale }) => {
      if (bot === this.tournament.against) return true;
      return 2 * (bot === 'open' || scale === null ? gain.within : scale.within) < (bot === 'open' ? 1 : width);
    });
  }

  /** What is decided of each contestant: that it gains at least `edge`, or nothing. */
  decisions(edge: number): Decision[] {
    return this.tournament.bots.map((_, i) => decide(this.of(i), edge));
  }
}

/** Whether what was read has a number for each bot in every deal. */
const areResults = (value: unknown, { bots }: Tournament): value is DealResult[] =>
  Array.isArray(value) &&
  value.every((each) => Array.isArray(each) && each.length === bots.length && each.every(Number.isFinite));
