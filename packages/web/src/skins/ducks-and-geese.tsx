/** Ducks and Geese: rules/ducks-and-geese.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
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
import { counted, nameOf, namesOf, ofWords, suitWord, tell } from './parts/wording.ts';

const say = words.skins;
const own = gameWords.ducksAndGeese;

const isZero = (scene: TableScene): boolean => typeof standingBid(scene)?.bid !== 'number';

/** The bidders' tricks and birds; a zero is about tricks alone. */
function counting(scene: TableScene, seats: readonly number[]): number {
  const tricks = sumOf(scene, 'taken', seats);
  return isZero(scene) ? tricks : tricks + sumOf(scene, 'points', seats);
}

/** What comes of the bid, made or missed (DUCKS-SCORE-2, -3). */
const bidMore = (scene: TableScene): string =>
  tell(own.bidMore, { others: isBlindBid(scene) ? own.othersNothing : own.othersBirds });

/** "made 7, scores 5", so that the cap is understood. */
function note(scene: TableScene, score: Line): string | undefined {
  if (typeof score.bid !== 'number') return undefined;
  const side = sideOf(scene, Number(score.bidder));
  const n = sumIn(score, 'tricks', scene.sides[side]) + sumIn(score, 'pointCards', scene.sides[side]);
  return tell(own.capped, { n, scores: numbers(score, 'delta')[side] });
}

function lastText(scene: TableScene, score: Line): string {
  if (score.bidder === null) return own.forfeited;
  const team = teamOf(scene, Number(score.bidder));
  return tell(own.took, {
    team: namesOf(scene, team),
    bid: shortBid(score),
    tricks: counted(sumIn(score, 'tricks', team), say.trick),
    birds: counted(sumIn(score, 'pointCards', team), say.bird),
    outcome: outcomeOf(scene, score),
  });
}

/** What comes of a bid (DUCKS-SCORE-2 to -5). */
function outcomeOf(scene: TableScene, score: Line): string {
  const made = score.result === 'made';
  if (typeof score.bid === 'number') return made ? (score.blind ? own.madeBlind : own.made) : own.missed;
  const points = numbers(score, 'delta')[sideOf(scene, Number(score.bidder))];
  return made ? tell(own.madeZero, { points }) : own.missedZero;
}

const DucksSheet = ({ scene }: { scene: TableScene }) => (
  <TeamSheet
    scene={scene}
    last={(score) => ({ text: lastText(scene, score) })}
    columns={[
      {
        title: say.bid,
        cell: ({ score }) => (score.bidder === null ? '–' : <BidCell scene={scene} score={score} />),
      },
      { title: say.trump, cell: ({ score }) => (score.trump === null ? '–' : suitWord(score.trump)) },
      { title: own.tricks, cell: ({ score }) => <Between scene={scene} score={score} name="tricks" /> },
      { title: own.birds, cell: ({ score }) => <Between scene={scene} score={score} name="pointCards" /> },
      {
        title: say.result,
        cell: ({ score }) => <Result result={String(score.result)} note={note(scene, score)} />,
      },
    ]}
    forget={tell(own.forget, { n: cardsOut(scene) })}
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
    const birds = option(scene, 'pointCards') === 'dog' ? own.tars : own.ducksAndGeese;
    return [
      ...openSigns(scene),
      { name: own.birds, text: birds, more: own.birdsMore },
      ...counterSign(scene, {
        seats: playingOf(scene, team),
        n: counting(scene, team),
        more: isZero(scene) ? own.zeroMore : bidMore(scene),
        text: (n, bid) => `${ofWords(n, bid)} ${say.points}`,
        tone: reachSign,
      }),
    ];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...blindBadges(scene, seat),
    ...bidBadge(scene, seat, counting(scene, teamOf(scene, seat)), isZero(scene) ? say.tricks : say.points, reachTone),
    ...birdBadges(scene, seat),
  ],
  tint: bidTint,
  prompt(scene) {
    const bidder = standingBid(scene);
    if (bidder && isIn(scene, 'out', scene.seat)) return tell(say.youSitOut, { name: nameOf(scene, bidder.seat) });
    return usual(scene);
  },
  mark: birdMark,
  before: birdsBefore,
  drawn: birdDrawn,
  felt: DucksFelt,
  sheet: DucksSheet,
  panels: {
    ...bidPanels({
      explain: () => own.explain,
      notes: { zero: () => own.zero, doubleZero: () => own.doubleZero, forfeit: () => own.forfeit },
    }),
    ...boxPanels,
  },
  inWords: actWords,
};
