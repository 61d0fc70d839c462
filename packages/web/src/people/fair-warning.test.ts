/** The warning in plain words, at the table and in a page. */
import { h } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { FairFault } from '../client/fair-check.ts';
import { draw } from '../testing/draw.ts';
import { translate } from '../text/area.ts';
import { fair as german } from '../text/de/fair.ts';
import { fair as english } from '../text/en/fair.ts';
import { FairWarning } from './fair-warning.tsx';

afterEach(() => translate({}));

const HASH = 'ab'.repeat(32);
const swapped = { hash: HASH, dealt: { hash: 'cd'.repeat(32), part: null, seat: 0, own: 0, ev: 'deal', hand: 3 } };
const notes = { person: 'ana', chances: { 2: { hash: HASH }, 3: swapped } };
const all = (Object.keys(english.faults) as FairFault[]).map((fault, i) => ({ n: i, ev: 'deal', hand: i + 1, fault }));

it('says what happened in which hand, until it was read', () => {
  const drawn = draw(h(FairWarning, { table: 't', notes, findings: [] }));
  expect(drawn.texts().join('\n')).toContain('Hand 3: the server promised one secret, and now has another.');
  expect(drawn.buttons().map(({ text }) => text)).toEqual(['OK']);
  drawn.end();
});

it('has a sentence for every fault, without gaps', () => {
  for (const finding of [
    ...all,
    { n: 0, ev: 'draw', hand: null, fault: 'moved' },
    { n: null, ev: null, hand: null, fault: 'table' },
  ] as const) {
    const drawn = draw(h(FairWarning, { table: 't', notes, findings: [finding], inPage: true }));
    const said = drawn.texts().join(' ');
    expect(said).toContain(english.title);
    expect(said).not.toMatch(/[{}]|undefined|null/);
    expect(drawn.buttons()).toEqual([]);
    drawn.end();
  }
  const many = draw(h(FairWarning, { table: 't', notes, findings: all }));
  expect(many.count('li')).toBe(3);
  expect(many.texts()).toContain(`And ${all.length - 3} more.`);
  many.end();
});

it('speaks German', () => {
  const { title } = english;
  translate({ fair: german });
  const drawn = draw(
    h(FairWarning, { table: 't', notes, findings: [{ n: 1, ev: 'deal', hand: 2, fault: 'left-out' }], inPage: true }),
  );
  expect(drawn.texts().join(' ')).toContain('Runde 2: Der Server hat die Zufallszahlen dieses Browsers weggelassen');
  expect(drawn.texts()).not.toContain(title);
  drawn.end();
});

it('says nothing of a server that keeps its pledges', () => {
  const drawn = draw(h(FairWarning, { table: 't', notes: { person: null, chances: {} }, findings: [] }));
  expect(drawn.texts()).toEqual([]);
  drawn.end();
});
