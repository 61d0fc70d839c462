// npm run pack [-- folder]: makes the tarballs to publish, in ./tarballs or in another folder.
// Packages of a checkout are private and lead to their sources; what is published is staged elsewhere, with a package.json
// of its own: docs/decisions/0131-what-is-published.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stageCommand } from './pack/command.mjs';
import { LIBRARIES, stageLibrary } from './pack/library.mjs';
import { ready } from './ready.mjs';

const into = resolve(process.argv[2] ?? 'tarballs');
ready({ web: true });
const stages = mkdtempSync(join(tmpdir(), 'followsuit-pack-'));
try {
  mkdirSync(into, { recursive: true });
  const folders = [];
  for (const name of LIBRARIES) folders.push(await stageLibrary(name, join(stages, name)));
  folders.push(await stageCommand(join(stages, 'followsuit')));
  const args = ['pack', '--silent', '--pack-destination', into, ...folders];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm pack failed:\n${stdout}${stderr}`);
  process.stdout.write(stdout);
} finally {
  rmSync(stages, { recursive: true, force: true });
}
