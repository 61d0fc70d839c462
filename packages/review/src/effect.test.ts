/** The effect of a decision does not lean to one side, however many worlds each candidate was tried in. */
import { mixed, type Reference, referenceFor, showsTricks } from '@followsuit/bots';
import { Random, type State } from '@followsuit/engine';
import { CARDS, PLAYS } from '@followsuit/engine/state';
import '@followsuit/games/bots';
import { table } from '@followsuit/games/testing';
import { expect, test } from 'vitest';
import { Judge } from './judge.ts';

const VERDICTS = 400;

interface Mean {
  readonly mean: number;
  readonly error: number;
}

function meanOf(list: readonly number[]): Mean {
  const mean = list.reduce((sum, x) => sum + x, 0) / list.length;
  const squares = list.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (list.length - 1) / list.length) };
}

test('the mean effect is the true one, which the candidates’ own means miss', () => {
  const t = table('whist', 4).deal('9d 2c', 'Kd 3h 7s 4c', '5d 5c', '6s 6h');
  const view = t.rules.view(t.state, t.turn);
  if (!showsTricks(view)) throw new Error('Whist has tricks');
  const own = t.acts().map((act) => t.rules.design.deck.byCode.get(String(act.card))!);
  // By card: how often the seat wins after it.
  const chances = new Map(own.map((card, i) => [card, [0.5, 0.5, 0.2, 0.15][i]]));
  const weights = [0.25, 0.25, 0.25, 0.25];
  const noisy: Partial<Reference> = {
    choices: (_view, moves, shares) => {
      own.forEach((card, i) => {
        moves[i] = card;
        shares[i] = weights[i];
      });
      return own.length;
    },
    standIn: (move) => move,
    isSettled: () => false,
    playOut: (s: State, _acts, luck, out) => {
      const card = s[CARDS + s[PLAYS] - 1];
      out.fill(0);
      out[t.turn] = mixed(luck, card, 5) / 2 ** 32 < (chances.get(card) as number) ? 1 : 0;
    },
  };
  const reference = Object.assign(Object.create(referenceFor(t.rules)!) as Reference, noisy);
  const judge = new Judge(t.rules, reference, { worlds: 24, most: 384, playouts: 1, candidates: 6 });
  const effects: number[] = [];
  const variances: number[] = [];
  const ofCandidates: number[] = [];
  for (let i = 0; i < VERDICTS; i++) {
    const random = new Random(`effect test/${i}`);
    const verdict = judge.verdict(view, own[0], 0, random.next(), random)!;
    effects.push(verdict.effect[t.turn]);
    variances.push(verdict.effectVariance[t.turn]);
    ofCandidates.push(-verdict.candidates.reduce((sum, { share, gain }) => sum + share * gain, 0));
  }
  const truth = 0.5 - (0.5 + 0.5 + 0.2 + 0.15) / 4;
  const found = meanOf(effects);
  expect(Math.abs(found.mean - truth)).toBeLessThan(3 * found.error);
  expect(found.error).toBeLessThan(0.008);
  // The errors that verdicts say are those that the effects have.
  const said = meanOf(variances).mean;
  expect(said / (VERDICTS * found.error ** 2)).toBeGreaterThan(0.8);
  expect(said / (VERDICTS * found.error ** 2)).toBeLessThan(1.25);
  const leaning = meanOf(ofCandidates);
  expect(leaning.mean - truth).toBeGreaterThan(3 * leaning.error);
});
