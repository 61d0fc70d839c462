/**
 * A table to try rules at, with hands and acts written as short texts:
 *
 *     const t = table('coralon', 3).deal('Al 2c', 'Kl 3c', '2l 4c').say('bid 2', 'pass', 'pass', 'play 3c');
 *     expect(t.cards()).toBe('4c');
 *     expect(t.refusal('play 2l')).toBe('VINES-PLAY-3');
 *
 * Hands may be shorter than the game's own, so that a test shows only the cards that matter; the rest lies aside. In games
 * with a face-up card, `box` says before the deal which cards lie aside, the face-up one first; other cards are then missing.
 */
import {
  type Act,
  dealLine,
  filled,
  isTricks,
  type Json,
  type Line,
  listMoves,
  Match,
  type Options,
  Random,
  Rules,
  type State,
  seatsIn,
  type Way,
} from '@followsuit/engine';
import { DEALER, HAND, LEADER, LEADERS, TURN } from '@followsuit/engine/state';
import { exampleGames } from '../examples/index.ts';
import { trickGames } from '../index.ts';

const known = new Map<string, Rules>();

/** A game set up, once for all tests; options left out have their defaults. */
export function rulesOf(id: string, players: number, options: Options = {}): Rules {
  const name = JSON.stringify([id, players, options]);
  const game = [...trickGames, ...exampleGames].find((each) => each.id === id) ?? missing(id);
  const rules = known.get(name) ?? new Rules(game, players, filled(game, players, options));
  known.set(name, rules);
  return rules;
}

export const table = (id: string, players: number, options: Options = {}): TestTable =>
  new TestTable(rulesOf(id, players, options));

export class TestTable {
  readonly rules: Rules;
  /** The record so far, from the first deal on. */
  readonly lines: Line[] = [];
  private readonly match: Match<Rules>;
  private aside: readonly string[] = [];

  constructor(rules: Rules) {
    this.rules = rules;
    this.match = new Match(rules, (line) => this.lines.push(line));
  }

  get state(): State {
    return this.match.state;
  }

  get phase(): string {
    return this.rules.phase(this.state);
  }

  /** The seats that may act. */
  get actors(): number[] {
    return seatsIn(this.rules.actors(this.state));
  }

  /** The seat that is to act; of several, the lowest. */
  get turn(): number {
    return this.actors[0] ?? -1;
  }

  /** Makes a seat the next dealer, as in the hand of that number. */
  dealer(seat: number, hand = seat + 1): this {
    this.state[HAND] = hand - 1;
    this.state[DEALER] = (seat - 1 + this.rules.seats) % this.rules.seats;
    return this;
  }

  /** Says which cards lie aside after the next deals, the face-up card first. */
  box(cards: string): this {
    this.aside = words(cards);
    return this;
  }

  /** Deals exactly these cards; all others lie aside. */
  deal(...hands: string[]): this {
    const { deck, openCard } = this.rules.design;
    const read = (codes: readonly string[]) => codes.map((code) => deck.byCode.get(code) ?? missing(code));
    const dealt = hands.map((hand) => read(words(hand)));
    const box = read(this.aside);
    const stock = box.length > 0 ? box : deck.cards.filter((card) => !dealt.flat().includes(card));
    const dealer = this.rules.nextDealer(this.state);
    const open = (openCard === 'dealer' ? dealt[dealer].at(-1) : openCard ? stock[0] : undefined) ?? -1;
    const deal = { hands: dealt, stock, open };
    this.match.take(dealLine(this.rules, this.state, deal));
    return this;
  }

  /** Deals these cards and as many more as each seat is due, the same ones every time. */
  dealFull(...hands: string[]): this {
    const { deck, hands: due } = this.rules.design;
    const given = hands.map(words);
    const rest = new Random('the rest').shuffle(deck.cards.map((card) => deck.codes[card]));
    const free = rest.filter((code) => !given.flat().includes(code) && !this.aside.includes(code));
    const sizes = due(this.rules.nextDealer(this.state), this.state[HAND] + 1);
    return this.deal(
      ...sizes.map((n, seat) => {
        const mine = given[seat] ?? [];
        return [...mine, ...free.splice(0, n - mine.length)].join(' ');
      }),
    );
  }

  /** Deals as the seed says. */
  dealFrom(seed: string): this {
    this.match.draw(seed);
    return this;
  }

  /** Does acts, each by the seat whose turn it is. */
  say(...acts: string[]): this {
    for (const act of acts) this.as(this.turn, act);
    return this;
  }

  /** Does an act of a seat. */
  as(seat: number, act: string): this {
    const refusal = this.match.act(seat, this.read(act));
    if (refusal) throw new Error(`Seat ${seat} may not ${act}: ${refusal.rule}`);
    return this;
  }

  /** Plays cards, each by the seat whose turn it is. */
  play(cards: string): this {
    return this.say(...words(cards).map((card) => `play ${card}`));
  }

  /** Does the only legal act, again and again, until the hand is over. */
  playOut(): this {
    return this.playOn((legal) => (legal.length === 1 ? 0 : missing(`one act out of ${legal.join(', ')}`)));
  }

  /** Lets chance choose until the hand is over. */
  playAtRandom(seed: string): this {
    const random = new Random(seed);
    return this.playOn((legal) => random.below(legal.length));
  }

  private playOn(choose: (legal: string[]) => number): this {
    while (this.turn >= 0) {
      const legal = this.legal();
      this.say(legal[choose(legal)]);
    }
    return this;
  }

  /** The rule against an act of the seat whose turn it is, or of another; null if it may be done. */
  refusal(act: string | Act, seat = this.turn): string | null {
    const found = this.rules.read(this.state, seat, typeof act === 'string' ? this.read(act) : act);
    return 'rule' in found ? found.rule : null;
  }

  /** The legal acts of a seat, as the record writes them. */
  acts(seat = this.turn): Act[] {
    return Array.from(listMoves(this.rules, this.state, seat), (move) => this.rules.act(this.state, move));
  }

  /** The legal acts of a seat as short texts. */
  legal(seat = this.turn): string[] {
    return this.acts(seat).map((act) => Object.values(act).flat().join(' '));
  }

  /** The cards that a seat may play. */
  cards(seat = this.turn): string {
    return this.acts(seat)
      .map(({ card }) => card)
      .join(' ');
  }

  /** Sets a field of the state by its name. */
  set(name: string, value: number | readonly number[]): this {
    const { at, size } = this.field(name);
    const values = typeof value === 'number' ? [value] : value;
    if (values.length > size) throw new Error(`${name} has only ${size} numbers.`);
    this.state.set(values, at);
    return this;
  }

  /** A field of the state by its name, cut to `n` numbers. */
  get(name: string, n = 1): number[] {
    const { at } = this.field(name);
    return Array.from(this.state.subarray(at, at + n));
  }

  private field(name: string) {
    return this.rules.design.layout.fields.find((field) => field.name === name) ?? missing(name);
  }

  /** Gives the lead to the first trick to a seat, whatever the rules say. */
  leads(seat: number): this {
    this.state[TURN] = seat;
    this.state[LEADER] = seat;
    this.state[LEADERS] = seat;
    return this;
  }

  /** The last line of a kind. */
  line(ev: string): Line {
    return this.lines.findLast((line) => line.ev === ev) ?? missing(`a ${ev} line`);
  }

  /** All lines of a kind. */
  all(ev: string): Line[] {
    return this.lines.filter((line) => line.ev === ev);
  }

  /** Reads a short text: the action's name, then the values of its arguments. */
  private read(text: string): Act {
    const [name, ...values] = words(text);
    const args = this.argumentsOf(name);
    if ((args[0]?.domain.held ?? 0) > 1) return { do: name, [args[0].name]: values };
    const names = args.length === 0 && name === 'play' ? ['card'] : args.map((arg) => arg.name);
    return { do: name, ...Object.fromEntries(values.map((value, i) => [names[i] ?? `more${i}`, plainValue(value)])) };
  }

  private argumentsOf(name: string): Way['args'] {
    const ways = this.rules.design.phases.flatMap((phase) => (isTricks(phase) ? [] : phase.ways));
    return ways.find((way) => way.do === name)?.args ?? [];
  }
}

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const plainValue = (value: string): Json => (/^(-?\d+|true|false)$/.test(value) ? JSON.parse(value) : value);

function missing(what: string): never {
  throw new Error(`There is no ${what}.`);
}

/**
 * One card a seat, so that the leader's is led and the taker takes the trick: the last trick of a hand whose other
 * tricks are set on the state. The weak cards follow no suit and take nothing.
 */
export function oneTrick(players: number, leader: number, taker: number, [low, high, ...weak]: string[]): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === taker ? high : seat === leader ? low : weak[seat]));
}

/** The numbers before a last trick that this seat takes. */
export const beforeLast = (counts: readonly number[], taker: number): number[] =>
  counts.map((n, seat) => (seat === taker ? n - 1 : n));
