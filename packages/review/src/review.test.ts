/** The review of games of every kind: the ledger adds up, and verdicts depend on the mover's view alone. */
import { botOf, MEASURES_OF_RESULT, type Reference, referenceFor, sampleWorld, showsTricks } from '@followsuit/bots';
import {
  filled,
  type Game,
  handIsSettled,
  type Line,
  listMoves,
  Match,
  type Play,
  Random,
  type State,
  seatsIn,
  usualPlayers,
} from '@followsuit/engine';
import { gameOf, games, rulesFor } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, test } from 'vitest';
import { type Depth, type FinishedGame, finishedGame, ledgerOf, luckOf, type MomentReview, Reviewer } from './index.ts';
import { Judge } from './judge.ts';
import { applyMoment, momentsOf, moveOf } from './moments.ts';

const TINY: Depth = { worlds: 3, most: 6, playouts: 2, candidates: 3 };
const SEARCHED: Depth = { ...TINY, search: { trees: 2, mostTrees: 2, warmUp: 1, worlds: 2 } };
const SEED = 'review test';

/** The first moments of a game that random bots play, as if they were all of it. */
function opening(game: Game, moments: number): FinishedGame {
  const players = usualPlayers(game);
  const rules = rulesFor(game.id, players, filled(game, players, {}));
  const lines = played(rules, moments);
  return { rules, names: lines[0].seats as string[], lines, moments: momentsOf(lines) };
}

function played(rules: Play, moments: number): Line[] {
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`${SEED}/bots`);
  const bot = botOf('random', rules.game)!;
  match.start(
    Array.from({ length: rules.seats }, (_, seat) => `Seat ${seat}`),
    SEED,
  );
  for (let n = 0; !match.over && n < moments; n++) {
    if (match.due !== null) match.draw(SEED);
    else {
      const [seat] = seatsIn(rules.actors(match.state));
      match.move(seat, bot.choose(rules.view(match.state, seat), random));
    }
  }
  return lines;
}

function expectSum(game: FinishedGame, prior: readonly number[], reviewed: readonly MomentReview[]): void {
  for (const measure of MEASURES_OF_RESULT) {
    const ledger = ledgerOf(game, prior, reviewed, measure);
    for (const account of [ledger.game, ...ledger.hands].flat()) {
      const { deal, own, partners, opponents, lay } = account;
      expect(Math.abs(account.prior + deal + own + partners + opponents + lay - account.result)).toBeLessThan(1e-9);
    }
    const ends = [ledger.game, ...ledger.hands.slice(-1)].map((accounts) => accounts.map(({ result }) => result));
    expect(ends[0]).toEqual(ends[1]);
  }
}

test.each(games.map((game) => [game.id, game] as const))('%s: the ledger adds up for every seat', (_id, game) => {
  const isCards = game.players[0] > 1;
  const found = opening(game, isCards ? 30 : 3);
  const reviewer = new Reviewer(found, { depth: TINY, seed: SEED });
  const reviewed = [...reviewer.run(0, found.moments.length)];
  expectSum(found, reviewer.prior(), reviewed);
  expect(reviewed.some(({ verdict }) => verdict !== null)).toBe(true);
  // Any part can be reviewed by itself, with the same figures.
  const from = Math.floor(found.moments.length / 2);
  expect([...reviewer.run(from, from + 2)]).toEqual(reviewed.slice(from, from + 2));
});

test('the ledger of a finished game ends with its result', () => {
  const rules = rulesFor('chevalier', 4, filled(gameOf('chevalier')!, 4, { target: 50 }));
  const lines = played(rules, 10_000);
  const game = finishedGame(lines, gameOf);
  if ('why' in game) throw new Error(game.why);
  const winners = lines.at(-1)?.winners as number[];
  const reviewer = new Reviewer(game, { depth: { ...TINY, worlds: 1, most: 1, playouts: 1 }, seed: SEED });
  const reviewed = [...reviewer.run(0, game.moments.length)];
  expectSum(game, reviewer.prior(), reviewed);
  const accounts = ledgerOf(game, reviewer.prior(), reviewed, 'chance').game;
  expect(accounts.map(({ result }) => result)).toEqual(accounts.map((_, seat) => (winners.includes(seat) ? 1 : 0)));
  expect(accounts.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(2); // each side's chance, once for each of its seats
  expect(accounts.some((account) => Math.abs(luckOf(account)) > 0.01)).toBe(true);
});

test('a claim is no error of anybody, and the ledger adds up with it', () => {
  const rules = rulesFor('euchre', 4, filled(gameOf('euchre')!, 4, { target: 5 }));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random('claims');
  match.start(['Ana', 'Bo', 'Cy', 'Di'], 'claims');
  while (!match.over) {
    const { state } = match;
    if (match.due !== null) match.draw('claims');
    else if (handIsSettled(rules.view(state, -1))) match.claim({ seat: 2, kind: 'settle', order: null });
    else {
      const [seat] = seatsIn(rules.actors(state));
      const moves = listMoves(rules, state, seat);
      match.move(seat, moves[random.below(moves.length)]);
    }
  }
  expect(lines.filter(({ ev }) => ev === 'claim').length).toBeGreaterThan(1);
  const game = finishedGame(lines, gameOf);
  if ('why' in game) throw new Error(game.why);
  const reviewer = new Reviewer(game, { depth: TINY, seed: SEED });
  const reviewed = [...reviewer.run(0, game.moments.length)];
  expectSum(game, reviewer.prior(), reviewed);
  for (const { moment, verdict } of reviewed)
    if (lines[game.moments[moment].line].ev === 'claim') expect(verdict).toBeNull();
});

/** A reference that draws the true state instead of worlds: it sees all cards. */
function seeing(reference: Reference, state: State): Reference {
  const all = Object.create(reference) as Reference;
  return Object.assign(all, { look: () => {}, draw: (_random: Random, into: State) => into.set(state) });
}

test('verdicts are the same whatever the mover did not see', () => {
  let decisions = 0;
  let searched = 0;
  let differ = 0;
  for (const game of games.filter(({ players }) => players[0] > 1)) {
    const found = opening(game, 46);
    const { rules, moments, lines } = found;
    const random = new Random(`${SEED}/redeal`);
    const settings = { depth: SEARCHED, seed: SEED };
    const judge = (s: State): Judge => new Judge(rules, seeing(referenceFor(rules)!, s), SEARCHED);
    const s = rules.start();
    for (const [i, moment] of moments.entries()) {
      const view = moment.seat < 0 ? null : rules.view(s, moment.seat);
      if (view !== null && showsTricks(view) && i % 9 === 8) {
        const other = sampleWorld(view, random);
        const verdict = new Reviewer(found, settings).verdictOn(i, s);
        expect(new Reviewer(found, settings).verdictOn(i, other)).toEqual(verdict);
        const move = moveOf(rules, s, moment.seat, lines[moment.line]);
        const open = [s, other].map((state) =>
          JSON.stringify(judge(state).verdict(view, move, moment.acts, 1, new Random(SEED))),
        );
        if (verdict !== null) decisions++;
        if (verdict?.searched) searched++;
        if (open[0] !== open[1]) differ++;
      }
      applyMoment(found, moment, s);
    }
  }
  expect(decisions).toBeGreaterThan(30);
  expect(searched).toBeGreaterThan(20);
  // The control: a judge that sees all cards differs often.
  expect(differ).toBeGreaterThan(decisions / 2);
});

test('a record that cannot be reviewed says why', () => {
  const rules = rulesFor('stones', 4, filled(gameOf('stones')!, 4, {}));
  const lines = played(rules, 30);
  expect(finishedGame(lines, gameOf)).toEqual({ why: 'unfinished' });
  expect(finishedGame(lines, () => undefined)).toEqual({ why: 'unknown' });
  expect(finishedGame([...lines.slice(0, 9), lines[8]], gameOf)).toMatchObject({ why: 'damaged' });
});
