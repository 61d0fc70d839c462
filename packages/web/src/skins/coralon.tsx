/** Coralon: games/src/coralon/rules.md, "At the table". */
import type { Json, Line } from '@followsuit/engine';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { bidBadge, bidTint, exactTone, plainZero, putBadges, saidBadges, type ZeroTone } from './parts/badges.ts';
import { counterSign, takenWords } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { bidPrompt, prompts, trickPrompt } from './parts/prompts.ts';
import { Race } from './parts/race.tsx';
import { endNow, field, lastCard, numbers, ofSeat, standingBid } from './parts/read.ts';
import { ledTrump, trumpMark, trumpNews } from './parts/signs.ts';
import { type Column, Ended, HandSheet, LastHand, lastScored, Result, type Way } from './parts/table.tsx';
import { callWord, counted, fillSentence, headOf, nameOf, namesOf } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.coralon;

const columns = (scene: TableScene): Column[] => [
  {
    title: sharedText.bid,
    cell: ({ score }) => (
      <>
        {headOf(scene, Number(score.bidder))} {callWord(score.bid)} <Result result={String(score.result)} />
      </>
    ),
  },
];

/** The ways in which the bid of a score line could come out. */
function waysOf(scene: TableScene, { bid, bidder }: Line): Way[] {
  const who = nameOf(scene, Number(bidder));
  const missed: Way = ['missed', fillSentence(gameText.missed, { who })];
  if (typeof bid === 'string') return [['exact', fillSentence(gameText.zeroMade, { who })], missed];
  return [['exact', fillSentence(gameText.exact, { who, bid: callWord(bid) })], ['over', gameText.over], missed];
}

/** Whom a bid of less concerns besides the bidder: whoever said zero or less before it. Null where it is another bid. */
function rivalsOf(scene: TableScene): readonly number[] | null {
  const bid = standingBid(scene);
  if (bid?.bid !== 'less') return null;
  const calls = field<readonly Json[]>(scene, 'call');
  return calls.flatMap((call, seat) => (seat !== bid.seat && (call === 'zero' || call === 'less') ? [seat] : []));
}

function bidMore(scene: TableScene): string {
  const rivals = rivalsOf(scene);
  if (rivals) return fillSentence(gameText.lessMore, { names: namesOf(scene, rivals) });
  return typeof standingBid(scene)?.bid === 'number' ? gameText.bidMore : gameText.zeroMore;
}

/** A bid of less is not as good as made while a rival has no trick, and missed if that stays so (CORALON-SCORE-5). */
const zeroTone =
  (scene: TableScene) =>
  (n: number): ZeroTone => {
    const open = (rivalsOf(scene) ?? []).some((seat) => ofSeat(scene, 'taken', seat) === 0);
    if (n > 0 || !open) return plainZero(n);
    return endNow(scene) ? 'bad' : undefined;
  };

/** Why a bid of less was missed though the bidder took no trick. */
function lessMissed(scene: TableScene, { bid, bidder, result, tricks }: Line, acts: readonly Line[]): string {
  const took = tricks as readonly number[];
  if (bid !== 'less' || result !== 'missed' || took[Number(bidder)] > 0) return '';
  const said = acts.filter((act) => act.do === 'zero' || act.do === 'less').map((act) => Number(act.seat));
  const others = [...new Set(said)].filter((seat) => seat !== bidder && took[seat] === 0);
  return ` ${fillSentence(gameText.lessMissed, { names: namesOf(scene, others) })}`;
}

function CoralonSheet({ scene }: { scene: TableScene }) {
  const { score: last, acts = [] } = lastScored(scene) ?? {};
  const who = last ? nameOf(scene, Number(last.bidder)) : '';
  return (
    <>
      {last && (
        <LastHand
          text={
            fillSentence(gameText.took, {
              who,
              bid: callWord(last.bid),
              n: counted(numbers(last, 'tricks')[Number(last.bidder)], sharedText.trick),
            }) + lessMissed(scene, last, acts)
          }
          ways={waysOf(scene, last)}
          result={last.result}
        />
      )}
      <HandSheet scene={scene} columns={columns(scene)} />
      <Race scene={scene} />
    </>
  );
}

export const coralon: TableSkin = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    const n = ofSeat(scene, 'taken', bidder);
    return [
      ledTrump(scene),
      ...counterSign(scene, { seats: [bidder], n, more: bidMore(scene), zeroTone: zeroTone(scene) }),
    ];
  },
  badges: (scene, seat) => [
    ...putBadges(scene, seat),
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, ofSeat(scene, 'taken', seat), sharedText.tricks, exactTone, takenWords, zeroTone(scene)),
  ],
  tint: bidTint,
  news: trumpNews,
  glow: lastCard,
  prompt: prompts({
    bidding: bidPrompt,
    tricks: (scene) => (field(scene, 'trump') === 'none' ? sharedText.makesTrump : trickPrompt(scene)),
  }),
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <Ended scene={scene} ways={(score) => waysOf(scene, score)} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: CoralonSheet,
  panels: bidPanels({
    explain: () => gameText.explain,
    notes: { zero: () => gameText.zero, less: () => gameText.less },
  }),
  inWords: sharedActWords,
};
