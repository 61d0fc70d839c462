/** Names the code that plays: workers with the same name give the same numbers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { LAB_WORKER } from './lab-jobs.ts';

/** What a built module imports: by name, for its effects, or on demand. */
const IMPORTS = /^(?:import|export)\s[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;
const IS_OURS = /^\.{1,2}\/|^@followsuit\//;

/**
 * Twelve hexadecimal digits of a script and of all that it imports: rules, bots and their weights included.
 *
 * @example codeHash() // 'f3a91c07b2de'
 */
export function codeHash(script = LAB_WORKER): string {
  const hash = createHash('sha256');
  const files = [script];
  for (const file of files) {
    const code = readFileSync(file);
    hash.update(createHash('sha256').update(code).digest());
    if (file.endsWith('.json')) continue;
    for (const [, from, effect, lazy] of code.toString().matchAll(IMPORTS)) {
      const name = from ?? effect ?? lazy;
      if (!IS_OURS.test(name)) continue;
      const found = name.startsWith('.') ? resolve(dirname(file), name) : createRequire(file).resolve(name);
      if (!files.includes(found)) files.push(found);
    }
  }
  return hash.digest('hex').slice(0, 12);
}
