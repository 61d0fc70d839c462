import { dealFromSeed, type Options, Random, type Rules, type TrickGame, viewOf } from '@followsuit/engine';
import { PHASE, TAKEN, TURN } from '@followsuit/engine/state';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, type Score, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const partners = gameOf('ducks-and-geese') as TrickGame;
const cutthroat = gameOf('ducks-and-geese-cutthroat') as TrickGame;
const TAVERN = { zeroBids: 'zero-and-free-double', blindBids: true };

const everybody = ({ seats }: Rules) => Array.from({ length: seats }, () => simple);

/** The hands of some games that simple bots play among themselves. */
const selfPlay = (rules: Rules, games: number): Score[] =>
  Array.from({ length: games }, (_, i) => playGame(rules, everybody(rules), `self ${i}`)).flatMap(
    ({ scores }) => scores,
  );
const share = (scores: readonly Score[], holds: (score: Score) => boolean): number =>
  scores.filter(holds).length / scores.length;

/** Plays two hands, sees that every move is legal, and returns what was done. */
function legalActs(rules: Rules, seed: string): string[] {
  const acts: string[] = [];
  playGame(rules, everybody(rules), seed, 2, (view, move) => {
    if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal: ${JSON.stringify(rules.options)}`);
    expect(simple.choose(view, new Random('again'))).toBe(move);
    acts.push(JSON.stringify(rules.act(view.state, move)));
  });
  return acts;
}

describe('simple plays Ducks and Geese', () => {
  const choices: Options[] = [
    {},
    { pointCards: 'dog' },
    { zeroBids: 'zero' },
    { zeroBids: 'zero-and-double' },
    { blindBids: true },
    { ...TAVERN, pointCards: 'dog', target: 5 },
  ];
  it.each(choices)('by the rules, with %o', (options) => {
    legalActs(setUp(partners, 4, options), 'legal');
  });

  it('looks before it bids, but bids blind to shut out a side that is about to win', () => {
    expect(legalActs(setUp(partners, 4, { blindBids: true }), 'look')[0]).toBe('{"do":"look"}');
    expect(legalActs(setUp(partners, 4, { blindBids: true, target: 5 }), 'look')[0]).toContain('"blind":true');
  });

  it.each(choices.slice(0, 2))('makes more than half of its bids, with trump and without (%o)', (options) => {
    const scores = selfPlay(setUp(partners, 4, options), 15);
    expect(share(scores, ({ result }) => result === 'made')).toBeGreaterThan(0.55);
    expect(share(scores, ({ trump }) => trump === 'none')).toBeGreaterThan(0);
    expect(share(scores, ({ trump }) => trump !== 'none')).toBeGreaterThan(0.4);
    expect(scores.length / 15).toBeLessThan(12);
  });

  it('makes most of its zeros, few as they are', () => {
    const rules = setUp(partners, 4, { zeroBids: 'zero' });
    const made: boolean[] = [];
    for (let i = 0; i < 1500; i++) {
      const s = rules.start();
      rules.deal(s, dealFromSeed(rules, s, `zero ${i}`));
      const choose = (): number => simple.choose(viewOf(rules, s, s[TURN]), new Random('zero'));
      const zero = choose();
      if (rules.act(s, zero).do !== 'zero') continue;
      rules.apply(s, 1, zero);
      while (s[PHASE] >= 0) {
        const pass = rules.read(s, s[TURN], { do: 'pass' });
        rules.apply(s, s[TURN], 'move' in pass ? pass.move : choose());
      }
      made.push(s[TAKEN + 1] === 0);
    }
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter((each) => each).length / made.length).toBeGreaterThan(0.55);
  });

  it('and as a pair beats a random pair', () => {
    const won = Array.from({ length: 20 }, (_, i) => {
      const bots = [0, 1, 2, 3].map((seat) => (seat % 2 === i % 2 ? simple : random));
      return playGame(setUp(partners, 4), bots, `pair ${i}`).winners.includes(i % 2);
    });
    expect(won.filter((each) => each).length).toBeGreaterThan(17);
  });
});

describe.each(cutthroat.players)('simple plays Ducks and Geese, cutthroat, with %i players', (players) => {
  it('by the rules', () => {
    const choices: Options[] = [{}, { blindBids: true }, { scoring: 'coralon' }, { blindBids: true, target: 5 }];
    for (const options of choices) legalActs(setUp(cutthroat, players, options), 'legal');
  });

  it('and makes most of its bids, so that games end', () => {
    const scores = selfPlay(setUp(cutthroat, players), 8);
    expect(share(scores, ({ result }) => result !== 'missed')).toBeGreaterThan(0.6);
    expect(scores.length / 8).toBeLessThan(16);
  });

  it('and beats random players', () => {
    expect(winShare(setUp(cutthroat, players), simple, random, 2 * players)).toBeGreaterThan(0.7);
  });
});
