/** What the tables of Bishop and Baronet have in common, beside the call itself: felt, prompts and sheet. */
import type { Scene, Touch } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { actWords } from './acts.ts';
import { Piles, PutAway } from './cards.tsx';
import { callIn, callNews, countingMark, type Outcomes, outcome, Team, TheCall, team } from './point-cards.tsx';
import { auctionPrompt, prompts } from './prompts.ts';
import { isSettled } from './read.ts';
import { HandSheet, LastHand, lastScored, Note, Result } from './table.tsx';

const say = words.sheets;
const own = say.bishop;

/** Bidder, partner, call and result of every hand. */
export function CallSheet({ scene, note, outcomes }: { scene: Scene; note: string; outcomes?: Outcomes }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={outcome(scene, last, outcomes)} />}
      <HandSheet
        scene={scene}
        columns={[
          { title: own.team, cell: ({ score }) => <Team scene={scene} score={score} /> },
          { title: say.bid, cell: ({ score }) => callIn(score) },
          { title: say.result, cell: ({ score }) => <Result result={String(score.result)} /> },
        ]}
      />
      <Note>{note}</Note>
    </>
  );
}

export const callTable: Touch = {
  prompt: prompts({ auction: auctionPrompt, 'putting away': own.putAway }),
  tint: (scene, seat) => (isSettled(scene) && team(scene).includes(seat) ? 'key' : null),
  news: callNews,
  mark: countingMark,
  felt: ({ scene }) => (
    <Piles>
      <TheCall scene={scene} />
      <PutAway scene={scene} />
    </Piles>
  ),
  inWords: actWords,
};
