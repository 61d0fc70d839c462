/** Coralon Partners: rules/coralon-partners.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
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
import { callWord, counted, nameOf, namesOf, tell } from './parts/wording.ts';

const say = words.skins;
const own = gameWords.coralonPartners;

function waysOf(scene: TableScene, { bid, bidder }: Line): Way[] {
  const side = sideOf(scene, Number(bidder));
  const [team, others] = [namesOf(scene, scene.sides[side]), namesOf(scene, scene.sides[1 - side])];
  if (typeof bid === 'string')
    return [
      ['exact', tell(own.zeroMade, { team })],
      ['missed', tell(own.missed, { others })],
    ];
  return [
    ['exact', tell(own.exact, { team, bid: String(bid) })],
    ['over', own.over],
    ['missed', tell(own.missed, { others })],
  ];
}

function lastOf(scene: TableScene, score: Line) {
  const team = teamOf(scene, Number(score.bidder));
  const text = tell(own.took, {
    who: nameOf(scene, Number(score.bidder)),
    bid: callWord(score.bid),
    team: namesOf(scene, team),
    n: counted(sumIn(score, 'tricks', team), say.trick),
  });
  return { text, ways: waysOf(scene, score) };
}

const PartnersSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => lastOf(scene, score)}
    columns={[
      { title: say.bid, cell: ({ score }) => <BidOf scene={scene} score={score} /> },
      { title: own.tricks, cell: ({ score }) => <Between scene={scene} score={score} name="tricks" /> },
      { title: say.result, cell: ({ score }) => <Result result={String(score.result)} /> },
    ]}
  />
);

const bidMore = (scene: TableScene): string => {
  const bid = standingBid(scene)?.bid;
  return bid === 'zero' ? own.zeroMore : bid === 'doubleZero' ? own.doubleZeroMore : own.bidMore;
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
    ...bidBadge(scene, seat, sumOf(scene, 'taken', teamOf(scene, seat)), say.tricks, exactTone, takenWords),
  ],
  tint: bidTint,
  prompt(scene) {
    const bidder = standingBid(scene);
    if (bidder && isIn(scene, 'out', scene.seat)) return tell(say.youSitOut, { name: nameOf(scene, bidder.seat) });
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
      explain: () => own.explain,
      notes: {
        zero: () => own.zero,
        doubleZero: (scene) => tell(own.doubleZero, { name: nameOf(scene, (scene.seat + 2) % 4) }),
      },
    }),
    ...boxPanels,
  },
  inWords: actWords,
};

const usual = prompts({ bidding: bidPrompt, 'putting away': say.putThree });
