/** Other processes, each on a core of its own if the system supports that. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The system's unit of CPU time. */
const TICKS = 100;
const canPin = spawnSync('taskset', ['-V']).status === 0;

export interface Other {
  readonly url: string;
  readonly process: ChildProcess;
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Resident memory in bytes. */
  memory(): number;
  /** CPU seconds used. */
  cpu(): number;
  /** Seconds that its main thread was runnable while other work had its core. */
  waited(): number;
}

/** Starts a program of this folder; it prints its address first. */
export async function other(name: string, env: Record<string, string>, core: number | null): Promise<Other> {
  const script = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const [command, args] =
    canPin && core !== null
      ? ['taskset', ['-c', String(core), process.execPath, script]]
      : [process.execPath, [script]];
  const started = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(started, 'exit');
  const first = once(createInterface(started.stdout), 'line');
  const line = await Promise.race([first, ended.then(() => null)]);
  if (line === null) throw new Error(`${name} did not start`);
  return {
    url: line[0],
    process: started,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${started.pid}/status`, 'utf8'))?.[1]) * 1024,
    cpu: () => cpuSeconds(started.pid as number),
    waited: () => Number(readFileSync(`/proc/${started.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9,
    async end(signal = 'SIGTERM') {
      started.kill(signal);
      await ended;
    },
  };
}

/** CPU seconds that a process has used. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The server's settings for measurements: without the limits that protect it against such load. */
export const serverEnv = (data: string): Record<string, string> => ({
  PORT: '0',
  FOLLOWSUIT_DATA: data,
  FOLLOWSUIT_LOG: 'silent',
  FOLLOWSUIT_BOT_PAUSE: '0',
  FOLLOWSUIT_LIMITS: 'false',
  FOLLOWSUIT_CONNECTIONS: '1000000',
  FOLLOWSUIT_BOTS: '1',
});

/** Pins this process to a core, away from what it measures. */
export function pinSelf(core: number): void {
  if (canPin) spawnSync('taskset', ['-cp', String(core), String(process.pid)]);
}
