/** What everybody at the table (and you alone) has seen so far, hand by hand: for score sheets, the log and the last trick. */

import { legalMoves } from '@followsuit/bots';
import type { Act, Json, Line, Rules, State } from '@followsuit/engine';
import { PHASE, TURN, viewOf } from '@followsuit/engine';

/** One hand as it was seen. */
export interface HandStory {
  readonly hand: number;
  readonly dealer: number;
  /** Acts other than plays that were seen, in order; a secret one of another seat has only its seat. */
  readonly acts: Line[];
  /** Finished tricks, each with the `seats` that played its cards. */
  readonly tricks: Line[];
  score: Line | null;
}

/** A hand that has been scored. */
export type ScoredHand = HandStory & { readonly score: Line };

export class Story {
  readonly hands: HandStory[] = [];
  over: Line | null = null;
  /** Cards seen in the trick under way. */
  laid = 0;

  get now(): HandStory | undefined {
    return this.hands[this.hands.length - 1];
  }

  /** The hands that have been scored. */
  get scored(): ScoredHand[] {
    return this.hands.filter((hand): hand is ScoredHand => hand.score !== null);
  }

  /** The last finished trick, of this hand or the one before. */
  get lastTrick(): Line | undefined {
    return this.hands.flatMap(({ tricks }) => tricks).at(-1);
  }

  /** Takes in a line of the record as it may be seen. */
  add(line: Line): void {
    const { now } = this;
    this.laid = line.ev === 'act' && (line.do === 'play' || line.do === 'lead') ? this.laid + 1 : 0;
    if (line.ev === 'deal')
      this.hands.push({ hand: Number(line.hand), dealer: Number(line.dealer), acts: [], tricks: [], score: null });
    else if (line.ev === 'act' && line.do !== 'play') now?.acts.push(line);
    else if (line.ev === 'trick') now?.tricks.push(line);
    else if (line.ev === 'score' && now) now.score = line;
    else if (line.ev === 'over') this.over = line;
  }
}

/**
 * Whether an act is to be told without saying what it was. What several do at once opens together, if at all (unless the
 * phase says that it lies open); and where a watcher's view would be the same after another act, the watcher was not meant to know which it was.
 */
export function isSecret(rules: Rules, s: State, seat: number, move: number, watcher: number): boolean {
  if (seat === watcher || s[PHASE] === rules.tricks) return false;
  if (s[TURN] < 0) return rules.design.phases[s[PHASE]].open !== true;
  const { do: name, ...args } = rules.act(s, move);
  const others = [...legalMoves(viewOf(rules, s, seat))].filter(
    (each) => each !== move && rules.act(s, each).do === name,
  );
  if (others.length === 0) return Object.values(args).some((value) => isCard(rules, value));
  const seen = viewAfter(rules, s, seat, move, watcher);
  return others.some((other) => viewAfter(rules, s, seat, other, watcher) === seen);
}

/** Whether a value is a written card, or a list with one in it. */
function isCard(rules: Rules, value: Json): boolean {
  if (Array.isArray(value)) return value.some((each) => isCard(rules, each));
  return typeof value === 'string' && rules.design.deck.byCode.has(value);
}

function viewAfter(rules: Rules, s: State, seat: number, move: number, watcher: number): string {
  const copy = s.slice();
  rules.apply(copy, seat, move);
  return viewOf(rules, copy, watcher).state.join();
}

/** The act of an act line. */
export function actOf({ ev: _ev, seat: _seat, at: _at, ms: _ms, ...act }: Line): Act {
  return act as Act;
}
