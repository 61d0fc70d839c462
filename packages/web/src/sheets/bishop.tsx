/** Bishop: rules/bishop.md, "At the table". */
import type { Scene, Touch } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { bidPanels } from './parts/bids.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import {
  auctionPrompt,
  callIn,
  callSigns,
  countingMark,
  outcome,
  setPanels,
  Team,
  TheCall,
  teamBadges,
} from './parts/point-cards.tsx';
import { prompts } from './parts/prompts.ts';
import { option } from './parts/read.ts';
import { HandSheet, LastHand, lastScored, Note, Result } from './parts/table.tsx';

const say = words.sheets;
const own = say.bishop;

/** The sheet of Bishop and Baronet: bidder, partner, call and result of every hand. */
export function CallSheet({ scene, note }: { scene: Scene; note: string }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={outcome(scene, last)} />}
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

export const bishop: Touch = {
  signs: callSigns,
  badges: teamBadges,
  prompt: prompts({ auction: auctionPrompt, 'putting away': own.putAway }),
  mark: countingMark,
  felt: ({ scene }) => (
    <Piles>
      <TheCall scene={scene} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: ({ scene }) => (
    <CallSheet scene={scene} note={`${own.forget} ${fill(say.won, { target: String(option(scene, 'target')) })}`} />
  ),
  panels: { ...bidPanels({ explain: () => own.explain }), ...setPanels },
  inWords: actWords,
};
