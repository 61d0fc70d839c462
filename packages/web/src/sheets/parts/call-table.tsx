/** What the tables of Bishop and Baronet have in common, beside the call itself: felt, prompts and sheet. */
import type { Line } from '@followsuit/engine';
import type { Scene, Touch } from '../../table/scene.ts';
import { gameWords } from '../../text/games.ts';
import { words } from '../../text/text.ts';
import { actWords } from './acts.ts';
import { Piles, PutAway } from './cards.tsx';
import { partnerGlow, partnerNews, TheCall } from './partner.tsx';
import { callIn, callSigns, countingMark, type Outcomes, outcome, RoleIn, team, teamBadges } from './point-cards.tsx';
import { auctionPrompt, prompts } from './prompts.ts';
import { isSettled } from './read.ts';
import { HandSheet, LastHand, lastScored, Note, Result } from './table.tsx';

const say = words.sheets;
const own = gameWords.bishop;

/** Bidder, partner, call and result of every hand. */
export function CallSheet({ scene, note, outcomes }: { scene: Scene; note: string; outcomes?: Outcomes }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={outcome(scene, last, outcomes)} />}
      <HandSheet
        scene={scene}
        detail={({ score }, seat) => <RoleIn score={score} seat={seat} />}
        columns={[
          {
            title: say.bid,
            cell: ({ score }) => (
              <>
                {callIn(score)} <Result result={String(score.result)} />
              </>
            ),
          },
        ]}
      />
      <Note>{`${own.marks} ${note}`}</Note>
    </>
  );
}

/** Why a hand is over, in bits. */
export type Closing = (scene: Scene, score: Line) => readonly string[];

/** The common table; `closing` says how a hand has ended. */
export const callTable = (closing: Closing): Touch => ({
  signs: callSigns,
  badges: teamBadges,
  prompt: prompts({ auction: auctionPrompt, 'putting away': own.putAway }),
  tint: (scene, seat) => (isSettled(scene) && team(scene).includes(seat) ? 'key' : null),
  news(scene) {
    const end = scene.events.at(-1);
    return [...partnerNews(scene), ...(end?.ev === 'score' ? [closing(scene, end)] : [])];
  },
  glow: partnerGlow,
  mark: countingMark,
  felt: ({ scene }) => (
    <Piles>
      <TheCall scene={scene} />
      <PutAway scene={scene} />
    </Piles>
  ),
  inWords: actWords,
});
