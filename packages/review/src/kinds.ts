/** The kind of a decision, as players talk of mistakes. */
import { showsTricks } from '@followsuit/bots';
import { NONE, type Play, type View } from '@followsuit/engine';
import { cardsLeft, LEADER, LED, laid, nextSeat, PHASE, slot } from '@followsuit/engine/state';
import { suitsFor } from './suit-reader.ts';
import type { DecisionKind } from './verdict.ts';

/** The last cards of a hand. */
const ENDGAME = 3;
/** A card that makes the bid more often by this is about the count. */
const COUNTS = 0.1;

/** `moves` are the candidates, the played one first; `makes` is how much more often the best one makes the seat's bid. */
export function decisionKind(view: View<Play>, moves: readonly number[], best: number, makes: number): DecisionKind {
  if (!showsTricks(view)) return 'move';
  const { rules, seat, state: s } = view;
  if (s[PHASE] !== rules.tricks) return choiceKind(view, moves);
  const [played] = moves;
  if (laid(s) > 0) {
    if (takesFromPartner(view, played) !== takesFromPartner(view, best)) return 'partner';
    const suits = suitsFor(rules);
    const trump = suits.trump(s);
    const ruffs = (card: number): boolean => trump !== NONE && suits.suitOf(s, card) === trump && s[LED] !== trump;
    if (!suits.holds(s, seat, s[LED]) && ruffs(played) !== ruffs(best)) return 'ruff';
  }
  if (Math.abs(makes) >= COUNTS) return 'count';
  if (cardsLeft(s, seat, rules.seats) <= ENDGAME) return 'endgame';
  return laid(s) === 0 ? 'lead' : 'card';
}

function choiceKind({ rules, state }: View<Play>, moves: readonly number[]): DecisionKind {
  const acts = moves.map((move) => rules.act(state, move));
  if (acts.some((act) => 'cards' in act || act.do === 'discard')) return 'discard';
  return acts.some((act) => act.do === 'bid' || act.do === 'pass') ? 'bid' : 'declaration';
}

/** Whether a card beats the trick while a partner is winning it. */
function takesFromPartner({ rules, seat, state: s }: View, card: number): boolean {
  let [winner, strongest] = [-1, 0];
  for (let i = 0, each = s[LEADER]; i < laid(s); i++, each = nextSeat(s, each, rules.seats)) {
    const strength = rules.strengthOf(s, s[slot(s, i)], card);
    if (strength > strongest) [winner, strongest] = [each, strength];
  }
  const side = rules.sides.find((seats) => seats.includes(seat)) ?? [];
  return winner !== seat && side.includes(winner) && rules.strengthOf(s, card) > strongest;
}
