/** Other versions of Node.js on this machine, for tests of what is published. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Versions on which what is published is tested, besides the one that runs the tests. */
export const WANTED = ['22', '24'] as const;

export interface OtherNode {
  readonly version: string;
  readonly path: string;
}

/** Paths that may be a Node.js: in $FOLLOWSUIT_NODES, `node22` on the path, and those of nvm. */
function candidates(): string[] {
  const { FOLLOWSUIT_NODES = '', PATH = '', NVM_DIR = join(homedir(), '.nvm') } = process.env;
  const nvm = join(NVM_DIR, 'versions/node');
  return [
    ...FOLLOWSUIT_NODES.split(delimiter).filter((path) => path !== ''),
    ...PATH.split(delimiter).flatMap((folder) =>
      ['node', ...WANTED.map((each) => `node${each}`)].map((name) => join(folder, name)),
    ),
    ...(existsSync(nvm) ? readdirSync(nvm).map((version) => join(nvm, version, 'bin/node')) : []),
  ];
}

/** One Node.js of each wanted version that is here. */
export function otherNodes(): OtherNode[] {
  const found = new Map<string, OtherNode>();
  for (const path of candidates().filter((each) => existsSync(each))) {
    const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
    const major = version.slice(1).split('.')[0];
    if (WANTED.some((each) => each === major) && !found.has(major)) found.set(major, { version, path });
  }
  return [...found.values()];
}
