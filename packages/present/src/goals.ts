/** What the player is trying to do, in games with a bid: for the bidders, for the others, and before the bid is settled. */
import { hasBox, openSuit } from './acts.ts';
import { isSettled, isTurn, playingOf, standingBid } from './read.ts';
import type { Scene } from './scene.ts';
import { fillSentence, type SharedText } from './text.ts';
import { callWord, nameOf, namesOf, suitWord } from './wording.ts';

/** How a bid stands: a number, or a word for no tricks. */
type BidState = keyof SharedText['goals']['own'];
type GoalTexts = Readonly<Partial<Record<BidState, string>>>;

/** What is known of the bid. */
export interface BidGoal {
  /** The seats that play the bid. */
  readonly seats: readonly number[];
  /** What counts towards it, so far. */
  readonly n: number;
  /** How much more the bidders can still get, if that is known. */
  readonly left?: number;
  /** A game's sentences; for the others, those that all games share. `{bid}`, `{n}` and `{names}` of the bidders are filled in. */
  readonly own?: GoalTexts;
  readonly others?: GoalTexts;
}

/** The tricks of the hand that nobody has taken yet. */
export const tricksLeft = (scene: Scene): number =>
  Math.max(...playingOf(scene, [...scene.names.keys()]).map((seat) => scene.view.count[seat]));

function stateOf(bid: unknown, n: number, left: number): BidState {
  if (typeof bid !== 'number') return n === 0 ? 'zero' : 'zeroLost';
  if (n + left < bid) return 'lost';
  return n < bid ? 'under' : n === bid ? 'hit' : 'over';
}

/**
 * The goal once there is a highest bid that nobody can beat any more; null to spectators.
 *
 * @example bidGoal(scene, { seats: [2], n: 2, left: 7 }) // 'Keep Cy under 5, or push past it.'
 */
export function bidGoal(scene: Scene, { seats, n, left = Infinity, own, others }: BidGoal): string | null {
  const bid = standingBid(scene);
  if (bid === null || scene.seat < 0) return null;
  const { goals } = scene.text;
  const state = stateOf(bid.bid, n, left);
  const values = { bid: callWord(scene, bid.bid), n, names: namesOf(scene, seats) };
  if (!seats.includes(scene.seat)) return fillSentence({ ...goals.others, ...others }[state], values);
  return fillSentence({ ...(seats.length > 1 ? goals.team : goals.own), ...own }[state], values);
}

/** The goal in every phase. `phases`: those before the cards are played; `bid` is asked in all others. */
export function goalIn<S extends Scene>(
  scene: S,
  phases: Readonly<Record<string, string | undefined>>,
  bid: () => BidGoal,
): string | null {
  const { view, seat } = scene;
  if (seat < 0 || view.phase === 'deal' || view.phase === 'over') return null;
  if (view.out.includes(seat) && isSettled(scene))
    return fillSentence(scene.text.goals.out, { name: nameOf(scene, standingBid(scene)?.seat) });
  return phases[view.phase] ?? bidGoal(scene, bid());
}

/** The goals of pairs before the cards are played, in games with an open card. */
export function openGoals(scene: Scene): Readonly<Record<string, string | undefined>> {
  const { text } = scene;
  const mine = isTurn(scene);
  return {
    bidding: text.goals.teamBidding,
    box: mine ? fillSentence(text.goals.box, { suit: suitWord(scene, openSuit(scene)) }) : undefined,
    'putting away': mine ? (hasBox(scene) ? text.goals.putThree : text.goals.putAway) : undefined,
  };
}
