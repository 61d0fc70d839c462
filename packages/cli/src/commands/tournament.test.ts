import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refused as run } from '../testing/run.ts';

const quick = ['tournament', 'ducks-and-geese', '--against', 'random', '--jobs', '1', '--seed', 'a'];

describe('followsuit tournament', () => {
  it('tells who is stronger', async () => {
    const { code, out } = await run([...quick, '--bots', 'simple,random', '--deals', '8']);
    expect(code).toBe(0);
    expect(out).toContain('8 deals, each from every seat');
    expect(out).toMatch(/simple +\+\d+\.\d\d ± \d+\.\d\d/);
    expect(out).toMatch(/random +\+0\.00 ± 0\.00/);
  });

  it('keeps its results, and goes on from them', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'tournament-'));
    const file = join(directory, 'sheet.json');
    const args = [...quick, '--bots', 'simple', '--file', file, '--json', '--deals'];
    const first = JSON.parse((await run([...args, '2'])).out);
    expect(first.deals).toBe(2);
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    const second = JSON.parse((await run([...args, '4'])).out);
    expect(second.deals).toBe(4);
    expect(JSON.parse(readFileSync(file, 'utf8')).results.slice(0, 2)).toEqual(kept.results);
    const other = await run([...quick, '--bots', 'random', '--file', file]);
    expect(other.code).toBe(2);
    expect(other.err).toContain('another tournament');
    writeFileSync(file, 'no JSON');
    expect((await run([...args, '4'])).err).toContain("is no tournament's file");
    rmSync(directory, { recursive: true });
  });

  it('says what cannot be', async () => {
    expect((await run([...quick, '--bots', 'simpel'])).err).toContain('Did you mean simple?');
    expect((await run([...quick, '--time', '5', '--simulations', '5'])).err).toContain('exclude each other');
    expect((await run([...quick, '--width', 'x'])).err).toContain('--width takes a number such as 0.25');
    expect((await run([...quick, '--bids', '--bots', 'simple'])).err).toContain('ask expert or master');
  });

  it('asks bids for the chance that they were given', async () => {
    const args = [
      'tournament',
      'stones',
      '--bids',
      '--bots',
      'expert',
      '--simulations',
      '12',
      '--deals',
      '1',
      '--json',
    ];
    const { bids, predicted, made } = JSON.parse((await run([...args, '--seed', 'b'])).out);
    expect(bids).toBe(4);
    for (const share of [predicted, made]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });
});
