/** A server in a process of its own. It runs the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface Child {
  readonly base: string;
  readonly process: ChildProcess;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Ends it like a service manager; resolves to its exit code. */
  stop(): Promise<number | null>;
}

const script = fileURLToPath(new URL('../../dist/load/server.js', import.meta.url));

export async function child(data: string, env: Record<string, string> = {}): Promise<Child> {
  const started = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: '0',
      FOLLOWSUIT_DATA: data,
      FOLLOWSUIT_LOG: 'silent',
      FOLLOWSUIT_BOT_PAUSE: '0',
      FOLLOWSUIT_BOTS: '1',
      FOLLOWSUIT_LIMITS: 'false',
      FOLLOWSUIT_DEAL_WAIT: '200',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.stderr.pipe(process.stderr, { end: false });
  const ended = once(started, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    started.kill(signal);
    return (await ended)[0];
  };
  onTestFinished(async () => {
    if (started.exitCode === null && started.signalCode === null) await end('SIGKILL');
  });
  const first = once(createInterface(started.stdout), 'line');
  const line = await Promise.race([first, ended.then(() => null)]);
  if (line === null) throw new Error('the server did not start');
  return {
    base: line[0],
    process: started,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
