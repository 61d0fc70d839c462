/**
 * Before a bot looks at its cards: it looks only where it needs them, and not where the partner has said that they may bid
 * blind (the game's `blindPhrase`) and still can.
 */
import type { Rules, State, View } from '@followsuit/engine';
import { type Bot, legalMoves, showsTricks } from './bot.ts';
import { knowledgeOf } from './knowledge.ts';

/** The call of a seat that has not had its turn: see the games' parts/bidding.ts. */
const SILENT = -4;
/** The highest bid that a partner is expected to go to blind: above it, keeping the cards down gains nothing. */
const BLIND_UP_TO = 6;

/** The same bot, which passes unseen instead of looking, or bidding blind itself, where that is needless or unkind. */
export const discreet = (bot: Bot): Bot => ({
  ...bot,
  choose(view, random, budget) {
    const move = bot.choose(view, random, budget);
    if (!showsTricks(view)) return move;
    const act = view.rules.act(view.state, move);
    return act.do === 'look' || act.blind === true ? (passUnseen(view) ?? move) : move;
  },
});

/** The move that passes without looking, if that is better than to look or to bid; else null. */
function passUnseen(view: View): number | null {
  const moves = legalMoves(view);
  const acts = [...moves].map((other) => view.rules.act(view.state, other));
  const pass = acts.findIndex((act) => act.do === 'pass');
  if (pass < 0) return null;
  const bids = acts.filter((act) => act.do !== 'pass' && act.do !== 'look');
  return bids.length === 0 || keepsForPartner(view) ? moves[pass] : null;
}

/** Whether a partner who has yet to speak wants to bid blind, and can do so for a bid that may be made. */
function keepsForPartner({ rules, seat, state, heard }: View): boolean {
  const { blindPhrase } = knowledgeOf(rules.game);
  const said = (blindPhrase && heard?.[blindPhrase]) || 0;
  const side = rules.sides.find((seats) => seats.includes(seat)) ?? [];
  const wants = side.some(
    (partner) => partner !== seat && ((said >> partner) & 1) === 1 && state[rules.at.call + partner] === SILENT,
  );
  return wants && highestBid(rules, state) < BLIND_UP_TO;
}

function highestBid(rules: Rules, s: State): number {
  return Math.max(0, ...s.subarray(rules.at.call, rules.at.call + rules.seats));
}
