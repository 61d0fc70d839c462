/** What the tables of Bishop and Baronet have in common, beside the call itself: felt, prompts and sheet. */
import type { Line } from '@followsuit/engine';
import { cardName } from '../../cards/names.ts';
import type { TableScene, TableSkin } from '../../table/scene.ts';
import { gameWords } from '../../text/games.ts';
import { words } from '../../text/text.ts';
import { sharedActWords } from './acts.ts';
import { Piles, PutAway } from './cards.tsx';
import { partnerGlow, partnerNews, TheCall } from './partner.tsx';
import { callIn, callSigns, countingMark, type Outcomes, outcome, RoleIn, team, teamBadges } from './point-cards.tsx';
import { auctionPrompt, prompts, trickPrompt } from './prompts.ts';
import { endNow, field, isSettled, option } from './read.ts';
import { HandSheet, LastHand, lastScored, Note, Result } from './table.tsx';
import { fillSentence } from './wording.ts';

const sharedText = words.skins;
const gameText = gameWords.bishop;

/** Bidder, partner, call and result of every hand. */
export function CallSheet({ scene, note, outcomes }: { scene: TableScene; note: string; outcomes?: Outcomes }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={outcome(scene, last, outcomes)} />}
      <HandSheet
        scene={scene}
        detail={({ score }, seat) => <RoleIn score={score} seat={seat} />}
        columns={[
          {
            title: sharedText.bid,
            cell: ({ score }) => (
              <>
                {callIn(score)} <Result result={String(score.result)} />
              </>
            ),
          },
        ]}
      />
      <Note>{`${gameText.marks} ${note}`}</Note>
    </>
  );
}

/** Why a hand is over, in bits. */
export type Closing = (scene: TableScene, score: Line) => readonly string[];

/** Whether the holder of the lowest trump is the partner and leads, or the bidder leads and the first trick finds the partner. */
export const isHolder = (scene: TableScene): boolean => option(scene, 'partner') === 'holder';

/** The first lead is not free: the partner's card, or a trump (BISHOP-PARTNER-2, BISHOP-JASPER-1). */
function leadPrompt(scene: TableScene): string {
  const { acts, game, seat, view } = scene;
  if (field<readonly string[]>(scene, 'cards').length > 0 || !game.deck) return trickPrompt(scene);
  if (!isHolder(scene)) return gameText.leadTrump;
  return view.partner === seat
    ? fillSentence(gameText.leadLowest, { card: cardName(game.deck, String(acts[0].card)) })
    : trickPrompt(scene);
}

/** The common table; `closing` says how a hand has ended, `stake` what the bid means to bidder and partner. */
export const callTable = (closing: Closing, stake: string = gameText.biddersMore): TableSkin => ({
  signs: (scene) => callSigns(scene, stake),
  badges: teamBadges,
  prompt: prompts({ auction: auctionPrompt, 'putting away': gameText.putAway, tricks: leadPrompt }),
  tint: (scene, seat) => (isSettled(scene) && team(scene).includes(seat) ? 'key' : null),
  news(scene) {
    const end = endNow(scene);
    return [...partnerNews(scene), ...(end ? [closing(scene, end)] : [])];
  },
  glow: partnerGlow,
  mark: countingMark,
  felt: ({ scene }) => (
    <Piles>
      <TheCall scene={scene} />
      <PutAway scene={scene} />
    </Piles>
  ),
  inWords: sharedActWords,
});
