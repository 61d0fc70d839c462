/** “I may bid blind” at the terminal. */
import { describe, expect, it } from 'vitest';
import { sit } from './testing/sit.ts';

const ASKED = /your partner, speaks before you/;
/** You deal, so that your partner speaks before you. */
const flags = { seed: '7', seat: '0', bots: 'simple', set: ['blindBids=true'] };

describe('before your partner speaks', () => {
  it('you may warn them; a bot then keeps its cards down', async () => {
    const out = await sit('ducks-and-geese', ['say', 'say', 'look', 'say', 'quit'], flags);
    expect(out).toMatch(ASKED);
    const [before, after] = out.split(ASKED);
    expect(before).not.toContain('You say');
    expect(after.match(/You say: "I may bid blind\."/g)).toHaveLength(2);
    const meanwhile = after.slice(0, after.indexOf('Not looked at'));
    expect(meanwhile).toMatch(/: Pass\./);
    expect(meanwhile).not.toContain('Cy: Look');
    expect(after).toContain('only before your side has looked');
  });

  it('Enter says nothing, and the bot looks; you can leave there, and are told what can be done', async () => {
    const silent = await sit('ducks-and-geese', ['', 'quit'], flags);
    expect(silent).not.toContain('You say');
    expect(silent.split(ASKED)[1]).toMatch(/Look at (the|your) cards\./);
    const left = await sit('ducks-and-geese', ['pass', '?', 'h', 'quit'], flags);
    expect(left).toContain('It is not your turn yet');
    expect(left).toContain('tell the table "I may bid blind"');
    expect(left).toContain('The game is saved in');
  });
});

it('nothing is asked without blind bids, or where everybody plays alone', async () => {
  const plain = await sit('ducks-and-geese', ['say', 'quit'], { ...flags, set: [] });
  expect(plain).not.toMatch(ASKED);
  expect(plain).toContain('nothing to be said in this game');
  expect(await sit('ducks-and-geese-cutthroat', ['quit'], flags)).not.toMatch(ASKED);
});
