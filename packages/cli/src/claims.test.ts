/** Claims in the terminal: what is typed, what the table says, and the record that is verified. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { followsuit, linesOf, newFolder } from './testing/run.ts';
import { sit } from './testing/sit.ts';

it('a hand is settled when its score cannot change, and the record is verified', async () => {
  const folder = newFolder();
  const typed = Array.from({ length: 60 }, () => ['settle', '1']).flat();
  const out = await sit('spades', typed, { seed: '7', seat: '0', bots: 'random', set: ['target=1000'] }, folder);
  expect(out).toContain('Only tricks can be settled or claimed.');
  expect(out).toContain('The rest of the hand can still change its score, or it cannot be proved.');
  expect(out).toContain('Nothing can change the score of this hand any more. Type settle to end it.');
  expect(out).toMatch(/You settled the rest of the hand\.\n\nHand \d+ is over\./);
  const file = join(folder, 'followsuit', 'spades.jsonl');
  expect(followsuit(['verify', file])).toMatchObject({ code: 0, err: '' });

  const lines = linesOf(file) as readonly Record<string, unknown>[];
  const at = lines.findIndex(({ ev }) => ev === 'claim');
  const verified = (altered: readonly object[]) => {
    const path = join(folder, 'altered.jsonl');
    writeFileSync(path, altered.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return followsuit(['verify', path]);
  };
  const score = lines[at + 1];
  const wrongScore = verified(lines.with(at + 1, { ...score, delta: [500, 500] }));
  expect(wrongScore.code).toBe(1);
  expect(wrongScore.out).toContain('RECORD-SCORE-1');
  const falseClaim = verified([...lines.slice(0, lines.findIndex(({ ev }) => ev === 'trick') + 1), lines[at]]);
  expect(falseClaim.code).toBe(1);
  expect(falseClaim.out).toContain('RECORD-CLAIM-1');
  expect(readFileSync(file, 'utf8')).toContain('"ev":"claim"');
});

it('a claim names all cards of the hand, or none', async () => {
  const folder = newFolder();
  const flags = { seed: '7', seat: '0', bots: 'random' };
  const out = await sit('whist', ['1', 'claim Zz', '1', 'claim'], flags, folder);
  expect(out).toContain('cards must be all cards that the seat holds, each once.');
  expect(out).toContain('it cannot be proved.');
});

it('? names the commands', async () => {
  const out = await sit('whist', ['?'], { seed: '7', seat: '0', bots: 'random' });
  expect(out).toMatch(/settle .*nothing can change its score/);
  expect(out).toMatch(/claim .*claim the rest/);
});
