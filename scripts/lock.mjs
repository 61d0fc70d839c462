// A lock between processes: a directory, which only one of them can create, with its creator's process id in it.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const longestWork = 10 * 60_000;
const longestStart = 5_000;

/** Waits for the lock and takes it; returns the function that releases it. The lock is also released when this process exits. */
export function takeLock(dir, { onWait }) {
  for (let waits = 0; !make(dir); waits++) {
    if (isAbandoned(dir)) remove(dir);
    else {
      if (waits === 0) onWait();
      sleep(100);
    }
  }
  const release = () => {
    process.off('exit', release);
    rmSync(dir, { recursive: true, force: true });
  };
  process.on('exit', release);
  return release;
}

function make(dir) {
  try {
    mkdirSync(dir);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(dir, 'pid'), String(process.pid));
  return true;
}

function isAbandoned(dir) {
  const made = statSync(dir, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return false;
  const age = Date.now() - made;
  const pid = owner(dir);
  return age > (pid ? longestWork : longestStart) || (pid > 0 && !isAlive(pid));
}

function owner(dir) {
  try {
    return Number(readFileSync(join(dir, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Renames it first, so that only one of several processes that find it abandoned removes it. */
function remove(dir) {
  const aside = `${dir}.${process.pid}`;
  try {
    renameSync(dir, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
