import { dealFromSeed, type Options, Random, type State, type TrickGame, viewOf } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { bots } from './bots.ts';
import { setUp } from './testing/play.ts';
import { discreet } from './unseen-hand.ts';

const rulesOf = (options: Options = {}) =>
  setUp(gameOf('ducks-and-geese') as TrickGame, 4, { blindBids: true, ...options });
const rules = rulesOf();
/** A bot that always wants to see its cards, but for what `discreet` makes of it. */
const curious: Bot = discreet({
  name: 'curious',
  choose({ rules, seat, state }) {
    const look = rules.read(state, seat, { do: 'look' });
    if ('rule' in look) throw new Error(look.rule);
    return look.move;
  },
});
const named = (name: string): Bot => [...bots, curious].find((bot) => bot.name === name)!;

/** A hand with these calls, from the dealer's left (seat 1) on. */
function after(...calls: Record<string, string | number | boolean>[]): State {
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'unseen'));
  for (const [i, call] of calls.entries()) {
    const found = rules.read(s, (i + 1) % 4, call);
    if ('rule' in found) throw new Error(found.rule);
    rules.apply(s, (i + 1) % 4, found.move);
  }
  return s;
}

/** What a bot does at a seat, having heard the phrase from some seats. */
function chosen(name: string, s: State, seat: number, from: readonly number[]): string {
  const heard = { 'may-bid-blind': from.reduce((set, each) => set | (1 << each), 0) };
  return rules.act(s, named(name).choose({ ...viewOf(rules, s, seat), heard }, new Random('choice'))).do;
}

const PASS = { do: 'pass' };

describe('a bot whose partner may bid blind', () => {
  it.each(['simple', 'club', 'expert', 'curious'])('%s: passes unseen', (name) => {
    expect(chosen(name, after(PASS), 2, [0])).toBe('pass');
  });

  it('looks where nobody, or only an opponent, has said it', () => {
    expect(chosen('curious', after(PASS), 2, [])).toBe('look');
    expect(chosen('curious', after(PASS), 2, [1, 3])).toBe('look');
    expect(chosen('curious', after(PASS), 2, [0])).toBe('pass');
  });

  it('looks where the partner has spoken, or would have to go too high', () => {
    expect(chosen('curious', after(PASS, PASS), 3, [1])).toBe('look');
    expect(chosen('curious', after({ do: 'bid', points: 6, blind: true }), 2, [0])).toBe('look');
    expect(chosen('curious', after({ do: 'bid', points: 5, blind: true }), 2, [0])).toBe('pass');
  });

  it('does not look where it can only pass', () => {
    expect(chosen('curious', after({ do: 'bid', points: 17, blind: true }), 2, [])).toBe('pass');
  });
});

it('decides before it looks without its cards: other cards in the hand change nothing', () => {
  for (const name of ['simple', 'club']) {
    const acts = Array.from({ length: 12 }, (_, i) => {
      const s = rules.start();
      // The open card is seen by all, so that it has to be the same.
      const deal = dealFromSeed(rules, s, 'same open card');
      const hands = deal.hands.map((_hand, seat) => deal.hands[(seat + i) % 4]);
      rules.deal(s, { ...deal, hands });
      return JSON.stringify(rules.act(s, named(name).choose(viewOf(rules, s, 1), new Random('same'))));
    });
    expect(new Set(acts).size).toBe(1);
  }
});
