/** Thieves: games/src/thieves/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { fill, words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
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
import { counted, fillSentence, nameOf, namesOf, ofWords } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.thieves;

function waysOf(scene: TableScene, { bid, bidder }: Line): Way[] {
  const side = sideOf(scene, Number(bidder));
  return [
    ['exact', fillSentence(gameText.exact, { team: namesOf(scene, scene.sides[side]), bid: String(bid) })],
    ['over', gameText.over],
    ['missed', fillSentence(gameText.missed, { others: namesOf(scene, scene.sides[1 - side]) })],
  ];
}

function lastOf(scene: TableScene, score: Line) {
  const team = teamOf(scene, Number(score.bidder));
  const text = fillSentence(gameText.took, {
    team: namesOf(scene, team),
    bid: String(score.bid),
    n: counted(sumIn(score, 'tricks', team), sharedText.trick),
    thieves: counted(sumIn(score, 'thieves', team), sharedText.thief),
  });
  return { text, ways: waysOf(scene, score) };
}

const ThievesSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => lastOf(scene, score)}
    columns={[
      { title: sharedText.bid, cell: ({ score }) => <BidOf scene={scene} score={score} /> },
      { title: gameText.tricks, cell: ({ score }) => <Between scene={scene} score={score} name="tricks" /> },
      { title: gameText.name, cell: ({ score }) => <Between scene={scene} score={score} name="thieves" /> },
      { title: sharedText.result, cell: ({ score }) => <Result result={String(score.result)} /> },
    ]}
    forget={gameText.forget}
  />
);

export const thieves: TableSkin = {
  signs(scene) {
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    const kept = team.reduce((sum, seat) => sum + keptBy(scene, seat).length, 0);
    const counter = {
      seats: team,
      n: sumOf(scene, 'taken', team),
      more: gameText.bidMore,
      text: (n: number, bid: number) => fill(gameText.counter, { count: ofWords(n, bid), kept }),
    };
    return [...openSigns(scene), thiefSign(scene), ...counterSign(scene, counter)];
  },
  badges(scene, seat) {
    const kept = keptBy(scene, seat).length;
    const label = fillSentence(gameText.hasLabel, {
      name: nameOf(scene, seat),
      thieves: counted(kept, sharedText.thief),
    });
    return [
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, sumOf(scene, 'taken', teamOf(scene, seat)), sharedText.tricks),
      ...(isSettled(scene) && kept > 0 ? [{ text: fillSentence(gameText.has, { kept }), label }] : []),
    ];
  },
  tint: bidTint,
  news: thiefNews,
  glow: lastCard,
  prompt: prompts({ bidding: bidPrompt, 'putting away': sharedText.putThree }),
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
  panels: { ...bidPanels({ explain: () => gameText.explain }), ...boxPanels },
  inWords: sharedActWords,
};
