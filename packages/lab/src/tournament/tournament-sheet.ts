/** The statistics of a tournament. */
import { Sheet } from './sheet.ts';
import { type Decision, decide, type Estimate, elo, estimate, ratio } from './statistics.ts';
import { type DealResult, parOf, type Tournament } from './tournament.ts';

/** The result of one contestant. */
export interface Standing {
  readonly bot: string;
  /** Its share of the victory (in hands: its chance of winning the game), minus an even share. */
  readonly gain: Estimate;
  /** Its position between `textbook` (0; else the bots in the other seats) and `open` (1), if `open` takes part. */
  readonly scale: Estimate | null;
  /** The share of games won, and the Elo difference; only for whole games. */
  readonly wins: number | null;
  readonly elo: number | null;
}

/** How much more one contestant scored than another, on the same deals. */
export interface Difference {
  readonly bot: string;
  readonly than: string;
  readonly gain: Estimate;
}

export class TournamentSheet extends Sheet<Tournament, DealResult> {
  /** The result of contestant number `i` in each deal. */
  private of(i: number): number[] {
    return this.results.map((each) => each[i]);
  }

  override standings(): Standing[] {
    const { bots, play } = this.contest;
    const [zero, open] = ['textbook', 'open'].map((bot) => bots.indexOf(bot));
    // The bots in the other seats get 0.
    const above = (i: number): number[] => this.results.map((each) => each[i] - (each[zero] ?? 0));
    const par = parOf(this.contest);
    return bots.map((bot, i) => {
      const gain = estimate(this.of(i));
      const wins = play === 'games' ? gain.mean + par : null;
      const scale = open < 0 ? null : ratio(above(i), above(open));
      return { bot, gain, scale, wins, elo: wins === null ? null : elo(wins, par) };
    });
  }

  /** Every pair of contestants. The same deals cancel most luck: intervals are narrower than those of both together. */
  differences(): Difference[] {
    const { bots } = this.contest;
    return bots.flatMap((bot, i) =>
      bots.slice(i + 1).map((than, j) => ({
        bot,
        than,
        gain: estimate(this.results.map((each) => each[i] - each[i + 1 + j])),
      })),
    );
  }

  /** Whether it is narrower than `width` of the way to `open` if that takes part, else of the victory. */
  override isNarrow(width: number): boolean {
    return this.standings().every(({ bot, gain, scale }) => {
      if (bot === this.contest.against) return true;
      return 2 * (bot === 'open' || scale === null ? gain.within : scale.within) < (bot === 'open' ? 1 : width);
    });
  }

  /** The decision about each contestant: it gains at least `edge`, or nothing. */
  decisions(edge: number): Decision[] {
    return this.contest.bots.map((_, i) => decide(this.of(i), edge));
  }

  protected override isResult(value: unknown): value is DealResult {
    return Array.isArray(value) && value.length === this.contest.bots.length && value.every(Number.isFinite);
  }
}
