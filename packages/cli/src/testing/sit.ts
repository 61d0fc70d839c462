/** Plays at the table in this process: passes input as if typed at the prompt, and returns the output. */
import type { Game } from '@followsuit/engine';
import { vi } from 'vitest';
import type { Input } from '../input.ts';
import { openTable, type PlayFlags } from '../open-table.ts';
import { findGame } from '../setup.ts';
import { newFolder } from './run.ts';

/** Also plays a game that is not listed. @example await sit('coralon', ['pass', 'quit'], { seed: '7' }) */
export async function sit(
  game: string | Game,
  typed: readonly string[],
  flags: PlayFlags = {},
  folder = newFolder(),
): Promise<string> {
  vi.stubEnv('XDG_STATE_HOME', folder);
  let out = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  const lines = typed.values();
  const input = {
    async ask(prompt: string): Promise<string | null> {
      const { value = null } = lines.next() as { value?: string };
      out += `${prompt}${value ?? ''}\n`;
      return value;
    },
    close() {},
  };
  try {
    await openTable(typeof game === 'string' ? findGame(game) : game, flags, () => input as unknown as Input);
    return out;
  } finally {
    spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
