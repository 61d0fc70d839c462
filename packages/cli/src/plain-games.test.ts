/** Games without a presenter, as the plain table shows them in the terminal. */
import { join } from 'node:path';
import { dealFromSeed, type Line } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { littleHearts, littleWhist } from '@followsuit/games/examples';
import { readPage } from '@followsuit/games/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import type { SeatScene } from './scene.ts';
import { outcomeLines, sheetLines } from './sheet-lines.ts';
import { tableLines } from './table-lines.ts';
import { followsuit, newFolder } from './testing/run.ts';
import { sit } from './testing/sit.ts';
import { seenBy, tricksOf } from './testing/tricks.ts';

/** The first player's view of a new hand, after a hand that was scored. */
function sceneOf(id: string): SeatScene {
  const rules = tricksOf(id);
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'general'));
  const zeros = rules.design.sides.map(() => 0);
  const events: Line[] = [
    { ev: 'deal', hand: 1, dealer: 0 },
    { ev: 'score', hand: 1, delta: zeros, total: zeros, bidder: 2, tricks: zeros },
  ];
  return seenBy(rules, s, 0, events);
}

describe('the plain table', () => {
  it.each(trickGames.map(({ id }) => id))('shows %s as well', (id) => {
    const scene = sceneOf(id);
    const table = tableLines(scene, choicesOf(scene)).join('\n');
    expect(table).toMatch(/cards +tricks +total/);
    expect(table).not.toMatch(/NaN|null|none|undefined/);
    expect(sheetLines(scene).join('\n')).toContain('Bo');
    const [headline, hand] = outcomeLines(scene, { hand: 1, dealer: 0, acts: [], tricks: [], score: scene.events[1] });
    expect(headline).toContain('Nobody gained');
    expect(hand).toContain('Bidder: 2.');
  });

  it('says that nobody has named trump yet', () => {
    expect(tableLines(sceneOf('bishop'), [])[0]).toContain('Trump: not yet');
  });
});

/** Plays the first playable card, again and again. */
const FIRST = Array<string>(60).fill('1');

describe('a game that is no more than a page and a file of rules', () => {
  const flags = { seed: '7', seat: '0', bots: 'random' };

  it('Little Whist is played, scored and explained', async () => {
    const out = await sit(littleWhist, ['?', ...FIRST.slice(0, 30), 'score', 'log', 'quit'], {
      ...flags,
      set: ['target=100'],
    });
    expect(out).toMatch(/── Little Whist · hand 1 · dealer: you · Trump: (Spades ♠|Hearts ♥|Diamonds ♦|Clubs ♣) ─/);
    expect(out).toMatch(/Bo: Make \w+ trump\./);
    expect(out).toContain('LITTLEWHIST-PLAY-2: Whoever holds a card of the led suit must play one.');
    expect(out).toMatch(/Trick 1: Bo \S+ {3}Cy \S+ {3}Di \S+ {3}\(winning: (Bo|Cy|Di)\)/);
    expect(out).toMatch(
      /Hand 1 is over\.\nBest hand: .+\nTrump: \w+\. Tricks: you \d+, Bo \d+, Cy \d+, Di \d+\.\nThe highest total wins the game\.\nTotals: you \d+ \(\+?\d+\), Bo /,
    );
    expect(out).toMatch(/Score sheet\nHand, dealer +You +Bo +Cy +Di\n1 You +\+?\d+ = \d+ /);
    expect(out).toContain('First to 100 points wins.');
  });

  it('Little Hearts passes three cards, says whether hearts are broken, and is scored', async () => {
    const passed = await sit(littleHearts, ['quit'], flags);
    expect(passed).toContain('Bo, Cy and Di have chosen.');
    const [, ...cards] = /Type 3 cards, such as pass (\S+) (\S+) (\S+)\./.exec(passed) as RegExpExecArray;
    expect(passed).toContain('Pass 3 cards to Bo. (? explains) > quit');
    const out = await sit(littleHearts, [`pass ${cards[0]} ${cards[1]}`, cards.join(' '), ...FIRST, 'score'], flags);
    expect(out).toContain('LITTLEHEARTS-PASS-2: You pass exactly three cards of your own.');
    expect(out).toMatch(/You: Pass the \w+ of \w+, \w+ of \w+ and \w+ of \w+\./);
    expect(out).toContain('· Hearts: Closed · Passing: to Bo ─');
    expect(out).toMatch(/^You passed: \S+ \S+ \S+\nYou got: \S+ \S+ \S+$/m);
    expect(out).toContain('· Hearts: Broken ─');
    expect(out).toMatch(/^ +Bo +\d+ +\d+ +\d+ +★ \d+$/m);
    expect(out).toMatch(
      /Hand 1 is over\.\nBest hand: .+\nPoints: you \d+, Bo \d+, Cy \d+, Di \d+\.\nThe lowest total wins the game\.\nTotals: /,
    );
    expect(out).toContain('Score sheet: lowest wins');
    expect(out).toContain('The game ends when somebody has 100 points; then the lowest total wins.');
  });
});

describe('with FOLLOWSUIT_EXAMPLES=1 the examples are games like all others', () => {
  const folder = newFolder();
  const run = (args: readonly string[], typed: readonly string[] = []) =>
    followsuit(args, { typed, folder, env: { FOLLOWSUIT_EXAMPLES: '1' } });
  // The first run may print that it builds.
  beforeAll(() => void run(['games']), 120_000);

  it('games lists them, with the beginning of "In short"; rules prints a page', () => {
    const { code, out } = run(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Little Hearts \(little-hearts\), 4 players\n {2}Avoid hearts and the queen of spades: /m);
    expect(out).toMatch(/^Little Whist \(little-whist\), 3 or 4 players, usually 4\n/m);
    expect(run(['rules', 'little-hearts']).out).toBe(readPage('little-hearts'));
    expect(followsuit(['games'], { folder, env: { FOLLOWSUIT_EXAMPLES: '' } }).out).not.toContain('Little Hearts');
  });

  it('play passes cards, asks an expert and plays on', () => {
    const { code, out } = run(
      ['play', 'little-hearts', '--seed', '7', '--seat', '0', '--bots', 'simple'],
      ['hint', 'quit'],
    );
    expect(code).toBe(0);
    expect(out).toContain('Passing: to Bo');
    expect(out).toMatch(/The expert would type pass \S+ \S+ \S+\./);
  });

  it.each(['little-hearts', 'little-whist'])('simulate %s keeps records, which verify accepts', (game) => {
    const records = join(folder, `${game}.jsonl`);
    const simulated = run(['simulate', game, '--games', '20', '--records', records]);
    expect([simulated.code, simulated.out]).toEqual([0, expect.stringContaining('20 games')]);
    const verified = run(['verify', records]);
    expect([verified.code, verified.err]).toEqual([0, '']);
    expect(verified.out).toMatch(/\b20 games\b/);
  });
});
