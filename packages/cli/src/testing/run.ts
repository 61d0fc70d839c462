/** Runs the real command in its own process, with input fed through a pipe. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../main.ts';

const bin = fileURLToPath(new URL('../../bin/followsuit.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A temporary folder for saved games; removed after all tests. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'followsuit-'));

/**
 * Returns the output as `out`, or writes it `to` a file.
 *
 * @example followsuit(['play', 'coralon', '--seed', '7'], { typed: ['pass', '1'], folder })
 */
export function followsuit(
  args: readonly string[],
  { typed = [] as readonly string[], folder = newFolder(), to = undefined as string | undefined, env = {} } = {},
): Run {
  const file = to === undefined ? null : openSync(to, 'w');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input: typed.map((line) => `${line}\n`).join(''),
    stdio: ['pipe', file ?? 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, XDG_STATE_HOME: folder, NO_COLOR: '1', ...env },
    maxBuffer: 2 ** 28,
  });
  if (file !== null) closeSync(file);
  return { code: status, out: stdout ?? '', err: stderr };
}

/** The files that the command loads, in any thread: the coverage that Node writes on exit lists them all. */
export function loadedBy(args: readonly string[]): string[] {
  const folder = newFolder();
  spawnSync(process.execPath, [bin, ...args], { env: { ...process.env, NODE_V8_COVERAGE: folder } });
  return readdirSync(folder).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
  });
}

/** Runs the command with one of its streams closed at the other end; resolves to the exit code. */
export function unheard(args: readonly string[], stream: 'stdout' | 'stderr'): Promise<number | null> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  child[stream].destroy();
  child[stream === 'stdout' ? 'stderr' : 'stdout'].resume();
  return new Promise((resolve) => child.on('exit', resolve));
}

/** Runs the command in this process: faster, for commands that end without a prompt. */
export async function refused(args: string[], folder = newFolder()): Promise<Run> {
  vi.stubEnv('XDG_STATE_HOME', folder);
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await main(args);
    const [printed, told] = [out, err].map(({ mock }) => mock.calls.map(([text]) => String(text)).join(''));
    return { code, out: printed, err: told };
  } finally {
    process.exitCode = undefined;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

/** The lines of a saved game. */
export const linesOf = (path: string): Record<string, unknown>[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
