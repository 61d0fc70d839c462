/** The score sheet of Up and Down, for coins or for points. */

import type { Line } from '@followsuit/engine';
import { signed } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { field, numbers, option } from './parts/read.ts';
import { type Column, HandSheet, LastHand, lastScored, Note, Result } from './parts/table.tsx';
import { counted, fillSentence, headOf, nameOf, namesOf, wordIn } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.upAndDown;

export const forCoins = (scene: TableScene): boolean => option(scene, 'scoring') === 'coins';
export const isFormal = (scene: TableScene): boolean => option(scene, 'opening') === 'formal';
export const handsIn = (scene: TableScene): number => Number(option(scene, 'rounds')) * scene.names.length;

/** What the leading team took, or why nobody led. */
function lastText(scene: TableScene, score: Line): string {
  if (score.leader === null)
    return score.result === 'unled' ? fillSentence(gameText.unled, { pot: String(score.pot) }) : gameText.tookBack;
  const seats = [score.leader, score.partner].filter((seat) => seat !== null).map(Number);
  const points = numbers(score, 'points');
  const result = String(score.result);
  const missedBid = result === 'missed' && !forCoins(scene);
  return fillSentence(
    missedBid ? wordIn(gameText.missedBid, option(scene, 'opponents')) : wordIn(gameText.outcomes, result),
    {
      team: namesOf(scene, seats),
      n: seats.reduce((sum, seat) => sum + points[seat], 0),
      all: points.reduce((sum, n) => sum + n, 0),
      bid: String(score.bid),
    },
  );
}

const columns = (scene: TableScene): Column[] => [
  {
    title: gameText.leaderTitle,
    cell: ({ score }) =>
      score.leader === null ? (
        '–'
      ) : (
        <>
          {headOf(scene, Number(score.leader))}
          <small>
            {score.partner === null
              ? score.red
                ? gameText.red
                : gameText.alone
              : `+ ${nameOf(scene, Number(score.partner))}`}
          </small>
        </>
      ),
  },
  ...(forCoins(scene) ? [] : [{ title: sharedText.bid, cell: ({ score }: { score: Line }) => String(score.bid) }]),
  { title: sharedText.result, cell: ({ score }) => <Result result={String(score.result)} /> },
];

export function UpAndDownSheet({ scene }: { scene: TableScene }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={lastText(scene, last)} />}
      <HandSheet
        scene={scene}
        columns={columns(scene)}
        detail={({ score }, seat) => counted(numbers(score, 'points')[seat], sharedText.point)}
      />
      <Note>
        {gameText.forget} {forCoins(scene) && gameText.forgetCoins}{' '}
        {forCoins(scene)
          ? fillSentence(gameText.hands, { n: signed(field(scene, 'hand')), hands: handsIn(scene) })
          : fillSentence(sharedText.won, { target: String(option(scene, 'target')) })}
      </Note>
    </>
  );
}
