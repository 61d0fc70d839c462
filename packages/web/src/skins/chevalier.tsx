/** Chevalier: games/src/chevalier/rules.md, "At the table". */
import type { Json, Line } from '@followsuit/engine';
import type { Badge, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { Broom, ChevalierEnding, worthEach } from './chevalier-ending.tsx';
import { TakenTricks } from './chevalier-felt.tsx';
import { sharedActWords } from './parts/acts.ts';
import { bidBadge, bidTint, reachTone, saidBadges } from './parts/badges.ts';
import { bidSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { boxPanels, OpenCard } from './parts/box.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { BidOf, TeamSheet } from './parts/pairs.tsx';
import { bidPrompt, prompts } from './parts/prompts.ts';
import {
  field,
  isSettled,
  isWorth,
  numbers,
  ofSeat,
  option,
  sideOf,
  standingBid,
  sumOf,
  tableOf,
} from './parts/read.ts';
import { openSigns, starred, trumpMark } from './parts/signs.ts';
import { Result } from './parts/table.tsx';
import { counted, fillSentence, namesOf, ofWords, wordIn } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.chevalier;

const poisonedBy = (scene: TableScene, side: number): number => field<readonly number[]>(scene, 'poisoned')[side];
const clean = (scene: TableScene, side: number): number =>
  sumOf(scene, 'taken', scene.sides[side]) - poisonedBy(scene, side);

function mark(scene: TableScene, card: string): Badge | null {
  return isWorth(scene, card) ? starred(scene, card, gameText.poisonCard, '☠', 'bad') : trumpMark(scene, card);
}

/** "3 of 5 clean": a seat has no room for more. */
const cleanOf = (bid: Json, n: number): string => fillSentence(gameText.cleanOf, { count: ofWords(n, Number(bid)) });

/** CHEVALIER-SCORE-6: whether this seat, and no other knows, put away the poison card that keeps everybody from sweeping. */
function hasBlocked(scene: TableScene): boolean {
  if (option(scene, 'buried') !== 'blocks' || scene.seat < 0) return false;
  const away = ofSeat<readonly string[] | null>(scene, 'away', scene.seat) ?? [];
  return away.some((card) => isWorth(scene, card));
}

/** What the bidders have if they sweep, while the others have no poison; the bidder who has blocked it is reminded. */
function withSweep(scene: TableScene, side: number): string {
  if (hasBlocked(scene)) return gameText.noSweep;
  if (poisonedBy(scene, 1 - side) > 0 || poisonedBy(scene, side) === 0) return '';
  const { bidders } = tableOf<{ bidders: number }>(scene, 'swept');
  return fillSentence(gameText.withSweep, { n: clean(scene, side) + bidders * poisonedBy(scene, side) });
}

/** "A sweep: 3 poisoned tricks, 0 → 2 each." */
function sweepText(scene: TableScene, score: Line, side: number): string {
  const n = numbers(score, 'poisoned')[side];
  return fillSentence(gameText.swept, { team: namesOf(scene, scene.sides[side]), n, each: worthEach(score, side) });
}

function lastText(scene: TableScene, score: Line): string {
  const side = sideOf(scene, Number(score.bidder));
  const sweep = score.sweep === null ? '' : sweepText(scene, score, Number(score.sweep));
  const text = fillSentence(score.result === 'made' ? gameText.made : gameText.missed, {
    team: namesOf(scene, scene.sides[side]),
    bid: String(score.bid),
    points: counted(numbers(score, 'points')[side], sharedText.point),
  });
  return `${sweep} ${text}`.trim();
}

/** Both sides' numbers of a score line that has them by side. */
const pair = (score: Line, name: string): string => numbers(score, name).join(' : ');

const ChevalierSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => ({ text: lastText(scene, score) })}
    columns={[
      { title: sharedText.bid, cell: ({ score }) => <BidOf scene={scene} score={score} /> },
      {
        title: gameText.tricks,
        cell: ({ score }) => (
          <span class="sheet-pair">
            {pair(score, 'clean')}
            <small>
              {gameText.poisonMark} {pair(score, 'poisoned')} {score.sweep !== null && <Broom />}
            </small>
          </span>
        ),
      },
      {
        title: gameText.points,
        cell: ({ score }) => (
          <>
            {pair(score, 'points')}
            <small>
              <Result result={String(score.result)} />
            </small>
          </>
        ),
      },
    ]}
    forget={gameText.forget}
  />
);

export const chevalier: TableSkin = {
  signs(scene) {
    const side = sideOf(scene, standingBid(scene)?.seat ?? 0);
    return [
      ...openSigns(scene),
      { name: gameText.poison, text: wordIn(gameText.poisons, option(scene, 'poison')), more: gameText.poisonMore },
      ...bidSign(scene, scene.sides[side], clean(scene, side), gameText.bidMore, withSweep(scene, side)),
    ];
  },
  badges(scene, seat) {
    const side = sideOf(scene, seat);
    const n = poisonedBy(scene, side);
    const tricks = counted(n, gameText.poisonedTrick);
    const label = fillSentence(gameText.poisonedLabel, { team: namesOf(scene, scene.sides[side]), tricks });
    return [
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, clean(scene, side), gameText.cleanTricks, reachTone, cleanOf),
      ...(isSettled(scene) && n > 0 ? [{ text: `☠ ${n}`, label }] : []),
    ];
  },
  tint: bidTint,
  prompt: prompts({ bidding: bidPrompt }),
  mark,
  felt: ({ scene }) => (
    <Piles>
      <OpenCard scene={scene} />
      <TakenTricks scene={scene} />
      <ChevalierEnding scene={scene} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: ChevalierSheet,
  panels: { ...bidPanels({ explain: () => gameText.explain }), ...boxPanels },
  inWords: sharedActWords,
};
