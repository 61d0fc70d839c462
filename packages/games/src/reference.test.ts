import {
  type Act,
  dealFrom,
  dealLine,
  type Line,
  Match,
  type Options,
  Random,
  type Rules,
  seatsIn,
} from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { trickGames } from './index.ts';
import { anySetup, clumpedDeal, plainSetups, type Setup } from './testing/chance.ts';
import { type Hand, hasReference, refusalOf, sizeOf, takerOf, takeUp, turnOf } from './testing/reference.ts';
import { heartsPassesTo } from './testing/reference-hearts.ts';
import { isOver, type Lasting, nothingYet, scoreOf, trickExtras } from './testing/reference-score.ts';
import { rulesOf } from './testing/table.ts';

/** Random combinations of options tried for each game; FOLLOWSUIT_GAMES asks for more. */
const COMBINATIONS = Math.max(40, Number(process.env.FOLLOWSUIT_GAMES ?? 0));
const HANDS = 4;
const out = new Int32Array(4096);

const counted = { hands: 0, cards: 0, refused: new Map<string, number>() };

type DealLine = Pick<Hand, 'dealer' | 'stock' | 'open'> & { hands: string[][] };

/** What each side starts with. */
const stakeOf = ({ scoring, stake }: Options): number => (scoring === 'points' ? 0 : Number(stake ?? 0));

/** Plays some hands of a game at random, and compares every card, trick and score with the reference. */
function compare({ game, players, options }: Setup, seed: string): void {
  const rules = rulesOf(game.id, players, options);
  const random = new Random(seed);
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const lasting = nothingYet(rules.design.sides.length, stakeOf(options));
  for (let n = 0; n < HANDS && !match.over; n++) {
    const make = random.below(2) === 0 ? clumpedDeal : dealFrom;
    match.take(dealLine(rules, match.state, make(rules, match.state, random)));
    const { dealer, hands, stock, open } = lines.at(-1) as unknown as DealLine;
    const none = (): string[][] => hands.map(() => []);
    const held = hands.map((own) => [...own]);
    const hand: Hand = {
      game: game.id,
      n: Number(lines.at(-1)?.hand),
      players,
      options,
      dealer,
      stock,
      open,
      held,
      away: none(),
      said: [],
      begun: none(),
      tricks: [],
    };
    while (match.state[0] >= 0) step(match, hand, random, lines, lasting);
    counted.hands++;
  }
}

/** One act: chosen at random, done, and written down in the reference. */
function step(match: Match<Rules>, hand: Hand, random: Random, lines: Line[], lasting: Lasting): void {
  const { rules, state } = match;
  const actors = seatsIn(rules.actors(state));
  const seat = actors[random.below(actors.length)];
  const n = rules.moves(state, seat, out);
  const playing = rules.phase(state) === 'tricks';
  if (playing) compareCards(match, hand, seat, n);
  const move = out[random.below(n)];
  const act = rules.act(state, move);
  const from = lines.length + 1;
  match.move(seat, move);
  if (playing) playCard(hand, seat, act.card as string);
  else sayOrPutAway(hand, seat, act);
  if (playing || opens(act)) compareLines(hand, lines.slice(from), lasting);
  else if (lines.length > from) compareScore(hand, lines[from], lasting);
}

function compareCards({ rules, state }: Match<Rules>, hand: Hand, seat: number, n: number): void {
  const { cards, codes } = rules.design.deck;
  if (hand.tricks.length === 0) hand.begun = hand.held.map((own) => [...own]);
  const expected = cards.map((card) => refusalOf(hand, seat, codes[card]));
  expect(seat).toBe(turnOf(hand));
  // As texts: comparing lists takes longer than playing the hand.
  expect(cards.map((card) => rules.refuse(state, seat, card)).join()).toBe(expected.join());
  expect(out.subarray(0, n).join()).toBe(cards.filter((_, i) => expected[i] === null).join());
  counted.cards++;
  for (const [i, rule] of expected.entries())
    if (rule !== null && hand.held[seat].includes(codes[cards[i]]))
      counted.refused.set(rule, (counted.refused.get(rule) ?? 0) + 1);
}

function playCard(hand: Hand, seat: number, card: string): void {
  hand.held[seat].splice(hand.held[seat].indexOf(card), 1);
  const last = hand.tricks.at(-1);
  if (last && last.cards.length < sizeOf(hand)) last.cards.push(card);
  else hand.tricks.push({ leader: seat, cards: [card] });
}

/** Whether an act before the tricks is the first lead, which says more than a card. */
const opens = (act: Act): boolean => act.do === 'lead' || act.do === 'play';

function sayOrPutAway(hand: Hand, seat: number, act: Act): void {
  if (act.do !== 'discard') {
    hand.said.push({ seat, act });
    takeUp(hand, seat, act);
    if (opens(act)) playCard(hand, seat, act.card as string);
    if (act.do === 'pass' && act.cards) exchange(hand);
    return;
  }
  for (const card of (act.cards ?? [act.card]) as string[]) {
    hand.held[seat].splice(hand.held[seat].indexOf(card), 1);
    hand.away[seat].push(card);
  }
}

/** Once everybody has passed cards, they change hands. */
function exchange(hand: Hand): void {
  if (hand.said.length < hand.players) return;
  for (const { seat, act } of hand.said)
    for (const card of act.cards as string[]) {
      hand.held[seat].splice(hand.held[seat].indexOf(card), 1);
      hand.held[heartsPassesTo(hand, hand.n, seat)].push(card);
    }
}

/** The lines that followed a card: a trick, a score, the end. */
function compareLines(hand: Hand, [trick, score]: Line[], lasting: Lasting): void {
  const last = hand.tricks.at(-1)!;
  if (last.cards.length < sizeOf(hand)) {
    expect(trick).toBeUndefined();
    return;
  }
  const { leader, cards } = last;
  const n = hand.tricks.length;
  expect(trick).toEqual({ ev: 'trick', n, leader, cards, taker: takerOf(hand, last), ...trickExtras(hand) });
  expect(score !== undefined).toBe(isOver(hand));
  if (score) compareScore(hand, score, lasting);
}

function compareScore(hand: Hand, score: Line, lasting: Lasting): void {
  expect(score).toEqual({ ev: 'score', hand: score.hand, ...scoreOf(hand, lasting) });
}

describe.each(trickGames.filter(({ id }) => hasReference(id)))('$name as the reference plays it', (game) => {
  const setups = plainSetups(game);
  test(`with every option by itself (${setups.length} ways to play)`, () => {
    for (const [i, setup] of setups.entries()) compare(setup, `${game.id} ${i}`);
  });

  test(`with ${COMBINATIONS} random combinations of options`, { timeout: 600_000 }, () => {
    const random = new Random(`${game.id} combinations`);
    for (let i = 0; i < COMBINATIONS; i++) compare(anySetup(game, random), `${game.id} combination ${i}`);
  });
});

test('many hands were compared, and every play rule forbade something', () => {
  expect(counted.hands).toBeGreaterThan(600);
  expect([...counted.refused.keys()].sort()).toEqual([
    'BISHOP-JASPER-1',
    'BISHOP-PARTNER-2',
    'EUCHRE-PLAY-3',
    'HEARTS-PLAY-2',
    'HEARTS-PLAY-3',
    'HEARTS-PLAY-4',
    'HEARTS-PLAY-5',
    'OHHELL-PLAY-3',
    'SKAT-PLAY-3',
    'SPADES-FIRST-1',
    'SPADES-FIRST-2',
    'SPADES-PLAY-3',
    'SPADES-PLAY-4',
    'SPEEDRUN-PLAY-3',
    'STEPPING-PLAY-3',
    'STEPPING-PLAY-7',
    'STEPPING-PLAY-8',
    'STONES-PLAY-1',
    'STONES-PLAY-2',
    'STONES-PLAY-4',
    'STONES-ROCK-2',
    'STONES-ROCK-3',
    'VINES-PLAY-3',
    'WHIST-PLAY-3',
  ]);
});
