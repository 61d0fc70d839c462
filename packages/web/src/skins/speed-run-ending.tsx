/** The end of a hand of Speed Run: the contracts turn over one after the other, and what each is off is counted. */
import { plus } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { Ending, justScored, Stamp } from './parts/ending.tsx';
import { numbers, type Scored } from './parts/read.ts';
import { contractWord, counted, fillSentence, headOf } from './parts/wording.ts';
import { standsAt } from './speed-run-boards.tsx';

const sharedText = words.skins;
const gameText = gameWords.speedRun;

/** What came of a seat's contract: a perfect bonus, or what it cost; for a redo the old result and the new one. */
function Came({ scene, hand: { score }, seat }: { scene: TableScene; hand: Scored; seat: number }) {
  const at = <T,>(name: string): T => (score[name] as readonly T[])[seat];
  const points = at<number | null>('points');
  if (points === null) return <Stamp tone="plain">{gameText.unscored}</Stamp>;
  const [change, redo] = [at<number>('delta'), at<boolean>('redo')];
  const old = redo ? (change < 0 ? points - change : standsAt(scene, seat, at('contracts'))) : null;
  const text = points < 0 ? fillSentence(gameText.stampPerfect, { points: plus(points) }) : plus(points);
  return (
    <>
      <Stamp tone={points < 0 ? 'good' : 'bad'}>
        {text}
        {at<boolean>('revealed') && ' ×2'}
      </Stamp>
      {old !== null && (
        <small>{fillSentence(change < 0 ? gameText.redoBetter : gameText.redoStays, { old: plus(old) })}</small>
      )}
    </>
  );
}

export function SpeedRunEnding({ scene }: { scene: TableScene }) {
  const hand = justScored(scene);
  if (!hand) return null;
  const contracts = hand.score.contracts as readonly string[];
  return (
    <Ending key={hand.hand} name={fillSentence(gameText.ending, { hand: hand.hand })}>
      {contracts.map((contract, seat) => (
        <>
          <span>{headOf(scene, seat)}</span>
          <b>{contractWord(contract)}</b>
          <small>
            {fillSentence(gameText.took, { tricks: counted(numbers(hand.score, 'tricks')[seat], sharedText.trick) })}
          </small>
          <Came scene={scene} hand={hand} seat={seat} />
        </>
      ))}
    </Ending>
  );
}
