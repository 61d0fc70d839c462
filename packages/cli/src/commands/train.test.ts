import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, refused as run } from '../testing/run.ts';

describe('followsuit train', () => {
  it.each([
    ['no JSON', 'cannot be read as a model'],
    ['null', 'is no model'],
    ['{"game":"coralon"}', 'is a model of coralon, not of chevalier'],
    ['{"game":"chevalier"}', 'is no whole model of chevalier'],
    [
      '{"game":"chevalier","lead":"","leadIn":[1],"follow":"","followAt":[],"followIn":[],"choice":{}}',
      'is no whole model',
    ],
    [
      `{"game":"chevalier","lead":"${'P'.repeat(9000)}","leadIn":[],"follow":"","followAt":[],"followIn":[],"choice":{}}`,
      'is no whole model',
    ],
  ])('does not go on from %s', async (text, words) => {
    const folder = newFolder();
    const from = join(folder, 'from.json');
    writeFileSync(from, text);
    const { code, err } = await run(['train', 'chevalier', '--from', from, '--out', join(folder, 'out.json')]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(readdirSync(folder)).toEqual(['from.json']);
  });

  it('tells what the numbers of its check are', async () => {
    const out = join(newFolder(), 'out.json');
    const told = await run(['train', 'chevalier', '--seconds', '1', '--out', out, '--check', '1']);
    expect(told.out).toMatch(/on 1 deal from every side: -?\d\.\d{3} ± \? a hand, in chance of the game\.\n$/);
  });
});
