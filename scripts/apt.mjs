// Installs a package of Debian's, where that may be done.
import { spawnSync } from 'node:child_process';

/** Says what it does, and returns whether the package is there now. */
export function aptInstall(sentence, name) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).error) return false;
  const asRoot = process.getuid?.() === 0;
  const apt = (...args) => {
    const command = asRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command[0], command.slice(1), { env, stdio: 'ignore' }).status === 0;
  };
  console.error(sentence);
  for (let attempt = 0; attempt < 3; attempt++)
    if (apt('update') && apt('install', '-y', '--no-install-recommends', name)) return true;
  return false;
}
