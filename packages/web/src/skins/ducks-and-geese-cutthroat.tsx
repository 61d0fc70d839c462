/** Ducks and Geese, cutthroat: games/src/ducks-and-geese-cutthroat/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { Badge, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { bidBadge, bidTint, blindBadges, exactTone, reachTone, saidBadges } from './parts/badges.ts';
import { counterSign, exactSign, reachSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import {
  BidCell,
  BirdCount,
  birdBadges,
  birdDrawn,
  birdMark,
  birdsBefore,
  blindPrompt,
  cardsOut,
  keptGoesTo,
  keptNow,
  shortBid,
  useHops,
  useLooked,
} from './parts/birds.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import {
  field,
  isBlindBid,
  isPlaying,
  isTurn,
  lastCard,
  numbers,
  ofSeat,
  option,
  rankOf,
  standingBid,
  suitOf,
} from './parts/read.ts';
import { ledTrump, starred, trumpNews } from './parts/signs.ts';
import { HandSheet, LastHand, lastScored, Note, Result } from './parts/table.tsx';
import { counted, fillSentence, nameOf, ofWords, suitWord } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.ducksAndGeeseCutthroat;

const points = (scene: TableScene, seat: number): number =>
  ofSeat(scene, 'taken', seat) + ofSeat(scene, 'points', seat);

/** A duck that its player would keep if it were played now has a tick: DUCKSCUT-PLAY-3. One that was kept is "safe!". */
function mark(scene: TableScene, card: string): Badge | null {
  if (keptNow(scene).includes(card))
    return { text: gameWords.birds.safe, label: gameWords.birds.safeLabel, tone: 'good' };
  const led = field<string | null>(scene, 'led') ?? 'none';
  const safe = rankOf(card) === '2' && (led === 'none' || led === suitOf(scene, card));
  const now = isPlaying(scene) && isTurn(scene) && scene.acts.some((act) => act.card === card);
  return safe && now ? starred(scene, card, gameText.safe, '✓') : birdMark(scene, card);
}

/** Whether a bid is a ceiling, and an exact hit no better than another: DUCKSCUT-SCORE-5. */
const isCapped = (scene: TableScene): boolean => option(scene, 'scoring') === 'capped';

/** When the others score nothing (DUCKSCUT-SCORE-2, -4). */
function unlessText(scene: TableScene): string {
  if (isBlindBid(scene)) return gameText.unlessMade;
  return isCapped(scene) ? '' : gameText.unlessExact;
}

function lastText(scene: TableScene, score: Line): string {
  const seat = Number(score.bidder);
  const made = score.blind || (score.result === 'exact' && !isCapped(scene)) ? gameText.madeAlone : gameText.made;
  return fillSentence(gameText.took, {
    who: nameOf(scene, seat),
    bid: shortBid(score),
    tricks: counted(numbers(score, 'tricks')[seat], sharedText.trick),
    birds: counted(numbers(score, 'pointCards')[seat], sharedText.bird),
    outcome: score.result === 'missed' ? gameText.missed : made,
  });
}

function CutthroatSheet({ scene }: { scene: TableScene }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={lastText(scene, last)} />}
      <HandSheet
        scene={scene}
        detail={({ score }, seat) => <BirdCount n={numbers(score, 'pointCards')[seat]} />}
        columns={[
          {
            title: sharedText.bid,
            cell: ({ score }) => (
              <>
                <BidCell scene={scene} score={score} />, {suitWord(score.trump)}{' '}
                <Result result={String(score.result)} />
              </>
            ),
          },
        ]}
      />
      <Note>
        {fillSentence(gameText.forget, {
          n: cardsOut(scene),
          made: isCapped(scene) ? gameText.ceiling : gameText.exact,
        })}{' '}
        {fillSentence(sharedText.won, { target: String(option(scene, 'target')) })}
      </Note>
    </>
  );
}

/** Nothing lies there; but cards are turned and ducks hop. */
function CutthroatFelt({ scene }: { scene: TableScene }) {
  useLooked(scene);
  useHops(scene);
  return null;
}

export const ducksAndGeeseCutthroat: TableSkin = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    const counter = {
      seats: [bidder],
      n: points(scene, bidder),
      more: fillSentence(gameText.bidMore, { unless: unlessText(scene) }),
      text: (n: number, bid: number) => `${ofWords(n, bid)} ${sharedText.points}`,
      tone: isCapped(scene) ? reachSign : exactSign,
    };
    return [ledTrump(scene), ...counterSign(scene, counter)];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...blindBadges(scene, seat),
    ...bidBadge(scene, seat, points(scene, seat), sharedText.points, isCapped(scene) ? reachTone : exactTone),
    ...birdBadges(scene, seat),
  ],
  tint: bidTint,
  news: trumpNews,
  glow: lastCard,
  prompt: prompts({
    bidding: blindPrompt,
    tricks: (scene) => (field(scene, 'trump') === 'none' ? sharedText.makesTrump : trickPrompt(scene)),
  }),
  mark,
  before: birdsBefore,
  drawn: birdDrawn,
  felt: CutthroatFelt,
  goesTo: keptGoesTo,
  sheet: CutthroatSheet,
  panels: bidPanels({
    explain: (scene) =>
      fillSentence(gameText.explain, { made: isCapped(scene) ? gameText.explainCapped : gameText.explainExact }),
  }),
  inWords: sharedActWords,
};
