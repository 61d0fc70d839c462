import { type Json, type Option, Random, type State } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { DONE, moveOf, RESIGN } from '../acts.ts';
import { filledIn, OPTIONS } from '../options.ts';
import { PiecepackRules } from '../rules.ts';
import { chooseInSolitaire, greedy, piloted, type SolitaireCandidate, sociable, solitaireAnswer } from './players.ts';
import { measure, playOut } from './testing/figures.ts';
import { type Position, position } from './testing/position.ts';

/** Random options; of the turn limits only a few. */
function anyRules(random: Random): PiecepackRules {
  const of = ({ id, values }: Option): Json => {
    const list: readonly Json[] = id === 'turnLimit' ? [0, 25, 60] : (values as readonly Json[]);
    return list[random.below(list.length)];
  };
  return new PiecepackRules(filledIn(Object.fromEntries(OPTIONS.map((option) => [option.id, of(option)]))));
}

/** A player that is watched: its moves must be legal, and leave the position alone. */
const watched = (player: (rules: PiecepackRules, s: State, random: Random) => number) => {
  return (rules: PiecepackRules, s: State, random: Random): number => {
    const before = s.slice();
    const move = player(rules, s, random);
    if (before.some((x, i) => x !== s[i])) throw new Error('The position was changed.');
    const rule = rules.refuse(s, 0, move);
    if (rule !== null) throw new Error(rule);
    return move;
  };
};

const acts = ({ rules, s }: Position, move: number) => rules.act(s, move);
const HOMEWARD = { do: 'walk', pawn: 'suns', to: 'home' };
const any = () => new Random('any');

/** The suns can go home, but two of their stones would then shut the moons out of theirs. */
const walling = (die = '0') =>
  position({
    stones: 'suns moons crowns arms',
    pawns: 'suns c7 moons e3 crowns home arms home',
    coins: '5s c7 4s f7 3s f8 2s b8 0s a8 5c h6 4c g6 3c f1 2c f2 5m e2 4m d2 3m d1 2m e1 0m d3',
    dice: `suns ${die}`,
  });

/** The moons are shut in by stones of finished suits. */
const sealed = () =>
  position({
    stones: 'suns moons crowns arms',
    pawns: 'suns home moons h4 crowns home arms e5',
    coins: '5s g4 4s h6 3s g5 5m h4 4m h5 3m d1 2m e1 0m e2 5c h3 4c g3',
    dice: 'moons 2',
  });

describe('the players of the solitaire', () => {
  test('play legally in all options, and their games end', () => {
    const random = new Random('options');
    for (let i = 0; i < 12; i++) {
      const player = i % 2 === 0 ? greedy : piloted;
      expect(playOut(anyRules(random), `legal ${i}`, watched(player)).turns).toBeGreaterThan(0);
    }
  });

  test('the greedy one wins more than half of its games, the pilot nearly all', () => {
    const wins = (options: Record<string, string>, games: number, player: typeof greedy) =>
      measure(new PiecepackRules(filledIn(options)), 'wins', games, player).wins;
    expect(wins({}, 20, greedy)).toBeGreaterThan(10);
    expect(wins({ board: 'large' }, 3, greedy)).toBe(3);
    expect(wins({}, 20, piloted)).toBeGreaterThan(18);
    expect(wins({ aces: 'four-blocks' }, 20, piloted)).toBeGreaterThan(16);
    expect(wins({ aces: 'four-stones' }, 20, piloted)).toBeGreaterThan(16);
  });

  test('the club player comes between the two', () => {
    const wins = (player: typeof sociable) =>
      measure(new PiecepackRules(filledIn({ aces: 'four-blocks' })), 'between', 40, player).wins;
    const club = wins(sociable);
    expect(club).toBeGreaterThan(wins(greedy) + 4);
    expect(club).toBeLessThan(wins(piloted) - 2);
  });

  test('walk home when nothing speaks against it', () => {
    const near = position({ stones: 'suns', pawns: 'suns c6 moons home crowns home arms home', dice: 'suns 2' });
    for (const player of [greedy, piloted]) expect(acts(near, player(near.rules, near.s))).toEqual(HOMEWARD);
    expect(acts(near, chooseInSolitaire(near.rules, near.s, any(), { simulations: 30 }))).toEqual(HOMEWARD);
  });

  test('only the greedy one walls others in', () => {
    const { rules, s } = walling();
    expect(rules.act(s, greedy(rules, s))).toEqual(HOMEWARD);
    expect(rules.act(s, piloted(rules, s))).toMatchObject({ do: 'move' });
    const { move, reason } = solitaireAnswer(rules, s, any(), { simulations: 60 });
    expect(rules.act(s, move)).not.toEqual(HOMEWARD);
    expect(reason).toMatch(/^move [43]s .*: .*\. Wins \d+ % from here, in turn \d+ on average; /);
  });

  test('use the points left after a walk home to open the way of others', () => {
    const { rules, s } = walling('5');
    const read = rules.read(s, 0, HOMEWARD);
    rules.apply(s, 0, 'move' in read ? read.move : -1);
    const { move, reason } = solitaireAnswer(rules, s, any(), { simulations: 60 });
    expect(rules.act(s, move)).toMatchObject({ do: 'move', coin: expect.stringMatching(/s$/) });
    expect(reason).toMatch(/^move \ds .*: (clears the road of moons|puts a stone out of the others' way)/);
    for (let n = 0; rules.phase(s) === 'moving' && n < 9; n++) rules.apply(s, 0, piloted(rules, s));
    rules.roll(s, [0, 0, 0, 0]);
    expect(rules.act(s, piloted(rules, s))).not.toEqual({ do: 'resign' });
  });

  test('do not give up while stones in the way can still move, and do once they are set', () => {
    const { rules, s } = walling('5');
    const read = rules.read(s, 0, HOMEWARD);
    rules.apply(s, 0, 'move' in read ? read.move : -1);
    for (const player of [greedy, piloted]) expect(player(rules, s)).not.toBe(moveOf(RESIGN));
    rules.apply(s, 0, moveOf(DONE));
    rules.roll(s, [0, 0, 0, 0]);
    for (const player of [greedy, piloted]) expect(player(rules, s)).toBe(moveOf(RESIGN));
  });

  test('give up when a pawn is walled in for good, and say so', () => {
    const { rules, s } = sealed();
    expect([greedy(rules, s), piloted(rules, s)]).toEqual([moveOf(RESIGN), moveOf(RESIGN)]);
    const { move, reason } = solitaireAnswer(rules, s, any(), { simulations: 10 });
    expect(move).toBe(moveOf(RESIGN));
    expect(reason).toBe('Give up: the pawn of moons has no way home any more.');
  });

  test('where a dead roll loses, keep a pawn out whose die always allows something', () => {
    const lone = (deadRoll: string) =>
      position({ options: { deadRoll }, stones: 'suns', pawns: 'suns b6', dice: 'suns 0' });
    for (const player of [greedy, piloted]) {
      const dangerous = lone('lose');
      expect(acts(dangerous, player(dangerous.rules, dangerous.s))).not.toEqual(HOMEWARD);
    }
    const harmless = lone('pass');
    expect(acts(harmless, greedy(harmless.rules, harmless.s))).toEqual(HOMEWARD);
  });
});

describe('the search of the solitaire', () => {
  test('finds the same for the same seed and number of simulations', () => {
    const play = () => {
      const moves: number[] = [];
      const player = watched((rules, s, random) => {
        moves.push(chooseInSolitaire(rules, s, random, { simulations: 12 }));
        return moves[moves.length - 1];
      });
      playOut(new PiecepackRules(filledIn({ turnLimit: 10 })), 'same', player);
      return moves;
    };
    expect(play()).toEqual(play());
  });

  test('says what it looked at', () => {
    const { rules, s } = walling();
    const { candidates, move } = solitaireAnswer(rules, s, any(), { simulations: 100 });
    const looked = candidates as readonly SolitaireCandidate[];
    expect(looked[0].move).toBe(move);
    expect(looked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(new Set(looked.map((each) => each.move)).size).toBe(looked.length);
    const home = looked.find((each) => each.reason === 'walks home');
    expect(home!.expected).toBeLessThan(looked[0].expected);
  });

  test('places aces, and heeds a turn limit', () => {
    const rules = new PiecepackRules(filledIn({ aces: 'two-blocks', turnLimit: 12 }));
    const player = watched((r, s, random) => chooseInSolitaire(r, s, random, { simulations: 20 }));
    expect(playOut(rules, 'aces', player)).toMatchObject({ reason: 'turn-limit', turns: 12 });
  });
});
