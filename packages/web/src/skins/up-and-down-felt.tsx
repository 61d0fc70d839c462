/** What lies on the felt of Up and Down besides the trick: who has how much of it so far, and the pot. */
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { Pile, Piles } from './parts/cards.tsx';
import { field, isPlaying, option, phaseOf, sumOf } from './parts/read.ts';
import { counted, fillSentence } from './parts/wording.ts';
import './up-and-down.css';

const sharedText = words.skins;
const gameText = gameWords.upAndDown;
/** More coins than this are a number. */
const DRAWN = 12;

/** The leader, and the partner once there is one. */
export const team = (scene: TableScene): number[] =>
  [field<number | null>(scene, 'bidder'), field<number | null>(scene, 'partner')].filter((seat) => seat !== null);

/** What the leading team has, what all have, and the most there can be: two for each trick to come. */
export function taken(scene: TableScene): { n: number; all: number; most: number } {
  const everybody = scene.names.map((_, seat) => seat);
  const all = sumOf(scene, 'points', everybody);
  // A trick under way counts until it is taken.
  const most = all + 2 * Math.max(...field<readonly number[]>(scene, 'count'));
  return { n: sumOf(scene, 'points', team(scene)), all, most };
}

/** A bar of what has been taken, with a line that the leaders must pass: half of it, or their bid. */
function Share({ scene }: { scene: TableScene }) {
  if (!isPlaying(scene) || field(scene, 'bidder') === null) return null;
  const { n, all, most } = taken(scene);
  const bid = option(scene, 'scoring') === 'points' ? field<number>(scene, 'bid') : null;
  const whole = bid === null ? Math.max(1, all) : most;
  const goal = bid === null ? gameText.halfLine : fillSentence(gameText.bidLine, { bid });
  const parts = { n, others: all - n, most, goal };
  return (
    <div class="pile taken-share">
      <span class="pile-name">{fillSentence(gameText.share, parts)}</span>
      <span class="taken-bar" role="img" aria-label={fillSentence(gameText.shareLabel, parts)}>
        <span class="taken-others" style={{ transform: `scaleX(${all / whole})` }} />
        <span class="taken-own" style={{ transform: `scaleX(${n / whole})` }} />
        <span class="taken-line" style={{ left: `${bid === null ? 50 : (100 * bid) / whole}%` }} />
      </span>
    </div>
  );
}

/** How many coins have been put in during this opening; they go back if somebody leads out (UPDOWN-INFORMAL-3). */
export const putIn = (scene: TableScene): number =>
  phaseOf(scene) === 'opening' && option(scene, 'opening') === 'informal'
    ? field<readonly number[]>(scene, 'passed').length
    : 0;
/** Coins from earlier hands, and those put in now. */
export const potOf = (scene: TableScene): number => field<number>(scene, 'pot') + putIn(scene);

function Pot({ scene }: { scene: TableScene }) {
  const coins = potOf(scene);
  if (coins === 0 || isPlaying(scene)) return null;
  return (
    <Pile name={fillSentence(gameText.potHolds, { coins: counted(coins, sharedText.coin) })}>
      <span class="pot-coins" aria-hidden="true">
        {Array.from({ length: Math.min(coins, DRAWN) }, (_, i) => (
          <span key={i} class="pot-coin" />
        ))}
      </span>
    </Pile>
  );
}

export const UpAndDownFelt = ({ scene }: { scene: TableScene }) => (
  <Piles>
    <Pot scene={scene} />
    <Share scene={scene} />
  </Piles>
);
