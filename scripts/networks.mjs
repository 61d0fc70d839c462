// Runs the cluster test in a network namespace of its own, in which its nodes get networks that the kernel can cut: as root, and where
// that is permitted. The network of this machine is not touched.
import { spawn, spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';

/** The variable that tells the test, and its value. */
const [INSIDE, PRIVATE] = ['FOLLOWSUIT_TEST_NETWORK', 'private'];

/** Databases and proxies are on loopback. */
const UP = 'ip link set lo up && exec "$@"';

/** Everything that nodes will need, tried in a namespace that is gone at once. */
const TRY = 'ip link set lo up && ip link add fs0 type bridge && ip link add fs1 type veth && nft list ruleset';
const works = () => spawnSync('unshare', ['--net', 'sh', '-c', TRY]).status === 0;

const install = () =>
  ['iproute2', 'nftables'].every((name) => aptInstall(`Installing ${name} for networks of nodes…`, name));

/** Starts this program again in a namespace; resolves to its exit code, or to null if it is in one already, or may not have one. */
export async function inOwnNetwork() {
  if (process.env[INSIDE] === PRIVATE || process.argv.includes('--proxies') || process.getuid?.() !== 0) return null;
  if (!works() && !(install() && works())) {
    console.error(
      'Nodes cannot have networks of their own here (ip, nft and unshare as root), so proxies make the cuts.',
    );
    return null;
  }
  const env = { ...process.env, [INSIDE]: PRIVATE };
  const child = spawn('unshare', ['--net', 'sh', '-c', UP, 'sh', process.execPath, ...process.argv.slice(1)], {
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
