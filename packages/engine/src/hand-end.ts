/** The end of a hand: its score, the totals, and whether the game is over. */
import type { EventSink } from './play.ts';
import type { Rules } from './rules.ts';
import { DEALING, DELTA, OVER, PHASE, type State, TOTAL, WINNERS } from './state.ts';

/** Scores a hand after its last phase; then a deal is due, or the game is over. */
export function endHand({ design }: Rules, s: State, sink: EventSink | null): void {
  design.score(s);
  for (let side = 0; side < design.sides.length; side++) s[TOTAL + side] += s[DELTA + side];
  const winners = design.winners(s);
  s[WINNERS] = winners;
  s[PHASE] = winners === 0 ? DEALING : OVER;
  if (sink === null) return;
  sink.score(s);
  if (winners !== 0) sink.over(s);
}
