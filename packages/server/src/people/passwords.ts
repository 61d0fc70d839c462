/**
 * Passwords are stored as scrypt hashes, each with its cost and a salt of its own, and compared in constant time:
 * `scrypt:N:r:p:salt:hash`. Older hashes (`scrypt:N:salt:hash`, or a lower cost) are replaced at the next sign-in. A
 * password that an administrator has set works once: `once:UNTIL:scrypt:…`.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { TaskQueue } from './task-queue.ts';

export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 128 MiB and about a quarter of a second per password: too costly to guess many. */
export const COST: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };
const LENGTH = 32;
/**
 * How many hashes are computed at once, and how many may wait. The system's pool has four threads, which files and names of
 * hosts need too: a flood of sign-ins gets two of them, and 256 MiB.
 */
const AT_ONCE = 2;
const WAITING = 30;

interface StoredHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** Until when it works, once; null for a password that stays. */
  readonly once: number | null;
}

/** Whether a password matches; `old`: its hash should be replaced, `once`: the password must be. */
export type PasswordCheck = 'wrong' | 'right' | 'old' | 'once';

/** @example await new Passwords().check('correct horse', person.password, Date.now()) */
export class Passwords {
  private readonly cost: PasswordCost;
  private readonly queue = new TaskQueue(AT_ONCE, WAITING);
  /** Checked if there is no such account, so that timing does not reveal which names exist. */
  private readonly nobody: StoredHash;

  constructor(cost: PasswordCost = COST) {
    this.cost = cost;
    this.nobody = { cost, salt: Buffer.alloc(16), hash: Buffer.alloc(LENGTH), once: null };
  }

  /** The hash of a password, as stored. Throws `TooBusy` if too many others wait. */
  async hash(password: string, once: number | null = null): Promise<string> {
    const salt = randomBytes(16);
    const { N, r, p } = this.cost;
    const hash = await this.derive(password, salt, this.cost);
    const text = ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
    return once === null ? text : `once:${once}:${text}`;
  }

  /** Compares a password with a stored hash; null stands for no account. Throws `TooBusy` if too many others wait. */
  async check(password: string, stored: string | null, now: number): Promise<PasswordCheck> {
    const { cost, salt, hash, once } = stored === null ? this.nobody : parse(stored);
    const isEqual = timingSafeEqual(await this.derive(password, salt, cost), hash);
    if (!isEqual || stored === null || (once !== null && once < now)) return 'wrong';
    if (once !== null) return 'once';
    return cost.N * cost.r * cost.p < this.cost.N * this.cost.r * this.cost.p ? 'old' : 'right';
  }

  private derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
    const options = { N, r, p, maxmem: 256 * N * r };
    return this.queue.run(
      () =>
        new Promise((resolve, reject) =>
          scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    );
  }
}

function parse(stored: string): StoredHash {
  const parts = stored.split(':');
  const once = parts[0] === 'once' ? Number(parts[1]) : null;
  const [, N, ...rest] = once === null ? parts : parts.slice(2);
  // The first version stored N alone.
  const [r, p, salt, hash] = rest.length === 2 ? ['8', '1', ...rest] : rest;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
    once,
  };
}
