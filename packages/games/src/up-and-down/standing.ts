/** The standing in a hand of Up and Down: who has taken how much so far, and the coins in the pot. */
import { fill, fillSentence, headOf, isPlaying, nameOf, namesOf, sumOver } from '@followsuit/present';
import type { UpAndDownScene } from './table.ts';

export const forCoins = ({ options }: UpAndDownScene): boolean => options.scoring === 'coins';
export const isFormal = ({ options }: UpAndDownScene): boolean => options.opening === 'formal';

/** The leader, and the partner once there is one. */
export const team = ({ view }: UpAndDownScene): number[] => [view.bidder, view.partner].filter((seat) => seat !== null);

/** The points of the leading team, of everybody, and the maximum: two more for each trick to come. */
export function taken(scene: UpAndDownScene): { n: number; all: number; most: number } {
  const { points, count } = scene.view;
  const all = sumOver(points, [...points.keys()]);
  // A trick under way counts until it is taken.
  return { n: sumOver(points, team(scene)), all, most: all + 2 * Math.max(...count) };
}

export interface Share {
  /** The points of the leaders and of everybody. */
  readonly n: number;
  readonly all: number;
  /** The meaning of the bar, and the mark that the leaders must pass: half of what is taken, or their bid. */
  readonly whole: number;
  readonly goal: number;
  /** What the mark is: "half", or the bid. */
  readonly mark: string;
  /** The standing in a sentence. */
  readonly label: string;
}

/** What has been taken while the cards are played; null before a leader is known. */
export function shareNow(scene: UpAndDownScene): Share | null {
  const { view, words } = scene;
  if (!isPlaying(scene) || view.bidder === null) return null;
  const { n, all, most } = taken(scene);
  const whole = forCoins(scene) ? Math.max(1, all) : most;
  const line = forCoins(scene) ? words.halfLine : fillSentence(words.bidLine, { bid: view.bid });
  const parts = { n, others: all - n, most, goal: line };
  return {
    n,
    all,
    whole,
    goal: forCoins(scene) ? whole / 2 : view.bid,
    mark: forCoins(scene) ? words.half : fill(words.bidMark, { bid: view.bid }),
    label: fillSentence(words.shareLabel, parts),
  };
}

/** How many coins have been put in during this opening; they go back if somebody leads out (UPDOWN-INFORMAL-3). */
export const coinsPutIn = (scene: UpAndDownScene): number =>
  scene.view.phase === 'opening' && !isFormal(scene) ? scene.view.passed.length : 0;
/** Coins from earlier hands, and those put in now. */
export const potOf = (scene: UpAndDownScene): number => scene.view.pot + coinsPutIn(scene);

/** Whether the leader's partner is still to be found. */
const isSeeking = ({ view }: UpAndDownScene): boolean => view.partner === null && view.red !== 1;

/** What the leaders need, and how a partner is found: "Bo + Di need more than half." */
export function leadersGoal(scene: UpAndDownScene): string {
  const { view, words } = scene;
  const leader = headOf(scene, view.bidder!);
  const isYou = view.bidder === scene.seat;
  const values = {
    leader,
    partner: headOf(scene, view.partner ?? -1),
    goal: forCoins(scene) ? words.needHalf : fill(words.needBid, { bid: view.bid }),
  };
  const need = isYou ? words.youNeed : words.leaderNeeds;
  if (view.partner !== null) return fill(words.leadersNeed, values);
  if (view.red === 1) return `${fill(need, values)} ${words.playsAlone}`;
  return `${fill(need, values)} ${isYou ? words.yourPartner : fill(words.theirPartner, values)}`;
}

/** What the player is trying to do. @example goal(scene) // 'Help Bo past half: you two have 5 of 9.' */
export function goal(scene: UpAndDownScene): string | null {
  const { view, words, seat } = scene;
  const { goals } = words;
  switch (view.phase) {
    case 'opening':
      return goals.opening;
    case 'auction':
      return goals.auction;
    case 'lead':
      return fillSentence(view.bidder === seat ? goals.lead : goals.leadOther, {
        name: nameOf(scene, view.bidder),
        bid: view.bid,
      });
    case 'tricks':
      return tricksGoal(scene);
    default:
      return null;
  }
}

function tricksGoal(scene: UpAndDownScene): string {
  const { view, seat, words } = scene;
  const texts = forCoins(scene) ? words.goals.half : words.goals.bid;
  const { n, all } = taken(scene);
  const isLeader = view.bidder === seat;
  const role =
    seat < 0
      ? 'watcher'
      : view.partner === seat
        ? 'partner'
        : isSeeking(scene)
          ? isLeader
            ? 'seeking'
            : 'joining'
          : !isLeader
            ? 'against'
            : view.partner === null
              ? 'alone'
              : 'leader';
  return fillSentence(texts[role], {
    leader: nameOf(scene, view.bidder),
    partner: nameOf(scene, view.partner),
    team: namesOf(scene, team(scene)),
    bid: view.bid,
    n,
    all,
  });
}
