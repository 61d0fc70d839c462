/** A checksum of rows that does not depend on their order, nor on the database that they come from. */
import { createHash } from 'node:crypto';

const MODULUS = 1n << 128n;

export class RowSum {
  count = 0;
  private sum = 0n;

  /** Adds a row. Numbers count as their text: PostgreSQL gives large ones so. */
  add(row: Readonly<Record<string, unknown>>): void {
    const values = Object.keys(row)
      .sort()
      .map((name) => [name, row[name] === null ? null : String(row[name])]);
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
    this.sum = (this.sum + BigInt(`0x${hash}`)) % MODULUS;
    this.count++;
  }

  equals(other: RowSum): boolean {
    return this.count === other.count && this.sum === other.sum;
  }
}
