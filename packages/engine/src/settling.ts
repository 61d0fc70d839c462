/** What a proved claim does: it ends the hand. */
import type { Claim, ClaimKind } from './claim.ts';
import type { EventSink, Line, Play } from './play.ts';
import type { Rules } from './rules.ts';
import { PHASE, type State, TURN } from './state.ts';

/** The claim of a line that was checked. */
export function claimOf(rules: Play, { seat, kind, cards }: Line): Claim {
  const { byCode } = (rules as Rules).design.deck;
  const order = kind === 'claim' ? (cards as readonly string[]).map((code) => Number(byCode.get(code))) : null;
  return { seat: Number(seat), kind: kind as ClaimKind, order };
}

/** A claim as a line of the record. */
export function claimLine(rules: Play, { seat, kind, order }: Claim): Line {
  const { codes } = (rules as Rules).design.deck;
  return { ev: 'claim', seat, kind, ...(order && { cards: order.map((card) => codes[card]) }) };
}

/** Ends the hand as a proved claim says: plays the remaining cards, without telling their tricks. */
export function applyClaim(play: Play, s: State, { seat, order }: Claim, sink: EventSink | null = null): void {
  const rules = play as Rules;
  const quiet = sink && { trick: () => {}, score: sink.score.bind(sink), over: sink.over.bind(sink) };
  const moves = new Int32Array(rules.maxMoves);
  let next = 0;
  while (s[PHASE] === rules.tricks) {
    const isOrdered = order !== null && s[TURN] === seat;
    if (!isOrdered) rules.moves(s, s[TURN], moves);
    rules.play(s, isOrdered ? order[next++] : moves[0], quiet);
  }
}
