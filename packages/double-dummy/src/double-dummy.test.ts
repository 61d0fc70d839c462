import { describe, expect, it } from 'vitest';
import { DoubleDummy, readPbn } from './double-dummy.ts';
import deals from './testing/double-dummy.json' with { type: 'json' };

describe('double dummy', () => {
  it('counts the known tricks of every deal of the set', () => {
    const solver = new DoubleDummy();
    for (const line of deals) {
      const [trump, leader, tricks] = line.split(' ');
      const holdings = readPbn(line.slice(line.indexOf('N:')));
      expect(holdings, line).not.toBeNull();
      if (holdings)
        expect(solver.tricks(holdings, 'shdc'.indexOf(trump), 'nesw'.indexOf(leader)), line).toBe(Number(tricks));
    }
  });

  it('reads a deal from any seat', () => {
    const deal = readPbn('E:A... .A.. ..A. ...A');
    expect(deal).toEqual([
      [0, 0, 0, 1 << 12],
      [1 << 12, 0, 0, 0],
      [0, 1 << 12, 0, 0],
      [0, 0, 1 << 12, 0],
    ]);
  });

  it.each([
    '',
    'N:A... .A.. ..A.',
    'N:A... A... ..A. ...A',
    'N:A... .A.. ..A. ...AK',
    'N:A .A.. ..A. ...A',
    'N:X... .A.. ..A. ...A',
  ])('reads nothing from %s', (text) => expect(readPbn(text)).toBeNull());
});
