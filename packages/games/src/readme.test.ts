/** The example of the README runs as it is written there. */
import { readFileSync } from 'node:fs';
import * as engine from '@followsuit/engine';
import { expect, it, vi } from 'vitest';
import * as games from './index.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const MODULES: Readonly<Record<string, object>> = { '@followsuit/engine': engine, '@followsuit/games': games };

/** The example as JavaScript: imports are taken from `MODULES`, and `!` is all that TypeScript adds. */
const code = (/```ts\n(.*?)```/s.exec(readme)?.[1] ?? '')
  .replace(/^import (\{.*\}) from '(.*)';$/gm, "const $1 = modules['$2'];")
  .replaceAll(')!;', ');');

function run(code: string): unknown[][] {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    new Function('modules', `'use strict'; ${code}`)(MODULES);
    return log.mock.calls;
  } finally {
    log.mockRestore();
  }
}

it('the example runs as it is written', () => {
  expect(code).toContain('rules.moves');
  const [[act, refused], [view]] = run(code);
  expect(act).toMatchObject({ do: 'discard', card: expect.any(String) });
  expect(refused).toHaveProperty('rule');
  expect(view).toHaveProperty('seat', 1);
});

it.each(games.games)('and as well with $id, whose moves all find room', (game) => {
  const players = game.players[0];
  const other = code
    .replaceAll("'coralon'", `'${game.id}'`)
    .replaceAll(/(setUp|filled)\((game, )?4/g, `$1($2${players}`)
    .replace(', { target: 20 }', '');
  expect(other).toContain(`gameOf('${game.id}')`);
  expect(() => run(`${other}; if (n < 1 || n > moves.length) throw new Error('no room');`)).not.toThrow();
});
