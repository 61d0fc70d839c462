/** Numbers all acts that a game can have, phase by phase: a fixed list for programs that learn, with legal acts as a mask. */
import { type Act, Ways } from './acts.ts';
import { isTricks } from './game.ts';
import type { Play } from './play.ts';
import { Rules } from './rules.ts';
import { PHASE, type State } from './state.ts';

/** An act of the list. */
export interface ListedAct {
  /** The phase in which it can be made; null if the game's acts are the same in all. */
  readonly phase: string | null;
  readonly act: Act;
}

/**
 * The list of a game that is set up. In a trick game each phase has its own part of the list, and its tricks have one act for each
 * card; another game's moves are numbers of a list already.
 *
 * @example const list = new ActList(rules); list.number(s, move); // 0 … list.size − 1
 */
export class ActList {
  readonly size: number;
  private readonly rules: Play;
  /** By phase: the number of its first act, and how many it has. */
  private readonly first: number[] = [];
  private readonly count: number[] = [];
  /** By card: its place in the deck. */
  private readonly places = new Int32Array(128).fill(-1);

  constructor(rules: Play) {
    this.rules = rules;
    if (!(rules instanceof Rules)) {
      this.size = rules.moveCount ?? 0;
      return;
    }
    const { phases, deck } = rules.design;
    for (const [i, card] of deck.cards.entries()) this.places[card] = i;
    let next = 0;
    for (const phase of phases) {
      const size = isTricks(phase) ? deck.cards.length : phase.ways.reduce((sum, way) => sum + way.size, 0);
      this.first.push(next);
      this.count.push(size);
      next += size;
    }
    this.size = next;
  }

  /** The number of a move that is legal now. */
  number(s: State, move: number): number {
    const { rules } = this;
    if (!(rules instanceof Rules)) return move;
    return this.first[s[PHASE]] + (s[PHASE] === rules.tricks ? this.places[move] : move);
  }

  /** The move with a number, or −1 if it belongs to another phase. */
  move(s: State, number: number): number {
    const { rules } = this;
    if (!(rules instanceof Rules)) return number < this.size ? number : -1;
    if (s[PHASE] < 0) return -1;
    const i = number - this.first[s[PHASE]];
    if (i < 0 || i >= this.count[s[PHASE]]) return -1;
    return s[PHASE] === rules.tricks ? rules.design.deck.cards[i] : i;
  }

  /** An act of the list; null for a number that stands for none. */
  at(number: number): ListedAct | null {
    const { rules } = this;
    if (!(rules instanceof Rules)) {
      const act = rules.act(rules.start(), number);
      return Object.values(act).every((value) => value !== undefined && value !== '') ? { phase: null, act } : null;
    }
    const i = this.first.findLastIndex((first, p) => first <= number && number < first + this.count[p]);
    const phase = rules.design.phases[i];
    const { cards, codes } = rules.design.deck;
    const rest = number - this.first[i];
    const act = isTricks(phase) ? { do: 'play', card: codes[cards[rest]] } : new Ways(phase.ways).act(rest);
    return { phase: phase.name, act };
  }
}
