/** The standing in a hand of Up and Down: who has taken how much so far, and the coins in the pot. */
import { fillSentence, isPlaying, sumOver } from '@followsuit/present';
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
  readonly text: string;
  /** The same in more words. */
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
    text: fillSentence(words.share, parts),
    label: fillSentence(words.shareLabel, parts),
  };
}

/** How many coins have been put in during this opening; they go back if somebody leads out (UPDOWN-INFORMAL-3). */
export const coinsPutIn = (scene: UpAndDownScene): number =>
  scene.view.phase === 'opening' && !isFormal(scene) ? scene.view.passed.length : 0;
/** Coins from earlier hands, and those put in now. */
export const potOf = (scene: UpAndDownScene): number => scene.view.pot + coinsPutIn(scene);
