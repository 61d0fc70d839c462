/** Coralon Partners: games/src/coralon-partners/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { bidBadge, bidTint, exactTone, saidBadges } from './parts/badges.ts';
import { counterSign, takenWords } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { boxPanels, OpenCard } from './parts/box.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { Between, BidOf, sumIn, TeamSheet } from './parts/pairs.tsx';
import { bidPrompt, prompts } from './parts/prompts.ts';
import { isIn, playingOf, sideOf, standingBid, sumOf, teamOf } from './parts/read.ts';
import { openSigns, trumpMark } from './parts/signs.ts';
import { Ended, Result, type Way } from './parts/table.tsx';
import { callWord, counted, fillSentence, nameOf, namesOf } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.coralonPartners;

function waysOf(scene: TableScene, { bid, bidder }: Line): Way[] {
  const side = sideOf(scene, Number(bidder));
  const [team, others] = [namesOf(scene, scene.sides[side]), namesOf(scene, scene.sides[1 - side])];
  if (typeof bid === 'string')
    return [
      ['exact', fillSentence(gameText.zeroMade, { team })],
      ['missed', fillSentence(gameText.missed, { others })],
    ];
  return [
    ['exact', fillSentence(gameText.exact, { team, bid: String(bid) })],
    ['over', gameText.over],
    ['missed', fillSentence(gameText.missed, { others })],
  ];
}

function lastOf(scene: TableScene, score: Line) {
  const team = teamOf(scene, Number(score.bidder));
  const text = fillSentence(gameText.took, {
    who: nameOf(scene, Number(score.bidder)),
    bid: callWord(score.bid),
    team: namesOf(scene, team),
    n: counted(sumIn(score, 'tricks', team), sharedText.trick),
  });
  return { text, ways: waysOf(scene, score) };
}

const PartnersSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => lastOf(scene, score)}
    columns={[
      { title: sharedText.bid, cell: ({ score }) => <BidOf scene={scene} score={score} /> },
      { title: gameText.tricks, cell: ({ score }) => <Between scene={scene} score={score} name="tricks" /> },
      { title: sharedText.result, cell: ({ score }) => <Result result={String(score.result)} /> },
    ]}
  />
);

const bidMore = (scene: TableScene): string => {
  const bid = standingBid(scene)?.bid;
  return bid === 'zero' ? gameText.zeroMore : bid === 'doubleZero' ? gameText.doubleZeroMore : gameText.bidMore;
};

export const coralonPartners: TableSkin = {
  signs(scene) {
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    return [
      ...openSigns(scene),
      ...counterSign(scene, { seats: playingOf(scene, team), n: sumOf(scene, 'taken', team), more: bidMore(scene) }),
    ];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, sumOf(scene, 'taken', teamOf(scene, seat)), sharedText.tricks, exactTone, takenWords),
  ],
  tint: bidTint,
  prompt(scene) {
    const bidder = standingBid(scene);
    if (bidder && isIn(scene, 'out', scene.seat))
      return fillSentence(sharedText.youSitOut, { name: nameOf(scene, bidder.seat) });
    return usual(scene);
  },
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <OpenCard scene={scene} />
      <Ended scene={scene} ways={(score) => waysOf(scene, score)} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: PartnersSheet,
  panels: {
    ...bidPanels({
      explain: () => gameText.explain,
      notes: {
        zero: () => gameText.zero,
        doubleZero: (scene) => fillSentence(gameText.doubleZero, { name: nameOf(scene, (scene.seat + 2) % 4) }),
      },
    }),
    ...boxPanels,
  },
  inWords: sharedActWords,
};

const usual = prompts({ bidding: bidPrompt, 'putting away': sharedText.putThree });
