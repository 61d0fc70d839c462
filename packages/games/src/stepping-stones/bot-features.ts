/** Stepping Stones: the expected points of the rows of the sheet once every box is filled. */
import type { Features, Scale } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';

const SEATS = 3;
/** The most tricks of a box. */
const MOST = 12;
/** Distance to the best, linear and squared, own boxes and tokens left; then the places from the dealer. */
const OWN = 4;
const [DISTANCE, SQUARE, EMPTIES, TOKENS] = [0, 1, 2, 3];
/** Rows in which few tricks are wanted. */
const isLow = (contract: string): boolean => contract.startsWith('lose');

export class SteppingStonesFeatures implements Features {
  readonly size = OWN + SEATS - 1;
  readonly helps = [true, true, false, true, false, false];
  private readonly rules: Rules;
  private readonly rows: number;
  private readonly soften: number;
  /** The expected points of a box with this many tricks against one that is still empty, and their uncertainty. */
  private readonly hope: Float64Array;
  private readonly doubt: Float64Array;
  /** The uncertainty of two empty boxes. */
  private readonly open: Float64Array;
  /** −1 for a row in which few tricks are wanted, 1 for the others. */
  private readonly better: Int8Array;
  private readonly expected = new Float64Array(SEATS);
  /** The uncertainty. In an array, since returning a fraction may allocate it. */
  private readonly luck = new Float64Array(1);

  constructor(rules: Rules, { soften, results = [] }: Scale) {
    const sheet = rules.design.layout.fields.find(({ name }) => name === 'sheet');
    this.rules = rules;
    this.rows = sheet?.width ?? 0;
    this.soften = soften;
    this.hope = new Float64Array(this.rows * (MOST + 1));
    this.doubt = new Float64Array(this.rows * (MOST + 1));
    this.open = new Float64Array(this.rows);
    const contract = rules.design.layout.fields.find(({ name }) => name === 'contract');
    this.better = Int8Array.from({ length: this.rows }, (_, row) => (isLow(String(contract?.reads?.(row))) ? -1 : 1));
    for (let row = 0; row < this.rows; row++) this.weigh(row, results[row] ?? Array(MOST + 1).fill(1 / (MOST + 1)));
  }

  /** STEPPING-SCORE-4: 2 for an opponent beaten, 1 for a tie, against the possible results of the other's box. */
  private weigh(row: number, chances: readonly number[]): void {
    const low = this.better[row] < 0;
    let ties = 0;
    for (let own = 0; own <= MOST; own++) {
      let beaten = 0;
      for (let other = 0; other <= MOST; other++) if (low ? other > own : other < own) beaten += chances[other];
      const mean = 2 * beaten + chances[own];
      this.hope[row * (MOST + 1) + own] = mean;
      this.doubt[row * (MOST + 1) + own] = 4 * beaten + chances[own] - mean * mean;
      ties += chances[own] * chances[own];
    }
    this.open[row] = 1 - ties;
  }

  read(s: State, out: Float64Array): void {
    this.expect(s);
    const certainty = 1 / Math.sqrt(this.luck[0] + this.soften);
    const { expected, rows, size } = this;
    const { sheet, tokens } = this.rules.at;
    const best = Math.max(expected[0], expected[1], expected[2]);
    const dealer = this.rules.nextDealer(s);
    for (let seat = 0; seat < SEATS; seat++) {
      const at = seat * size;
      const behind = (expected[seat] - best) * certainty;
      let empties = 0;
      for (let row = 0; row < rows; row++) if (s[sheet + seat * rows + row] < 0) empties++;
      out[at + DISTANCE] = behind;
      out[at + SQUARE] = -behind * behind;
      out[at + EMPTIES] = empties * certainty;
      out[at + TOKENS] = s[tokens + seat] * certainty;
      const place = (seat - dealer + SEATS) % SEATS;
      out[at + OWN] = place === 1 ? certainty : 0;
      out[at + OWN + 1] = place === 2 ? certainty : 0;
    }
  }

  /** Computes the points that each seat can expect at the end, and their uncertainty. */
  private expect(s: State): void {
    const { expected, rows } = this;
    const { sheet } = this.rules.at;
    let luck = 0;
    expected.fill(0);
    for (let row = 0; row < rows; row++)
      for (let a = 0; a < SEATS; a++)
        for (let b = a + 1; b < SEATS; b++) {
          const own = s[sheet + a * rows + row];
          const other = s[sheet + b * rows + row];
          const points = this.compare(row, own, other);
          expected[a] += points;
          expected[b] += 2 - points;
          if (own < 0 && other < 0) luck += this.open[row];
          else if (own < 0 || other < 0) luck += this.doubt[row * (MOST + 1) + Math.max(own, other)];
        }
    this.luck[0] = luck;
  }

  /** The points of one box against another of the same row. */
  private compare(row: number, own: number, other: number): number {
    const base = row * (MOST + 1);
    if (own < 0) return other < 0 ? 1 : 2 - this.hope[base + other];
    if (other < 0) return this.hope[base + own];
    if (own === other) return 1;
    return this.better[row] > 0 === own > other ? 2 : 0;
  }
}
