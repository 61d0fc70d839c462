/** Settled hands: no proof is ever wrong, an offer reveals nothing, and a record with a claim is checked like any other. */
import { sampleWorld } from '@followsuit/bots';
import {
  cardsIn,
  drawFromSeed,
  filled,
  handIsSettled,
  type Line,
  listMoves,
  Match,
  NONE,
  Random,
  Rules,
  readClaim,
  rejectionIn,
  type State,
  SUITS,
  suitOf,
  type TrickGame,
  usualPlayers,
} from '@followsuit/engine';
import { HAND, HOLD, LEADER, LED, OVER, PHASE, seatsIn, TURN } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { euchre } from './euchre/index.ts';
import { gameOf, trickGames } from './index.ts';
import { anySetup } from './testing/chance.ts';

const setUp = (game: TrickGame): Rules => new Rules(game, usualPlayers(game), filled(game, usualPlayers(game)));

/** How many proofs each game had. */
const found: number[] = [];

/** Plays hands at random, and looks at every moment of their tricks. */
function inTricks(rules: Rules, seed: string, hands: number, look: (s: State) => void): void {
  const random = new Random(`${seed}/acts`);
  for (let game = 0, hand = 0; hand < hands; game++) {
    const s = rules.start();
    for (; !rules.isOver(s) && hand < hands && s[HAND] < 4; hand++) {
      rules.take(s, drawFromSeed(rules, s, `${seed}/${game}`));
      while (rules.due(s) === null && !rules.isOver(s)) {
        if (s[PHASE] === rules.tricks) look(s);
        const [seat] = seatsIn(rules.actors(s));
        const moves = listMoves(rules, s, seat);
        rules.apply(s, seat, moves[random.below(moves.length)]);
      }
    }
  }
}

/** Plays a hand on at random, one seat perhaps by an order, and returns everything that must not change. */
function endOf(rules: Rules, from: State, random: Random, own = -1, order: readonly number[] = []): string {
  const s = from.slice();
  const rest = [...order];
  let told: Line = {};
  const writer = rules.recordWriter((line) => {
    if (line.ev === 'score') told = line;
  });
  while (s[PHASE] === rules.tricks) {
    const moves = listMoves(rules, s, s[TURN]);
    const card = s[TURN] === own && rest.length > 0 ? (rest.shift() as number) : moves[random.below(moves.length)];
    if (!moves.includes(card)) return 'not legal';
    rules.play(s, card, writer);
  }
  const plain = Object.entries(told).filter(
    ([name, value]) => !Array.isArray(value) || name === 'delta' || name === 'total',
  );
  return JSON.stringify([plain, s[PHASE] === OVER ? null : rules.nextDealer(s), rules.winners(s)]);
}

/** Checks every settled hand, and every claim, against worlds in which the hand is played on at random; returns how many there were. */
function soundProofs(rules: Rules, seed: string, hands: number, worlds: number): number {
  const random = new Random(`worlds/${seed}`);
  let [proved, claimed, hand] = [0, 0, 0];
  inTricks(rules, seed, hands, (s) => {
    if (proved < 6 && s[HAND] !== hand && handIsSettled(rules.view(s, -1))) {
      hand = s[HAND];
      proved++;
      const expected = endOf(rules, s, random);
      for (let i = 0; i < worlds; i++)
        expect(endOf(rules, sampleWorld(rules.view(s, i % rules.seats), random), random)).toBe(expected);
    }
    if (s[LED] !== NONE) return;
    const order = strongestFirst(rules, s, s[LEADER]);
    const view = rules.view(s, s[LEADER]);
    if (claimed < 4 && order.length > 1 && handIsSettled(view, order)) {
      claimed++;
      const expected = endOf(rules, s, random, s[LEADER], order);
      for (let i = 0; i < worlds; i++)
        expect(endOf(rules, sampleWorld(view, random), random, s[LEADER], order)).toBe(expected);
    }
  });
  return proved + claimed;
}

/** A seat's cards, those first that are strongest when led. */
function strongestFirst(rules: Rules, s: State, seat: number): number[] {
  const power = (card: number): number => rules.strengthOf(s, card);
  return cardsIn(s, HOLD + seat * SUITS).sort((a, b) => power(b) - power(a) || suitOf(a) - suitOf(b));
}

describe.each(trickGames)('$id', (game) => {
  it('has the same score in 200 worlds of every seat, wherever a hand is settled', { timeout: 120_000 }, () => {
    found.push(soundProofs(setUp(game), `sound/${game.id}`, 40, 200));
  });

  it('has the same score with options at random', { timeout: 120_000 }, () => {
    const random = new Random(`options/${game.id}`);
    for (let i = 0; i < 4; i++) {
      const { players, options } = anySetup(game, random);
      soundProofs(new Rules(game, players, options), `options/${game.id}/${i}`, 12, 50);
    }
  });

  it('stays settled until the hand ends', () => {
    const rules = setUp(game);
    let [hand, settled] = [0, false];
    inTricks(rules, `stays/${game.id}`, 8, (s) => {
      const now = handIsSettled(rules.view(s, -1));
      if (s[HAND] === hand && settled) expect(now).toBe(true);
      [hand, settled] = [s[HAND], now];
    });
  });

  it('is offered in every world of a view alike', () => {
    const rules = setUp(game);
    const random = new Random(`secrecy/${game.id}`);
    inTricks(rules, `secret/${game.id}`, 4, (s) => {
      if (s[LED] !== NONE) return;
      const offered = handIsSettled(rules.view(s, -1));
      for (let seat = 0; seat < rules.seats; seat++) {
        const world = sampleWorld(rules.view(s, seat), random);
        expect(handIsSettled(rules.view(world, -1))).toBe(offered);
      }
    });
  });
});

it('was proved in most games', () => {
  expect(found.filter((proofs) => proofs > 0).length).toBeGreaterThan(10);
});

it('would often tell something if it were offered by all cards', () => {
  const [rules, random] = [setUp(gameOf('whist') as TrickGame), new Random('control')];
  /** Settled by the cards as they lie, as far as some random endings show. */
  const byAllCards = (s: State): boolean => {
    const expected = endOf(rules, s, random);
    return Array.from({ length: 40 }).every(() => endOf(rules, s, random) === expected);
  };
  let [offered, byCards, told] = [0, 0, 0];
  inTricks(rules, 'control', 40, (s) => {
    if (s[LED] !== NONE) return;
    const isSettled = byAllCards(s);
    if (handIsSettled(rules.view(s, -1))) offered++;
    if (!isSettled) return;
    byCards++;
    const worlds = Array.from({ length: 10 }, () => sampleWorld(rules.view(s, 0), random));
    if (!worlds.every(byAllCards)) told++;
  });
  expect(byCards).toBeGreaterThan(2 * offered);
  expect(told).toBeGreaterThan(5);
});

/** A record of Euchre that a claim ends, and where in it the claim is. */
function claimedRecord(kind: 'settle' | 'claim' | 'concede'): { lines: Line[]; at: number } {
  const rules = setUp(gameOf('euchre') as TrickGame);
  for (let n = 0; ; n++) {
    const lines: Line[] = [];
    const match = new Match(rules, (line) => lines.push(line));
    const [random, s] = [new Random(`euchre/${n}`), match.state];
    match.start(['Ana', 'Bo', 'Cy', 'Di'], `euchre/${n}`);
    match.draw(`euchre/${n}`);
    while (match.due === null) {
      const cards =
        s[LEADER] < 0 ? [] : strongestFirst(rules, s, s[LEADER]).map((card) => rules.design.deck.codes[card]);
      const seat = kind === 'settle' ? 0 : s[LEADER];
      const claim = readClaim(rules, s, seat, kind, kind === 'claim' ? cards : undefined);
      if (!('rule' in claim) && cards.length > 1) {
        match.claim(claim);
        const at = lines.findIndex(({ ev }) => ev === 'claim');
        if (!match.over) match.draw(`euchre/${n}`);
        return { lines, at };
      }
      const [actor] = seatsIn(rules.actors(s));
      const moves = listMoves(rules, s, actor);
      match.move(actor, moves[random.below(moves.length)]);
    }
  }
}

const faultIn = (lines: readonly Line[]) => rejectionIn(lines, gameOf);
const altered = (lines: readonly Line[], at: number, more: Line): Line[] => lines.with(at, { ...lines[at], ...more });

describe.each(['settle', 'claim', 'concede'] as const)('a record with a line %s', (kind) => {
  const { lines, at } = claimedRecord(kind);

  it('is verified, and goes on with its score', () => {
    expect(faultIn(lines)).toBeNull();
    expect(lines[at + 1].ev).toBe('score');
    expect(lines.slice(0, at).filter(({ ev }) => ev === 'trick').length).toBeLessThan(4);
  });

  it('is rejected if the score after it is another, or missing', () => {
    expect(faultIn(altered(lines, at + 1, { delta: [5, 0] }))).toMatchObject({
      line: at + 1,
      fault: { rule: 'RECORD-SCORE-1' },
    });
    expect(faultIn(lines.toSpliced(at + 1, 1))).toMatchObject({ line: at + 1, fault: { rule: 'RECORD-SCORE-1' } });
  });

  it('is rejected if the claim comes too early, is of another kind, or names other cards', () => {
    const early = lines.findIndex(({ ev }) => ev === 'act');
    const rejected = { fault: { rule: 'RECORD-CLAIM-1' } };
    expect(faultIn(lines.toSpliced(early, 0, lines[at]))).toMatchObject({ line: early, ...rejected });
    const firstTrick = lines.findIndex(({ ev }) => ev === 'trick') + 1;
    const wrong: Line = { ev: 'claim', seat: 0, kind: 'settle' };
    expect(faultIn([...lines.slice(0, firstTrick), wrong])).toMatchObject(rejected);
    const wrongs: Line[] = [{ kind: 'all' }, { seat: 4 }, { seat: '0' }, { cards: ['9s'] }, { cards: 'Ks' }];
    for (const more of wrongs)
      expect(faultIn(altered(lines, at, more)), JSON.stringify(more)).toMatchObject({ line: at, ...rejected });
  });
});

it('is no line of a game without tricks', () => {
  const game = gameOf('piecepack-stepping-stones')!;
  const rules = game.setUp(1, filled(game, 1));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  match.start(['Ana'], 'x');
  match.draw('x');
  expect(faultIn([...lines, { ev: 'claim', seat: 0, kind: 'settle' }])?.fault.rule).toBe('RECORD-CLAIM-1');
});

it('is made, undone and restored by the session of a program', () => {
  const game = euchre.create({ players: 4, seed: 'session' });
  expect(() => game.claim(0, 'settle')).toThrow('Only tricks');
  while (!game.isSettled) game.act(game.actors[0], game.legalActs(game.actors[0])[0]);
  const before = game.view(-1);
  game.claim(3, 'settle');
  const claim = game.record().find(({ ev }) => ev === 'claim');
  expect(claim).toEqual({ ev: 'claim', seat: 3, kind: 'settle' });
  expect(faultIn(game.record())).toBeNull();
  const copy = euchre.fromRecord(game.record());
  expect(copy.record()).toEqual(game.record());
  expect(copy.clone().record()).toEqual(game.record());
  expect(game.undo()).toBe(true);
  expect(game.view(-1)).toEqual(before);
  expect(game.record().some(({ ev }) => ev === 'claim')).toBe(false);
});
