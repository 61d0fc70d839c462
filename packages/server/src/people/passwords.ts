/** Passwords are stored as scrypt hashes, each with its own salt, and compared in constant time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MiB and about 50 ms per password: too costly to guess many. */
const COST = { N: 32768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** The hash of a password, as stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${COST.N}:${salt.toString('base64url')}:${(await derive(password, salt)).toString('base64url')}`;
}

/** Checked if there is no such account, so that timing does not reveal which names exist. */
const NOBODY = `scrypt:${COST.N}:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(LENGTH).toString('base64url')}`;

/** Whether a password matches a stored hash; null stands for no account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , salt, hash] = (stored ?? NOBODY).split(':');
  const key = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(key, Buffer.from(hash, 'base64url')) && stored !== null;
}
