/** Passwords are kept as scrypt hashes, each with a salt of its own, and compared in constant time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MiB and some 50 ms a password: too dear to guess many. */
const COST = { N: 32768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** What is kept of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${COST.N}:${salt.toString('base64url')}:${(await derive(password, salt)).toString('base64url')}`;
}

/** Takes as long when there is no such account, so that nobody learns from the time which names there are. */
const NOBODY = `scrypt:${COST.N}:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(LENGTH).toString('base64url')}`;

/** Whether a password is the one of which `kept` was kept; null stands for no account. */
export async function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  const [, , salt, hash] = (kept ?? NOBODY).split(':');
  const key = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(key, Buffer.from(hash, 'base64url')) && kept !== null;
}
