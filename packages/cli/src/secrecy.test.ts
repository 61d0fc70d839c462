import { dealFromSeed, isSecret, seatsIn } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { tricksOf } from './testing/tricks.ts';

/** Plays first moves until each phase has occurred, and returns for each act of another seat whether it is secret. */
function secrets(id: string, set: string[] = [], players?: string): Record<string, boolean> {
  const rules = tricksOf(id, { set, players });
  const s = rules.start();
  const out = new Int32Array(4096);
  const found: Record<string, boolean> = {};
  for (let hand = 0; hand < 3; hand++) {
    rules.deal(s, dealFromSeed(rules, s, 'history'));
    while (rules.actors(s) !== 0) {
      const [seat] = seatsIn(rules.actors(s));
      // The last choice listed is a Redo, if one is allowed.
      const n = rules.moves(s, seat, out);
      const move = out[n - 1];
      found[rules.act(s, move).do] = isSecret(rules, s, seat, move, (seat + 1) % rules.seats);
      expect(isSecret(rules, s, seat, move, seat)).toBe(false);
      rules.apply(s, seat, move);
    }
  }
  return found;
}

it('keeps secret what a watcher may not know, and nothing else', () => {
  expect(secrets('coralon')).toEqual({ discard: true, bid: false, pass: false, play: false });
  expect(secrets('bishop', [], '4')).toMatchObject({ discard: true, set: false, play: false });
  expect(secrets('stones')).toEqual({ bid: false, play: false });
  expect(secrets('speed-run', ['contractReveal=on'])).toEqual({
    ranking: false,
    trump: false,
    choose: true,
    redo: true,
    conceal: true,
    play: false,
  });
});
