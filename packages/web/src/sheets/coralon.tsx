/** Coralon: rules/coralon.md, "At the table". */
import type { Json, Line } from '@followsuit/engine';
import type { Scene, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { bidBadge, bidTint, exactTone, putBadges, saidBadges } from './parts/badges.ts';
import { counterSign, takenWords } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { bidPrompt, prompts, trickPrompt } from './parts/prompts.ts';
import { Race } from './parts/race.tsx';
import { field, lastCard, numbers, ofSeat, standingBid } from './parts/read.ts';
import { callWord, counted, headOf, nameOf, namesOf, tell } from './parts/say.ts';
import { ledTrump, trumpMark, trumpNews } from './parts/signs.ts';
import { type Column, Ended, HandSheet, LastHand, lastScored, Result, type Way } from './parts/table.tsx';

const say = words.sheets;
const own = gameWords.coralon;

const columns = (scene: Scene): Column[] => [
  {
    title: say.bid,
    cell: ({ score }) => (
      <>
        {headOf(scene, Number(score.bidder))} {callWord(score.bid)} <Result result={String(score.result)} />
      </>
    ),
  },
];

/** The ways in which the bid of a score line could come out. */
function waysOf(scene: Scene, { bid, bidder }: Line): Way[] {
  const who = nameOf(scene, Number(bidder));
  const missed: Way = ['missed', tell(own.missed, { who })];
  if (typeof bid === 'string') return [['exact', tell(own.zeroMade, { who })], missed];
  return [['exact', tell(own.exact, { who, bid: callWord(bid) })], ['over', own.over], missed];
}

/** Whom a bid of less concerns besides the bidder: whoever said zero or less before it. */
function lessMore(scene: Scene): string {
  const bid = standingBid(scene);
  if (bid?.bid !== 'less') return own.bidMore;
  const calls = field<readonly Json[]>(scene, 'call');
  const rivals = calls.flatMap((call, seat) =>
    seat !== bid.seat && (call === 'zero' || call === 'less') ? [seat] : [],
  );
  return tell(own.lessMore, { names: namesOf(scene, rivals) });
}

function CoralonSheet({ scene }: { scene: Scene }) {
  const last = lastScored(scene)?.score;
  const who = last ? nameOf(scene, Number(last.bidder)) : '';
  return (
    <>
      {last && (
        <LastHand
          text={tell(own.took, {
            who,
            bid: callWord(last.bid),
            n: counted(numbers(last, 'tricks')[Number(last.bidder)], say.trick),
          })}
          ways={waysOf(scene, last)}
          result={last.result}
        />
      )}
      <HandSheet scene={scene} columns={columns(scene)} />
      <Race scene={scene} />
    </>
  );
}

export const coralon: Touch = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    const n = ofSeat(scene, 'taken', bidder);
    return [ledTrump(scene), ...counterSign(scene, { seats: [bidder], n, more: lessMore(scene) })];
  },
  badges: (scene, seat) => [
    ...putBadges(scene, seat),
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, ofSeat(scene, 'taken', seat), say.tricks, exactTone, takenWords),
  ],
  tint: bidTint,
  news: trumpNews,
  glow: lastCard,
  prompt: prompts({
    bidding: bidPrompt,
    tricks: (scene) => (field(scene, 'trump') === 'none' ? say.makesTrump : trickPrompt(scene)),
  }),
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <Ended scene={scene} ways={(score) => waysOf(scene, score)} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: CoralonSheet,
  panels: bidPanels({ explain: () => own.explain, notes: { zero: () => own.zero, less: () => own.less } }),
  inWords: actWords,
};
