/** Ducks and Geese, cutthroat: rules/ducks-and-geese-cutthroat.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { Badge, Scene, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { bidBadge, bidTint, blindBadges, reachTone, saidBadges } from './parts/badges.ts';
import { bidSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { birdBadges, birdMark, birdsBefore, blindPrompt, keptGoesTo, shortBid } from './parts/birds.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import { field, isPlaying, isTurn, numbers, ofSeat, option, rankOf, standingBid, suitOf } from './parts/read.ts';
import { counted, headOf, nameOf, suitWord, tell } from './parts/say.ts';
import { ledTrump, trumpNews } from './parts/signs.ts';
import { HandSheet, LastHand, lastScored, Note, Result } from './parts/table.tsx';

const say = words.sheets;
const own = gameWords.ducksAndGeeseCutthroat;

const points = (scene: Scene, seat: number): number => ofSeat(scene, 'taken', seat) + ofSeat(scene, 'points', seat);

/** A duck that its player would keep if it were played now has a shield: DUCKSCUT-PLAY-3. */
function mark(scene: Scene, card: string): Badge | null {
  const led = field<string | null>(scene, 'led') ?? 'none';
  const safe = rankOf(card) === '2' && (led === 'none' || led === suitOf(scene, card));
  const now = isPlaying(scene) && isTurn(scene) && scene.acts.some((act) => act.card === card);
  return safe && now ? { text: '⛨', label: own.safe, tone: 'good' } : birdMark(scene, card);
}

function lastText(scene: Scene, score: Line): string {
  const seat = Number(score.bidder);
  const made =
    score.blind || (score.result === 'exact' && option(scene, 'scoring') === 'coralon') ? own.madeAlone : own.made;
  return tell(own.took, {
    who: nameOf(scene, seat),
    bid: shortBid(score),
    tricks: counted(numbers(score, 'tricks')[seat], say.trick),
    birds: counted(numbers(score, 'pointCards')[seat], say.bird),
    outcome: score.result === 'missed' ? own.missed : made,
  });
}

function CutthroatSheet({ scene }: { scene: Scene }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={lastText(scene, last)} />}
      <HandSheet
        scene={scene}
        detail={({ score }, seat) => counted(numbers(score, 'pointCards')[seat], say.bird)}
        columns={[
          {
            title: say.bid,
            cell: ({ score }) => (
              <>
                {headOf(scene, Number(score.bidder))} {shortBid(score)}, {suitWord(score.trump)}{' '}
                <Result result={String(score.result)} />
              </>
            ),
          },
        ]}
      />
      <Note>
        {own.forget} {tell(say.won, { target: String(option(scene, 'target')) })}
      </Note>
    </>
  );
}

export const ducksAndGeeseCutthroat: Touch = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    return [ledTrump(scene), ...bidSign(scene, [bidder], points(scene, bidder), own.bidMore)];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...blindBadges(scene, seat),
    ...bidBadge(scene, seat, points(scene, seat), say.points, reachTone),
    ...birdBadges(scene, seat),
  ],
  tint: bidTint,
  news: trumpNews,
  prompt: prompts({
    bidding: blindPrompt,
    tricks: (scene) => (field(scene, 'trump') === 'none' ? say.makesTrump : trickPrompt(scene)),
  }),
  mark,
  before: birdsBefore,
  goesTo: keptGoesTo,
  sheet: CutthroatSheet,
  panels: bidPanels({ explain: () => own.explain }),
  inWords: actWords,
};
