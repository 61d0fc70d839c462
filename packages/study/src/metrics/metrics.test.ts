/** Every metric on the small game, compared with counts over all deals that are made without the engine. */
import { dealFromSeed, Random, type Rules } from '@followsuit/engine';
import { DEALER, HAND } from '@followsuit/engine/state';
import { beforeAll, describe, expect, it } from 'vitest';
import { playTraced } from '../play/play-deal.ts';
import { Probe } from '../play/probe.ts';
import type { StatePlayer } from '../play/state-players.ts';
import { Trace } from '../play/trace.ts';
import { allDeals, allPlays, modest, type Pick, playSmall, playTrio, type SmallHand } from '../testing/small-count.ts';
import { smallRules, trioRules } from '../testing/small-game.ts';
import { metricsFor } from './metrics.ts';

/** Seat 0 plays its lowest card, seat 1 bids two and plays its highest. */
const usual: Pick = (seat, legal) => (seat === 0 ? 0 : legal.length === 4 ? 1 : legal.length - 1);

function seated(rules: Rules): StatePlayer[] {
  const moves = new Int32Array(rules.maxMoves);
  const choose: StatePlayer['choose'] = (s, seat) => {
    const n = rules.moves(s, seat, moves);
    return moves[n === 1 ? 0 : usual(seat, [...moves.subarray(0, n)])];
  };
  return [0, 1].map((seat) => ({ name: String(seat), choose }));
}

const cardOf = (card: number): number => (card >> 4) * 3 + (card & 15);
const nameOf = (deal: readonly (readonly number[])[]): string => [...deal[0]].sort((a, b) => a - b).join();

/** A seed for each of the twenty deals, by the cards of seat 0. */
const seeds = new Map<string, string>();
const rules = smallRules();

beforeAll(() => {
  for (let i = 0; seeds.size < 20; i++) {
    const { hands } = dealFromSeed(rules, rules.start(), `small:${i}`);
    seeds.set(nameOf(hands.map((hand) => hand.map(cardOf))), `small:${i}`);
  }
});

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const winner = ({ score: [a, b] }: SmallHand): readonly [number, number] =>
  a > b ? [1, 0] : a < b ? [0, 1] : [0.5, 0.5];

/** The figures of all metrics over all deals. */
function measured(): Record<string, number> {
  const trace = new Trace(rules, 'deals');
  const players = seated(rules);
  const sums = new Map(metricsFor(rules, 'deals').map((metric) => [metric, { value: 0, weight: 0 }]));
  for (const deal of allDeals()) {
    playTraced(trace, players, seeds.get(nameOf(deal)) as string);
    for (const [metric, sum] of sums) {
      const sample = { value: 0, weight: 0 };
      metric.read(trace, sample);
      sum.value += sample.value;
      sum.weight += sample.weight;
    }
  }
  return Object.fromEntries([...sums].map(([{ id }, { value, weight }]) => [id, value / weight]));
}

const played = (): SmallHand[] => allDeals().map((deal) => playSmall(deal, usual));

describe('on all deals of the small game', () => {
  it('wins and scores, by seat and by position: seat 1 speaks first', () => {
    const found = measured();
    const hands = played();
    for (const seat of [0, 1]) {
      expect(found[`wins.${seat}`]).toBeCloseTo(mean(hands.map((hand) => winner(hand)[seat])), 12);
      expect(found[`score.${seat}`]).toBeCloseTo(mean(hands.map(({ score }) => score[seat])), 12);
      expect(found[`winsInPosition.${seat}`]).toBe(found[`wins.${1 - seat}`]);
      expect(found[`scoreInPosition.${seat}`]).toBe(found[`score.${1 - seat}`]);
    }
    expect(found['wins.0']).not.toBeCloseTo(0.5, 2);
    expect(found.gap).toBeCloseTo(mean(hands.map(({ score: [a, b] }) => Math.abs(a - b))), 12);
  });

  it('bids, length, and forced choices', () => {
    const found = measured();
    const hands = played();
    expect(found.bid).toBe(2);
    expect(found.played).toBe(1);
    expect(found.made).toBeCloseTo(mean(hands.map(({ made }) => (made ? 1 : 0))), 12);
    expect(found.made).toBeGreaterThan(0.2);
    expect(found.tricks).toBe(3);
    expect(found.acts).toBe(7);
    expect(found.forced).toBeCloseTo(
      mean(hands.flatMap(({ acts }) => acts.map(({ legal }) => (legal === 1 ? 1 : 0)))),
      12,
    );
  });

  it('lead changes, drama, and when it was decided', () => {
    const found = measured();
    const hands = played();
    const changes = hands.map(({ standings }) => {
      const leaders = standings.map(([a, b]) => Math.sign(a - b)).filter((sign) => sign !== 0);
      return leaders.filter((sign, i) => i > 0 && sign !== leaders[i - 1]).length;
    });
    expect(found.leadChanges).toBeCloseTo(mean(changes), 12);
    expect(found.leadChanges).toBeGreaterThan(0.1);
    const behind = hands.map((hand) =>
      mean(
        [0, 1]
          .filter((seat) => winner(hand)[seat] > 0)
          .flatMap((seat) => hand.standings.slice(0, 2).map((two) => Math.max(0, two[1 - seat] - two[seat]))),
      ),
    );
    expect(found.drama).toBeCloseTo(mean(behind), 12);
    const decided = hands.flatMap((hand) => {
      const side = winner(hand).indexOf(1);
      if (side < 0) return [];
      const ahead = hand.standings.map((two) => two[side] > two[1 - side]);
      return [(ahead.lastIndexOf(false) + 2) / 3];
    });
    expect(found.decided).toBeCloseTo(mean(decided), 12);
  });

  it('names the acts that were possible, and those chosen', () => {
    const trace = new Trace(rules, 'deals');
    playTraced(trace, seated(rules), 'small:1');
    const at = (label: string): number[] => {
      const i = trace.kinds.labels.indexOf(label);
      return [trace.offered, trace.chosen, trace.played].map((counts) => counts[i] ?? 0);
    };
    expect(['bid 1', 'bid 2', 'bid 3', 'pass'].map(at)).toEqual([
      [1, 0, 0],
      [1, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    let made = 0;
    for (const deal of allDeals()) {
      playTraced(trace, seated(rules), seeds.get(nameOf(deal)) as string);
      made += trace.made[trace.kinds.labels.indexOf('bid 2')] ?? 0;
    }
    expect(made).toBe(played().filter((hand) => hand.made).length);
  });
});

/** The deal of a hand of a game, for `playSmall`: the dealer's cards first. */
function dealOf(seed: string, hand: number): { readonly deal: number[][]; readonly dealer: number } {
  const s = rules.start();
  const dealer = hand % 2;
  s[HAND] = hand;
  s[DEALER] = 1 - dealer; // of the hand before
  const { hands } = dealFromSeed(rules, s, seed);
  return { deal: [hands[dealer], hands[1 - dealer]].map((cards) => cards.map(cardOf)), dealer };
}

it('whole games: every figure is that of their hands, counted one by one', () => {
  const trace = new Trace(rules, 'games');
  const metrics = metricsFor(rules, 'games');
  const found = (): Record<string, number | null> =>
    Object.fromEntries(
      metrics.map((metric) => {
        const sample = { value: 0, weight: 0 };
        metric.read(trace, sample);
        return [metric.id, sample.weight === 0 ? null : sample.value / sample.weight];
      }),
    );
  const [outcomes, changes] = [new Set<number>(), new Set<number>()];
  for (let i = 0; i < 60; i++) {
    const seed = `game:${i}`;
    // By seat: the usual players are those of the roles, so seat 0 is the modest one only where it deals.
    const hands = [0, 1, 2].map((n) => {
      const { deal, dealer } = dealOf(seed, n);
      const hand = playSmall(deal, (seat, legal) => usual((seat + dealer) % 2, legal));
      return { ...hand, dealer, score: dealer === 0 ? hand.score : [hand.score[1], hand.score[0]] };
    });
    playTraced(trace, seated(rules), seed);
    const values = found();
    const totals = hands.map((_, n) =>
      [0, 1].map((seat) => mean(hands.slice(0, n + 1).map((h) => h.score[seat])) * (n + 1)),
    );
    const [a, b] = totals[2].map(Math.round);
    const share = winner({ score: [a, b] } as unknown as SmallHand);
    const ahead = totals.map(([x, y]) => Math.sign(Math.round(x) - Math.round(y)));
    const leads = ahead.filter((sign) => sign !== 0);
    const leadChanges = leads.filter((sign, n) => n > 0 && sign !== leads[n - 1]).length;
    const side = share.indexOf(1);
    const last = ahead.findLastIndex((sign) => sign !== (side === 0 ? 1 : -1));
    const acts = hands.flatMap((hand) => hand.acts);
    expect(values['score.0']).toBeCloseTo(a, 9);
    expect(values['score.1']).toBeCloseTo(b, 9);
    expect([values['wins.0'], values['wins.1']]).toEqual(share);
    expect(values.gap).toBeCloseTo(Math.abs(a - b), 9);
    expect(values.hands).toBe(3);
    expect(values.tricks).toBe(3);
    expect(values.acts).toBe(acts.length);
    expect(values.forced).toBeCloseTo(mean(acts.map(({ legal }) => (legal === 1 ? 1 : 0))), 12);
    const bids = hands.flatMap(({ bid }) => (bid === null ? [] : [bid]));
    expect(values.played).toBeCloseTo(bids.length / 3, 12);
    expect(values.bid ?? 0).toBeCloseTo(bids.length === 0 ? 0 : mean(bids), 12);
    expect(values.made ?? 0).toBeCloseTo(
      bids.length === 0 ? 0 : mean(hands.flatMap(({ made }) => (made === null ? [] : [made ? 1 : 0]))),
      12,
    );
    expect(values.leadChanges).toBe(leadChanges);
    expect(values.decided).toEqual(side < 0 ? null : (last + 2) / 3);
    const behind = totals
      .slice(0, 2)
      .flatMap((two) => share.flatMap((part, s) => (part > 0 ? [Math.max(0, two[1 - s] - two[s])] : [])));
    expect(values.drama).toBeCloseTo(mean(behind), 9);
    const first = hands.map(({ dealer, score }) => score[1 - dealer]);
    expect(values['scoreInPosition.0']).toBeCloseTo(mean(first), 12);
    expect(values['winsInPosition.0']).toBeCloseTo(
      mean(hands.map(({ dealer, score: [x, y] }) => (x === y ? 0.5 : x > y === (dealer === 1) ? 1 : 0))),
      12,
    );
    outcomes.add(share[0]);
    changes.add(leadChanges);
  }
  expect(outcomes.size).toBeGreaterThan(1);
  expect(changes.size).toBeGreaterThan(1);
});

/** What one act after another would have scored for its seat, compared with its opponent, if all play on as usual. */
function alternatives(deal: readonly (readonly number[])[], at: number): number[] {
  const { acts } = playSmall(deal, usual);
  const { seat, legal } = acts[at];
  // A forced act is not asked about.
  const asked = acts.slice(0, at).filter((act) => act.legal > 1).length;
  return Array.from({ length: legal }, (_, i) => {
    let n = 0;
    const { score } = playSmall(deal, (who, list) => (n++ === asked ? i : usual(who, list)));
    return (score[seat] - score[1 - seat]) / 2;
  });
}

const weightOf = (points: readonly number[]): number => Math.max(...points) - mean(points);

describe('probed deals of the small game', () => {
  it('weigh every card of a trick, and a bid', () => {
    const trace = new Trace(rules, 'deals');
    const probe = new Probe(rules, seated(rules), 'random');
    let [tricks, idle] = [0, 0];
    for (const deal of allDeals()) {
      const seed = seeds.get(nameOf(deal)) as string;
      playTraced(trace, seated(rules), seed);
      probe.run(trace, seed, 0);
      const { cards, call, idle: isIdle } = trace.probed;
      expect(call).toBeCloseTo(weightOf(alternatives(deal, 0)), 12);
      const { acts } = playSmall(deal, usual);
      const possible = [0, 1, 2].map((trick) =>
        [1, 2]
          .map((act) => 2 * trick + act)
          .filter((at) => acts[at].legal > 1)
          .map((at) => alternatives(deal, at)),
      );
      const found = possible.map((list) =>
        list
          .map(weightOf)
          .map((n) => n.toFixed(9))
          .join(),
      );
      const own = (cards ?? []).map((n) => n.toFixed(9)).join();
      expect(found).toContain(own);
      const trick = found.indexOf(own);
      if (found.lastIndexOf(own) === trick)
        expect(isIdle).toBe(possible[trick].every((points) => new Set(points).size === 1));
      tricks++;
      if (isIdle) idle++;
    }
    expect(idle).toBeGreaterThan(2);
    expect(idle).toBeLessThan(tricks);
  });

  it('luck is the correlation of two plays of one deal, and unequal players win as often as counted', () => {
    const deals = allDeals().map((deal) => ({ seed: seeds.get(nameOf(deal)) as string, deal }));
    let [same, square, center, share, counted] = [0, 0, 0, 0, 0];
    for (const { deal } of deals) {
      const all = allPlays(deal, usual, () => true);
      const lead = ({ score: [a, b] }: SmallHand): number => (a - b) / 2;
      const expected = all.reduce((sum, { hand, chance }) => sum + chance * lead(hand), 0);
      center += expected / deals.length;
      same += expected ** 2;
      square += all.reduce((sum, { hand, chance }) => sum + chance * lead(hand) ** 2, 0);
      for (const side of [0, 1]) {
        const plays = allPlays(deal, usual, (seat) => seat !== side, modest);
        share += plays.reduce((sum, { hand, chance }) => sum + chance * winner(hand)[side], 0);
        counted++;
      }
    }
    // What a seat scores on average is no luck of the cards.
    expect(Math.abs(center)).toBeGreaterThan(0.1);
    same -= deals.length * center ** 2;
    square -= deals.length * center ** 2;
    const trace = new Trace(rules, 'deals');
    const probe = new Probe(rules, seated(rules), 'random');
    const random = new Random('luck');
    let [value, weight, better] = [0, 0, 0];
    const runs = 1000;
    for (let i = 0; i < runs; i++) {
      const seed = `luck:${random.next()}`;
      playTraced(trace, seated(rules), seed);
      // Deal 40 is probed in every way; the better player sits in either seat in turn.
      probe.run(trace, seed, 40);
      const [a, b] = trace.probed.again ?? [[], []];
      value += a.reduce((sum, points, side) => sum + points * b[side], 0);
      weight += a.reduce((sum, points, side) => sum + (points ** 2 + b[side] ** 2) / 2, 0);
      probe.run(trace, seed, i % 2 === 0 ? 5 : 10);
      better += trace.probed.better ?? Number.NaN;
    }
    expect(same / square).toBeGreaterThan(0.1);
    expect(Math.abs(value / weight - same / square)).toBeLessThan(4 / Math.sqrt(runs));
    expect(Math.abs(better / runs - share / counted)).toBeLessThan(4 * Math.sqrt(0.25 / runs));
  });
});

describe('three sides', () => {
  const trio = trioRules();
  const moves = new Int32Array(trio.maxMoves);
  /** Seat 1 plays its highest card, the others their lowest. */
  const pick = (seat: number, legal: readonly number[]): number => (seat === 1 ? legal.length - 1 : 0);
  const player = (seat: number): StatePlayer => ({
    name: String(seat),
    choose(s) {
      const n = trio.moves(s, seat, moves);
      return moves[n === 1 ? 0 : pick(seat, [...moves.subarray(0, n)])];
    },
  });

  it('a trick is idle only if no card of it changes the score of any side, also of those who did not play it', () => {
    const trace = new Trace(trio, 'deals');
    const probe = new Probe(trio, [0, 1, 2].map(player), 'random');
    const [seen, deals] = [new Set<boolean>(), new Set<string>()];
    let ownAlone = 0;
    for (let i = 0; i < 600; i++) {
      const seed = `trio:${i}`;
      const deal = dealFromSeed(trio, trio.start(), seed).hands.map((hand) => hand.map(cardOf));
      playTraced(trace, [0, 1, 2].map(player), seed);
      expect(trace.score).toEqual(playTrio(deal, pick).score);
      probe.run(trace, seed, 0);
      // The second of two tricks has no choices.
      if (trace.probed.cards?.length === 0) continue;
      const { acts, score } = playTrio(deal, pick);
      const others = acts.slice(0, 3).flatMap(({ seat, legal }, at) =>
        Array.from({ length: legal }, (_, choice) => {
          let n = 0;
          return { seat, score: playTrio(deal, (who, list) => (n++ === at ? choice : pick(who, list))).score };
        }),
      );
      const isIdle = others.every((other) => other.score.join() === score.join());
      expect(trace.probed.idle).toBe(isIdle);
      seen.add(isIdle);
      deals.add(JSON.stringify(deal));
      const centre = score.reduce((sum, points) => sum + points, 0);
      const isOwn = (other: (typeof others)[number]): boolean =>
        3 * other.score[other.seat] - other.score.reduce((sum, points) => sum + points, 0) ===
        3 * score[other.seat] - centre;
      if (!isIdle && others.every(isOwn)) ownAlone++;
    }
    expect(seen.size).toBe(2);
    expect(deals.size).toBeGreaterThan(60);
    // The result of the seat alone would have called these idle.
    expect(ownAlone).toBeGreaterThan(0);
  });
});
