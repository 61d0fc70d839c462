/** Presenters, as the terminal renders them. */
import { describe, expect, it } from 'vitest';
import { newFolder } from './testing/run.ts';
import { sit } from './testing/sit.ts';

const flags = { seed: '7', seat: '0', bots: 'random' };
const times = (n: number): string[] => Array<string>(n).fill('1');

describe('a hand of Thief', async () => {
  const out = await sit('thief', ['pass', ...times(7), 'hand', ...times(6), 'score', 'log', 'quit'], flags);

  it('has signs in the header, and badges and kept cards at the seats', () => {
    expect(out).toContain(
      '── Thief · hand 1 · dealer: you · Trump: not yet · Thieves: Cups ∪ · Di, exactly: 0 of 6 points ─',
    );
    expect(out).toMatch(/^ {3}Di +11 +0 +0 {2}1 of 6 points · 0 tricks \+ 1 thief = 1 · 4u∪☻$/m);
    expect(out).toMatch(/^▶ {2}You /m);
  });

  it('tells news once, with the card that brought them', () => {
    expect(out).toContain(
      'Bo: Six of trees. Bo has no cups and plays a trump. Trees are trump! Cy: Tar of\ncups. Trick 1 goes to Bo. The Four of cups stays',
    );
    expect(out.match(/Trees are trump!/g)).toHaveLength(1);
  });

  it('marks cards, and says what the marks mean but for the trump', () => {
    expect(out).toMatch(/◘ locks \(l\) +Bl\n {2}☻ thief\n/);
    expect(out).toMatch(/♣ trees \(t\) +1\)Kt▲ {2}2\)Bt▲\n/);
    expect(out).not.toContain('▲ trump');
  });

  it('shows the trick with who is winning, and asks in the words of the game', () => {
    expect(out).toContain('Trick 3: Bo 4t♣▲   Cy Ft♣▲   Di At♣▲   (winning: Di)');
    expect(out).toContain('Follow suit: play one of your trees. (? explains) > 1');
  });

  it('ends with what happened, and with all ways in which it could have ended', () => {
    expect(out).toContain(
      [
        'Hand 1 is over.',
        'Di: one too many',
        'Di bid 6 and had 4 tricks and 3 thieves.',
        '  Exactly 6: points for Di alone',
        '▶ More: everybody scores tricks and thieves',
        '  Fewer: nothing for Di, everybody else scores tricks and thieves',
        '· You: 3 tricks +3, 2 thieves +2',
        '· Bo: 3 tricks +3',
        '· Cy: 3 tricks +3, 1 thief +1',
        '· Di: 4 tricks +4, 3 thieves +3',
        'Di had more than the bid, so everybody scored tricks and thieves.',
        'Totals: you 5 (+5), Bo 3 (+3), Cy 4 (+4), Di 7 (+7).',
      ].join('\n'),
    );
  });

  it('has a score sheet with what the game says of a hand in further columns', () => {
    expect(out).toMatch(/^Hand, dealer +You +Bo +Cy +Di +Bid +Trump, thieves$/m);
    expect(out).toMatch(/^1 You +3\+2 \+5 = 5 +3\+0 \+3 = 3 +.*Di 6 \+ over +trees, cups$/m);
    expect(out).toMatch(/^Total +5 +3 +4 +7$/m);
    expect(out).toContain('First to 40 points wins.');
  });
});

it('`?` adds what the bid and the signs mean, and the rules that the game names', async () => {
  const bids = await sit('coralon', ['?', 'quit'], { ...flags, set: ['zeroBids=zero'] });
  const said = bids.replace(/\s+/g, ' ');
  expect(said).toContain('Say how many tricks you will take. Exactly that many: only you score.');
  expect(said).toContain('zero: You take no trick at all.');
  expect(said).toContain('Trump: not yet. The suit of the first card of the hand will be trump');
  expect(said).toContain('CORALON-ZERO-1: ');
});

it('news that were told are not told again when a game goes on', async () => {
  const folder = newFolder();
  expect(await sit('thief', ['pass', '1', 'quit'], flags, folder)).toContain('Trees are trump!');
  const resumed = await sit('thief', ['1', 'quit'], {}, folder);
  expect(resumed).toContain('Trump: Trees ♣');
  expect(resumed).not.toContain('are trump!');
});
