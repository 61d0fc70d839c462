/**
 * Deals that anybody can check. Before each chance (the draw of seats, a deal, a roll) the server draws a secret and shows its
 * hash, the pledge; each person's client then adds its own randomness. The hash of all of it seeds the chance, so nobody alone
 * decides it, and once the secrets are published everybody can recompute it: docs/fair-deals.md.
 */
import { type Line, type Play, Random, type State } from '@followsuit/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What goes into one chance; all of it is published after the game. */
export interface FairInputs {
  /** Which chance of the table it was: 0, 1, … */
  readonly n: number;
  /** The server's part: 32 bytes in hexadecimal digits. */
  readonly secret: string;
  /** The randomness of each seat's client, by seat number. */
  readonly given: Readonly<Record<string, string>>;
}

const hash = (...parts: (string | Uint8Array)[]): Uint8Array =>
  sha256(concatBytes(...parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part))));

/** The hash that the server shows before it reveals its secret. @example pledgeOf('00'.repeat(32)) */
export const pledgeOf = (secret: string): string => bytesToHex(hash('followsuit pledge\n', hexToBytes(secret)));

/** The draw of the seats before the first deal, as the game line of a record publishes it. */
export interface SeatDraw extends Omit<FairInputs, 'secret'> {
  /** The pledge. */
  readonly hash: string;
  /** For each seat, the previous seat of its player. */
  readonly order: readonly number[];
}

/**
 * The seed of a chance: the hash of the table, its number, the server's secret and every client's randomness. `what` keeps the
 * draw of seats independent of a deal.
 */
export function seedOf(table: string, { n, secret, given }: FairInputs, what: 'seed' | 'seats' = 'seed'): string {
  const parts = Object.keys(given)
    .map(Number)
    .sort((a, b) => a - b)
    .map((seat) => `${seat}:${given[seat]}\n`);
  return bytesToHex(hash(`followsuit ${what}\n${table}\n${n}\n`, hexToBytes(secret), ...parts));
}

/**
 * Random numbers that cannot be predicted from others (a player may see a fifth of a shuffle): SHA-256 of the seed and a
 * counter, eight numbers from each hash.
 */
export class FairRandom extends Random {
  private readonly seed: Uint8Array;
  private block: DataView | null = null;
  private used = 8;
  private counter = 0;

  constructor(seed: string) {
    super('');
    this.seed = hexToBytes(seed);
  }

  override next(): number {
    if (this.seed === undefined) return 0; // called by the base constructor
    if (this.block === null || this.used === 8) {
      const { buffer, byteOffset } = hash(this.seed, `/${this.counter++}`);
      this.block = new DataView(buffer, byteOffset);
      this.used = 0;
    }
    return this.block.getUint32(4 * this.used++);
  }
}

/** The line that results from a chance. @example rules.take(s, fairLine(rules, s, table, fair)) */
export const fairLine = (rules: Play, s: State, table: string, fair: FairInputs): Line =>
  rules.draw(s, new FairRandom(seedOf(table, fair)));

/**
 * The order in which a draw seats the players: for each seat, the previous seat of its player.
 *
 * @example drawOrder(table, 3, fair) // [2, 0, 1]: whoever had seat 2 deals first
 */
export const drawOrder = (table: string, seats: number, fair: FairInputs): number[] =>
  new FairRandom(seedOf(table, fair, 'seats')).shuffle([...Array(seats).keys()]);
