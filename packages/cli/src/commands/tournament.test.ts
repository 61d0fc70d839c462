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
    expect(out).toMatch(/\nsimple less random +\+\d+\.\d\d ± \d+\.\d\d\n/);
  });

  it('stops when it is decided who gains something, and says what', async () => {
    const args = [...quick, '--bots', 'simple,random', '--deals', '200', '--edge', '0.05'];
    const { out } = await run(args);
    expect(out).toContain('gains 5 or more');
    expect(out).toMatch(/simple .* yes\n/);
    expect(out).toMatch(/random .* no\n/);
    const { deals, standings } = JSON.parse((await run([...args, '--json'])).out);
    expect(deals).toBeLessThan(200);
    expect(standings.map(({ decided }: { decided: string }) => decided)).toEqual(['better', 'not better']);
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
    for (const text of ['no JSON', 'null', '7']) {
      writeFileSync(file, text);
      expect((await run([...args, '4'])).err).toBe(`${file} is no tournament's file.\n`);
    }
    for (const results of ['abc', [[1, 2]], [[null]], undefined]) {
      writeFileSync(file, JSON.stringify({ ...kept, results }));
      expect((await run([...args, '4'])).err).toContain('are damaged');
    }
    rmSync(directory, { recursive: true });
  });

  it('goes on from a file that is older than an option', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'tournament-'));
    const file = join(directory, 'sheet.json');
    const args = [
      'tournament',
      'chevalier',
      '--bots',
      'simple',
      '--against',
      'random',
      '--seed',
      'old',
      '--file',
      file,
    ];
    await run([...args, '--json', '--deals', '1']);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"buried":"out",', ''));
    expect(JSON.parse((await run([...args, '--json', '--deals', '2'])).out).deals).toBe(2);
    rmSync(directory, { recursive: true });
  });

  it('says what cannot be', async () => {
    expect((await run([...quick, '--bots', 'simpel'])).err).toContain('Did you mean simple?');
    expect((await run([...quick, '--time', '5', '--simulations', '5'])).err).toContain('exclude each other');
    expect((await run([...quick, '--width', 'x'])).err).toContain('--width takes a number such as 0.25');
    const bids = ['tournament', 'ducks-and-geese', '--bids'];
    expect((await run([...bids, '--bots', 'simple'])).err).toContain('ask expert or master');
    expect((await run([...bids, '--games'])).err).toBe('--bids cannot be combined with --games; leave it out.\n');
    expect((await run([...quick, '--bids', '--edge', '0.1'])).err).toContain('with --against or --edge; leave them');
    expect((await run(['tournament', 'speed-run', '--bids'])).err).toContain('In speed-run nobody bids');
  });

  it('does not say how sure a single deal is', async () => {
    const { out } = await run([...quick, '--bots', 'simple', '--deals', '1', '--simulations', '1']);
    expect(out).toContain('1 simulation a move, seed a: 1 deal, each');
    expect(out).toMatch(/simple +[+-]\d+\.\d\d ± \?\n/);
  });

  it('asks bids for the chances that they were given, and goes on from a file', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'bids-'));
    const file = join(directory, 'bids.json');
    const args = [
      'tournament',
      'stones',
      '--bids',
      '--simulations',
      '12',
      '--seed',
      'b',
      '--jobs',
      '1',
      '--file',
      file,
    ];
    const { deals, standings } = JSON.parse((await run([...args, '--deals', '1', '--json'])).out);
    expect([deals, standings.length, standings[0].bot, standings[0].bids]).toEqual([1, 1, 'expert', 4]);
    for (const share of [standings[0].told, standings[0].made.mean]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    const { out } = await run([...args, '--deals', '3']);
    expect(out).toContain('seed b: 3 deals, the same bot in all seats');
    expect(out).toMatch(/\nexpert +12 +\d+\.\d% +\d+\.\d% ± \d+\.\d +[+-]\d+\.\d ± \d+\.\d +0\.\d{3} +0\.\d{3}\n/);
    expect(out).toMatch(/\nexpert told +bids +told +made\n/);
    const { results } = JSON.parse(readFileSync(file, 'utf8'));
    expect(results.slice(0, 1)).toEqual(kept.results);
    writeFileSync(file, JSON.stringify({ ...kept, results: [[[{ predicted: 2, made: true }]]] }));
    expect((await run(args)).err).toContain('are damaged');
    rmSync(directory, { recursive: true });
  });
});
