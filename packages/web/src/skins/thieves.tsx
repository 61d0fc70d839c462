/** Thieves: rules/thieves.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { fill, words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { bidBadge, bidTint, saidBadges } from './parts/badges.ts';
import { counterSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { boxPanels, OpenCard } from './parts/box.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { keptBy, keyMark, thiefGoesTo, thiefNews, thiefSign } from './parts/keysuits.tsx';
import { Between, BidOf, sumIn, TeamSheet } from './parts/pairs.tsx';
import { bidPrompt, prompts } from './parts/prompts.ts';
import { isSettled, lastCard, sideOf, standingBid, sumOf, teamOf } from './parts/read.ts';
import { openSigns } from './parts/signs.ts';
import { Ended, Result, type Way } from './parts/table.tsx';
import { counted, nameOf, namesOf, ofWords, tell } from './parts/wording.ts';

const say = words.skins;
const own = gameWords.thieves;

function waysOf(scene: TableScene, { bid, bidder }: Line): Way[] {
  const side = sideOf(scene, Number(bidder));
  return [
    ['exact', tell(own.exact, { team: namesOf(scene, scene.sides[side]), bid: String(bid) })],
    ['over', own.over],
    ['missed', tell(own.missed, { others: namesOf(scene, scene.sides[1 - side]) })],
  ];
}

function lastOf(scene: TableScene, score: Line) {
  const team = teamOf(scene, Number(score.bidder));
  const text = tell(own.took, {
    team: namesOf(scene, team),
    bid: String(score.bid),
    n: counted(sumIn(score, 'tricks', team), say.trick),
    thieves: counted(sumIn(score, 'thieves', team), say.thief),
  });
  return { text, ways: waysOf(scene, score) };
}

const ThievesSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => lastOf(scene, score)}
    columns={[
      { title: say.bid, cell: ({ score }) => <BidOf scene={scene} score={score} /> },
      { title: own.tricks, cell: ({ score }) => <Between scene={scene} score={score} name="tricks" /> },
      { title: own.name, cell: ({ score }) => <Between scene={scene} score={score} name="thieves" /> },
      { title: say.result, cell: ({ score }) => <Result result={String(score.result)} /> },
    ]}
    forget={own.forget}
  />
);

export const thieves: TableSkin = {
  signs(scene) {
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    const kept = team.reduce((sum, seat) => sum + keptBy(scene, seat).length, 0);
    const counter = {
      seats: team,
      n: sumOf(scene, 'taken', team),
      more: own.bidMore,
      text: (n: number, bid: number) => fill(own.counter, { count: ofWords(n, bid), kept }),
    };
    return [...openSigns(scene), thiefSign(scene), ...counterSign(scene, counter)];
  },
  badges(scene, seat) {
    const kept = keptBy(scene, seat).length;
    const label = tell(own.hasLabel, { name: nameOf(scene, seat), thieves: counted(kept, say.thief) });
    return [
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, sumOf(scene, 'taken', teamOf(scene, seat)), say.tricks),
      ...(isSettled(scene) && kept > 0 ? [{ text: tell(own.has, { kept }), label }] : []),
    ];
  },
  tint: bidTint,
  news: thiefNews,
  glow: lastCard,
  prompt: prompts({ bidding: bidPrompt, 'putting away': say.putThree }),
  mark: keyMark,
  before: keptBy,
  goesTo: thiefGoesTo,
  felt: ({ scene }) => (
    <Piles>
      <OpenCard scene={scene} />
      <Ended scene={scene} ways={(score) => waysOf(scene, score)} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: ThievesSheet,
  panels: { ...bidPanels({ explain: () => own.explain }), ...boxPanels },
  inWords: actWords,
};
