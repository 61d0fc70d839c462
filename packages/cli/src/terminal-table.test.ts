import type { Bot } from '@followsuit/bots';
import type { Line } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { findBot } from './seating.ts';
import { TerminalTable } from './terminal-table.ts';
import { tricksOf } from './testing/tricks.ts';

const MS = 40;

/** A game of Coralon that has not begun, in which you speak last; every bot thinks for this long. */
function tableOf(ms?: number): { table: TerminalTable; lines: Line[] } {
  const bot: Bot = { ...findBot('simple'), ms };
  const lines: Line[] = [];
  const names = ['You', 'Bo', 'Cy', 'Di'];
  const seating = {
    rules: tricksOf('coralon'),
    names,
    you: 0,
    bots: [null, bot, bot, bot],
    seed: '7',
    presentation: { presenter: {}, words: {} },
  };
  const table = new TerminalTable(seating, {
    heard() {},
    async beforePartner() {},
    save: (more) => lines.push(...more),
  });
  lines.push(table.firstLine());
  return { table, lines };
}

const acts = (lines: readonly Line[]): number => lines.filter(({ ev }) => ev === 'act').length;
const stay = (): boolean => false;

it('a bot that thinks takes its time, one that does not takes none', async () => {
  const began = performance.now();
  const slow = tableOf(MS);
  expect(await slow.table.untilYou(stay)).toBe(true);
  expect(performance.now() - began).toBeGreaterThanOrEqual(acts(slow.lines) * MS - 5);
  expect(await tableOf().table.untilYou(stay)).toBe(true);
});

it('what was done before is not waited for when a game goes on', async () => {
  const { table, lines } = tableOf(60_000);
  const before = tableOf();
  await before.table.untilYou(stay);
  table.replay(before.lines);
  expect(await table.untilYou(stay)).toBe(true);
  expect(acts(lines)).toBe(0);
});

it('whoever leaves while bots act is not kept until their own turn', async () => {
  const { table, lines } = tableOf(MS);
  let left = false;
  setImmediate(() => {
    left = true;
  });
  expect(await table.untilYou(() => left)).toBe(false);
  expect([table.over, acts(lines)]).toEqual([false, 1]);
});
