/**
 * Decides whether a bot looks at its cards: only if it needs them, and not while a partner who said that they may bid
 * blind (the game's `blindPhrase`) still can.
 */
import type { Rules, State, View } from '@followsuit/engine';
import { type Bot, legalMoves, showsTricks } from './bot.ts';
import { knowledgeOf } from './knowledge.ts';

/** The call of a seat that has not had its turn: see the games' parts/bidding.ts. */
const SILENT = -4;
/** The highest bid that a partner is expected to make blind: above it, keeping the cards face down gains nothing. */
const BLIND_UP_TO = 6;

/** Wraps a bot: it passes unseen if looking, or bidding blind itself, would be needless or would spoil the partner's blind bid. */
export const discreet = (bot: Bot): Bot => ({
  ...bot,
  choose(view, random, budget) {
    const move = bot.choose(view, random, budget);
    if (!showsTricks(view)) return move;
    const act = view.rules.act(view.state, move);
    return act.do === 'look' || act.blind === true ? (passUnseen(view) ?? move) : move;
  },
});

/** The move that passes without looking, if that is better than looking or bidding; else null. */
function passUnseen(view: View): number | null {
  const moves = legalMoves(view);
  const acts = [...moves].map((other) => view.rules.act(view.state, other));
  const pass = acts.findIndex((act) => act.do === 'pass');
  if (pass < 0) return null;
  const bids = acts.filter((act) => act.do !== 'pass' && act.do !== 'look');
  return bids.length === 0 || keepsForPartner(view) ? moves[pass] : null;
}

/** Whether a partner who has yet to speak wants to bid blind, and can still make a bid that is likely to succeed. */
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
