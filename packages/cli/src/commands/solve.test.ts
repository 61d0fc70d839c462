import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { followsuit, newFolder, refused as run } from '../testing/run.ts';

/** "trump leader tricks deal", as counted by an independent solver. */
const known: string[] = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../double-dummy/src/testing/double-dummy.json', import.meta.url)), 'utf8'),
);

function fileOf(text: string | Buffer): string {
  const file = join(newFolder(), 'deals.pbn');
  writeFileSync(file, text);
  return file;
}

const solve = (text: string | Buffer, trump = 'nt', leader = 'n') =>
  run(['solve', '--pbn', fileOf(text), '--trump', trump, '--leader', leader]);

/** North has all four tricks without trump; with clubs, West has the two highest trumps. */
const DEAL = 'N:AKQJ... .AKQ..J .J.AK.Q ..QJ.AK';

// The first run may print that it builds.
beforeAll(() => void followsuit(['games']), 120_000);

describe('followsuit solve', () => {
  it('counts the known tricks, whatever the trump and whoever leads', async () => {
    const sets = new Map<string, string[]>();
    for (const line of known) {
      const [trump, leader] = line.split(' ');
      const name = `${trump} ${leader}`;
      sets.set(name, [...(sets.get(name) ?? []), line]);
    }
    expect(sets.size).toBe(20);
    for (const [name, lines] of sets) {
      const [trump, leader] = name.split(' ');
      const text = lines.map((line) => line.slice(line.indexOf('N:'))).join('\n');
      const { code, out, err } = await solve(text, trump === 'n' ? 'nt' : trump, leader);
      expect([code, err]).toEqual([0, '']);
      expect(out).toBe(lines.map((line) => `${line.split(' ')[2]}\n`).join(''));
    }
  });

  it('solves a whole deal', async () => {
    // Each seat holds one suit: without trump the leader's suit takes all tricks, with trump the trump suit does.
    const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    expect((await solve(deal, 'nt', 'n')).out).toBe('13\n');
    expect((await solve(deal, 'h', 'n')).out).toBe('0\n');
    expect((await solve(deal, 'H', 'W')).out).toBe('13\n');
  });

  it('reads files as the world writes them', async () => {
    const text = [
      '\ufeff% PBN 2.1',
      '[Event "A { that opens nothing; nor this"] { [Deal "N:not a deal"]',
      ' nor this } [ deal "n:akqj... .akq..j .j.ak.q ..qj.ak" ] ; [Deal "nor this"]',
      '[Auction "N"]',
      '1NT Pass Pass Pass',
      '',
      '[Deal "#"]',
      'E:.AKQ.-.J .J.AK.Q ..QJ.AK AKQJ.-.-.-',
      'n: A10... .A10.. ..A10. ...A10',
    ].join('\r\n');
    expect(await solve(text)).toEqual({ code: 0, out: '4\n4\n4\n2\n', err: '' });
  });

  it('minds no names in other alphabets', async () => {
    const latin = Buffer.from(`[North "J\u00f8rgen"]\n[Deal "${DEAL}"]\n`, 'latin1');
    expect(await solve(latin)).toEqual({ code: 0, out: '4\n', err: '' });
  });

  it('reads standard input', () => {
    const args = ['solve', '--pbn', '-', '--trump', 'c', '--leader', 's'];
    expect(followsuit(args, { typed: [DEAL, DEAL] })).toEqual({ code: 0, out: '2\n2\n', err: '' });
  });

  it.each([
    ['', 'holds no deal'],
    ['[Event "none"]\n', 'holds no deal'],
    ['A... .A.. ..A. ...A', ':1: This line is neither a deal'],
    [`${DEAL}\n\nN:A... .A.. ..A.`, ':3: A deal has four hands with spaces between them; here are 3.'],
    ['N:', ':1: A deal has four hands with spaces between them; here are 0.'],
    ['N:A... .A.. ..A. A...', ':1: The card SA is there twice.'],
    ['N:A... .A.. ..A. ...AK', ':1: The hands have 1, 1, 1 and 2 cards'],
    ['E:AKQJT98765432..2. ... ... ...', ':1: The hand of East has 14 cards; 13 is the most.'],
    ['N:... ... ... ...', ':1: The hands of this deal are empty'],
    ['N:A.A .A.. ..A. ...A', ':1: The hand of North, A.A, does not have four suits'],
    ['S:A... .x.. ..A. ...A', ':1: The hand of West has "X", which is no card'],
    ['[Deal "N:A... - ..A. ...A"]', ':1: The hand of East is not given'],
    ['[Deal "#"]', ':1: There is no deal before this one'],
    [`[Deal "${DEAL}"]\n[Deal "${DEAL}\n`, ':2: This tag is not closed'],
    [`${DEAL}\n{ ${DEAL}\n${DEAL}`, ':2: The comment that begins here'],
  ])('refuses %j', async (text, words) => {
    const { code, out, err } = await solve(text);
    expect(err).toContain(words);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
  });

  it('refuses a line without end', async () => {
    expect((await solve('x'.repeat(2 ** 21))).err).toMatch(/:1: This line is longer than 1 MiB/);
  });

  it('refuses what is typed wrong', async () => {
    const told = async (...args: string[]) => (await run(['solve', ...args])).err;
    expect(await told('--pbn', 'no-such.pbn', '--trump', 's', '--leader', 'n')).toMatch(/no such file/);
    expect((await solve(DEAL, 'x')).err).toBe('--trump takes nt, s, h, d or c, not "x".\n');
    expect((await solve(DEAL, 's', 'nt')).err).toBe('--leader takes n, e, s or w, not "nt".\n');
    expect(await told('--trump', 's', '--leader', 'n')).toMatch(/Required option '--pbn <file>' not specified;/);
  });

  it('can be interrupted', async () => {
    const bin = fileURLToPath(new URL('../../bin/followsuit.mjs', import.meta.url));
    const file = fileOf(`${DEAL}\n`.repeat(200_000));
    const child = spawn(process.execPath, [bin, 'solve', '--pbn', file, '--trump', 'nt', '--leader', 'n']);
    let told = '';
    child.stderr.on('data', (text) => {
      told += text;
    });
    await once(child.stdout, 'data');
    child.stdout.resume();
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(told).toMatch(/^Stopped after \d+ of 200000 deals\.\n$/);
  });
});
