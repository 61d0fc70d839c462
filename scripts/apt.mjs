// Installs a Debian package, if that is allowed: as root, or with FOLLOWSUIT_INSTALL=1 through sudo.
import { spawnSync } from 'node:child_process';

/** Announces the installation, and returns whether the package is installed now. Otherwise prints the command to run. */
export function aptInstall(sentence, name) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).error) return false;
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && process.env.FOLLOWSUIT_INSTALL !== '1') {
    console.error(
      `${name} is missing. Run: sudo apt-get install ${name} (or set FOLLOWSUIT_INSTALL=1 to let npm test do it).`,
    );
    return false;
  }
  const apt = (...args) => {
    const command = asRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command[0], command.slice(1), { env, stdio: 'ignore' }).status === 0;
  };
  console.error(sentence);
  for (let attempt = 0; attempt < 3; attempt++) {
    isUpdated ||= apt('update');
    if (isUpdated && spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status !== 0) return false;
    if (isUpdated && apt('install', '-y', '--no-install-recommends', name)) return true;
    isUpdated = false;
  }
  return false;
}

/** Whether the lists of packages have been fetched: once is enough for all of them. */
let isUpdated = false;
