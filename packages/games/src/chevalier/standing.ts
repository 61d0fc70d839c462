/** The standing in a hand of Chevalier: each side's clean and poisoned tricks, and what a player is trying to do. */
import {
  counted,
  endNow,
  fillSentence,
  isPlaying,
  isSettled,
  isWorth,
  lastScored,
  namesOf,
  numbers,
  ofWords,
  resultWord,
  sideName,
  sideOf,
  standingBid,
  sumOver,
  tricksNow,
  wordIn,
} from '@followsuit/present';
import type { ChevalierScene } from './table.ts';

export const cleanTricks = ({ view, sides }: ChevalierScene, side: number): number =>
  sumOver(view.taken, sides[side]) - view.poisoned[side];

/** CHEVALIER-SCORE-6: whether this seat, and no other knows, put away the poison card that keeps everybody from sweeping. */
function hasBlocked(scene: ChevalierScene): boolean {
  const { options, view, seat } = scene;
  if (options.buried !== 'blocks' || seat < 0) return false;
  return (view.away[seat] ?? []).some((card) => isWorth(scene, card));
}

/** What the bidders have if they sweep, while the others have no poison; the bidder who has blocked it is reminded. */
function withSweep(scene: ChevalierScene, side: number): string {
  const { words, view, options } = scene;
  if (hasBlocked(scene)) return words.noSweep;
  if (view.poisoned[1 - side] > 0 || view.poisoned[side] === 0) return '';
  const each = Number(options.biddersSweep);
  return fillSentence(words.withSweep, { n: cleanTricks(scene, side) + each * view.poisoned[side] });
}

/** "Missed by 2", once the hand is over. */
function resultOf(scene: ChevalierScene, side: number): string | null {
  const end = endNow(scene);
  if (!end) return null;
  if (end.result === 'made') return resultWord(scene, 'made');
  return fillSentence(scene.words.missedBy, { n: Number(end.bid) - numbers(end, 'points')[side] });
}

/** The tricks that a side has taken in this hand. */
export interface SideCount {
  readonly side: number;
  /** In a sentence. */
  readonly label: string;
  /** How many without poison: "3", or for the bidders "3 of 5". */
  readonly clean: string;
  /** The poison cards of each poisoned trick; nobody looks at what lies under them (VINES-TABLE-1). */
  readonly poisoned: readonly (readonly string[])[];
  /** Only once the hand is over: earlier it would tell that no more poison will come. */
  readonly swept: boolean;
  /** For the bidders: what a sweep would bring, or how the hand ended. */
  readonly note: string;
}

/** Both sides' tricks, once the bid is settled. @example sideCounts(scene)[0].clean // '3 of 5' */
export function sideCounts(scene: ChevalierScene): SideCount[] {
  const { sides, words } = scene;
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const sweeper = isPlaying(scene) ? null : lastScored(scene)?.score.sweep;
  return sides.map((_, side) => {
    const poisoned = tricksNow(scene)
      .filter((trick) => trick.poisoned && sideOf(scene, Number(trick.taker)) === side)
      .map(({ cards }) => (cards as readonly string[]).filter((card) => isWorth(scene, card)));
    const isBidders = sideOf(scene, bid.seat) === side;
    const n = cleanTricks(scene, side);
    const clean = isBidders ? ofWords(scene, n, Number(bid.bid)) : String(n);
    const swept = sweeper === side;
    const note = isBidders ? (resultOf(scene, side) ?? withSweep(scene, side)) : '';
    const count = fillSentence(swept ? words.sweptBy : words.tricksOf, {
      team: sideName(scene, side),
      clean,
      n: poisoned.length,
    });
    return { side, label: note === '' ? count : `${count}; ${note}`, clean, poisoned, swept, note };
  });
}

/** @example goal(scene) // 'Take clean tricks: you two need 5, have 3.' */
export function goal(scene: ChevalierScene): string | null {
  const { view, seat, sides, options } = scene;
  const { goals, poisons } = scene.words;
  if (view.phase === 'bidding') return goals.bidding;
  const bid = standingBid(scene);
  if (bid === null || !['box', 'putting away', 'tricks'].includes(view.phase)) return null;
  const side = sideOf(scene, bid.seat);
  const n = cleanTricks(scene, side);
  const isMade = n >= Number(bid.bid);
  const values = {
    team: namesOf(scene, sides[side]),
    points: counted(Number(bid.bid), scene.text.point),
    bid: Number(bid.bid),
    n,
    poison: wordIn(poisons, options.poison),
  };
  if (seat < 0) return fillSentence(goals.watcher, values);
  const own = sideOf(scene, seat) === side;
  if (!isPlaying(scene)) return fillSentence(own ? goals.need : goals.theyNeed, values);
  if (own) return fillSentence(isMade ? goals.made : goals.take, values);
  return fillSentence(isMade ? goals.theyMade : goals.spoil, values);
}
