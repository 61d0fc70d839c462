/** The end of a hand of Stepping Stones: what is written into the row, and once it is full the places and what they bring. */

import type { ComponentChildren } from 'preact';
import { plus, signed } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { Ending, justScored, Stamp } from './parts/ending.tsx';
import { numbers, type Scored } from './parts/read.ts';
import { contractWord, counted, fillSentence, headOf } from './parts/wording.ts';
import { boxOf, isFull, rowPoints, rowsOf } from './stepping-stones-sheet.tsx';
import './stepping-stones.css';

const sharedText = words.skins;
const gameText = gameWords.steppingStones;

/** The three boxes of a full row, best first: place, tricks, points, and the total that they make. */
function places(scene: TableScene, { score }: Scored): ComponentChildren[] {
  const contract = String(score.contract);
  const row = rowsOf(scene).indexOf(contract);
  const points = scene.names.map((_, seat) => rowPoints(scene, contract, seat));
  const seats = scene.names.map((_, seat) => seat).sort((a, b) => points[b] - points[a]);
  return seats.map((seat) => {
    const change = numbers(score, 'delta')[seat];
    const place = 1 + points.filter((n) => n > points[seat]).length;
    return (
      <>
        <span>{fillSentence(gameText.place, { place, name: headOf(scene, seat) })}</span>
        <small>{counted(boxOf(scene, seat, row) ?? 0, sharedText.trick)}</small>
        <Stamp tone={points[seat] > 0 ? 'good' : points[seat] < 0 ? 'bad' : 'plain'}>{plus(points[seat])}</Stamp>
        <small>
          {change !== points[seat] && `${fillSentence(gameText.moved, { before: plus(points[seat] - change) })} `}
          {fillSentence(sharedText.running, { total: signed(numbers(score, 'total')[seat]) })}
        </small>
      </>
    );
  });
}

/** What the declarer took, and what stands in the box. */
const written = (scene: TableScene, { score }: Scored): ComponentChildren => (
  <>
    <span>{headOf(scene, Number(score.declarer))}</span>
    <b>{counted(Number(score.tricks), sharedText.trick)}</b>
    {score.best !== score.tricks && <small>{fillSentence(gameText.stays, { best: String(score.best) })}</small>}
  </>
);

export function SteppingEnding({ scene }: { scene: TableScene }) {
  const hand = justScored(scene);
  if (!hand) return null;
  const full = isFull(scene, rowsOf(scene).indexOf(String(hand.score.contract)));
  const name = fillSentence(full ? gameText.endingFull : gameText.ending, {
    contract: contractWord(hand.score.contract),
  });
  return (
    <Ending key={hand.hand} name={name}>
      {[written(scene, hand), ...(full ? places(scene, hand) : [])]}
    </Ending>
  );
}
