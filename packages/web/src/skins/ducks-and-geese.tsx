/** Ducks and Geese: games/src/ducks-and-geese/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { bidBadge, bidTint, blindBadges, reachTone, saidBadges } from './parts/badges.ts';
import { counterSign, reachSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import {
  BidCell,
  birdBadges,
  birdDrawn,
  birdMark,
  birdsBefore,
  blindPrompt,
  cardsOut,
  shortBid,
  useLooked,
} from './parts/birds.tsx';
import { boxPanels, OpenCard } from './parts/box.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { Between, sumIn, TeamSheet } from './parts/pairs.tsx';
import { prompts } from './parts/prompts.ts';
import { isBlindBid, isIn, numbers, option, playingOf, sideOf, standingBid, sumOf, teamOf } from './parts/read.ts';
import { openSigns } from './parts/signs.ts';
import { Result } from './parts/table.tsx';
import { counted, fillSentence, nameOf, namesOf, ofWords, suitWord } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.ducksAndGeese;

const isZero = (scene: TableScene): boolean => typeof standingBid(scene)?.bid !== 'number';

/** The bidders' tricks and birds; a zero is about tricks alone. */
function counting(scene: TableScene, seats: readonly number[]): number {
  const tricks = sumOf(scene, 'taken', seats);
  return isZero(scene) ? tricks : tricks + sumOf(scene, 'points', seats);
}

/** What comes of the bid, made or missed (DUCKS-SCORE-2, -3). */
const bidMore = (scene: TableScene): string =>
  fillSentence(gameText.bidMore, { others: isBlindBid(scene) ? gameText.othersNothing : gameText.othersBirds });

/** "made 7, scores 5", so that the cap is understood. */
function note(scene: TableScene, score: Line): string | undefined {
  if (typeof score.bid !== 'number') return undefined;
  const side = sideOf(scene, Number(score.bidder));
  const n = sumIn(score, 'tricks', scene.sides[side]) + sumIn(score, 'pointCards', scene.sides[side]);
  return fillSentence(gameText.capped, { n, scores: numbers(score, 'delta')[side] });
}

function lastText(scene: TableScene, score: Line): string {
  if (score.bidder === null) return gameText.forfeited;
  const team = teamOf(scene, Number(score.bidder));
  return fillSentence(gameText.took, {
    team: namesOf(scene, team),
    bid: shortBid(score),
    tricks: counted(sumIn(score, 'tricks', team), sharedText.trick),
    birds: counted(sumIn(score, 'pointCards', team), sharedText.bird),
    outcome: outcomeOf(scene, score),
  });
}

/** What comes of a bid (DUCKS-SCORE-2 to -5). */
function outcomeOf(scene: TableScene, score: Line): string {
  const made = score.result === 'made';
  if (typeof score.bid === 'number') return made ? (score.blind ? gameText.madeBlind : gameText.made) : gameText.missed;
  const points = numbers(score, 'delta')[sideOf(scene, Number(score.bidder))];
  return made ? fillSentence(gameText.madeZero, { points }) : gameText.missedZero;
}

const DucksSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => ({ text: lastText(scene, score) })}
    columns={[
      {
        title: sharedText.bid,
        cell: ({ score }) => (score.bidder === null ? '–' : <BidCell scene={scene} score={score} />),
      },
      { title: sharedText.trump, cell: ({ score }) => (score.trump === null ? '–' : suitWord(score.trump)) },
      { title: gameText.tricks, cell: ({ score }) => <Between scene={scene} score={score} name="tricks" /> },
      { title: gameText.birds, cell: ({ score }) => <Between scene={scene} score={score} name="pointCards" /> },
      {
        title: sharedText.result,
        cell: ({ score }) => <Result result={String(score.result)} note={note(scene, score)} />,
      },
    ]}
    forget={fillSentence(gameText.forget, { n: cardsOut(scene) })}
  />
);

function DucksFelt({ scene }: { scene: TableScene }) {
  useLooked(scene);
  return (
    <Piles>
      <OpenCard scene={scene} />
      <PutAway scene={scene} />
    </Piles>
  );
}

const usual = prompts({ bidding: blindPrompt });

export const ducksAndGeese: TableSkin = {
  signs(scene) {
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    const birds = option(scene, 'pointCards') === 'dog' ? gameText.tars : gameText.ducksAndGeese;
    return [
      ...openSigns(scene),
      { name: gameText.birds, text: birds, more: gameText.birdsMore },
      ...counterSign(scene, {
        seats: playingOf(scene, team),
        n: counting(scene, team),
        more: isZero(scene) ? gameText.zeroMore : bidMore(scene),
        text: (n, bid) => `${ofWords(n, bid)} ${sharedText.points}`,
        tone: reachSign,
      }),
    ];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...blindBadges(scene, seat),
    ...bidBadge(
      scene,
      seat,
      counting(scene, teamOf(scene, seat)),
      isZero(scene) ? sharedText.tricks : sharedText.points,
      reachTone,
    ),
    ...birdBadges(scene, seat),
  ],
  tint: bidTint,
  prompt(scene) {
    const bidder = standingBid(scene);
    if (bidder && isIn(scene, 'out', scene.seat))
      return fillSentence(sharedText.youSitOut, { name: nameOf(scene, bidder.seat) });
    return usual(scene);
  },
  mark: birdMark,
  before: birdsBefore,
  drawn: birdDrawn,
  felt: DucksFelt,
  sheet: DucksSheet,
  panels: {
    ...bidPanels({
      explain: () => gameText.explain,
      notes: { zero: () => gameText.zero, doubleZero: () => gameText.doubleZero, forfeit: () => gameText.forfeit },
    }),
    ...boxPanels,
  },
  inWords: sharedActWords,
};
