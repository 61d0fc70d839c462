/** Coralon: rules/coralon.md, "At the table". */
import type { Scene, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { bidBadge, bidTint, putBadges, saidBadges } from './parts/badges.ts';
import { bidSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { bidPrompt, prompts, trickPrompt } from './parts/prompts.ts';
import { field, numbers, ofSeat, option, standingBid } from './parts/read.ts';
import { callWord, counted, headOf, nameOf, tell } from './parts/say.ts';
import { ledTrump, trumpMark, trumpNews } from './parts/signs.ts';
import { type Column, HandSheet, LastHand, lastScored, Note, Result, type Way } from './parts/table.tsx';

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

/** The three ways in which a bid can come out, for the score line of a hand. */
const ways = (zero: boolean, who: string, bid: string): Way[] =>
  zero
    ? [
        ['exact', tell(own.zeroMade, { who })],
        ['missed', tell(own.missed, { who })],
      ]
    : [
        ['exact', tell(own.exact, { who, bid })],
        ['over', own.over],
        ['missed', tell(own.missed, { who })],
      ];

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
          ways={ways(typeof last.bid === 'string', who, callWord(last.bid))}
          result={last.result}
        />
      )}
      <HandSheet scene={scene} columns={columns(scene)} />
      <Note>{tell(say.won, { target: String(option(scene, 'target')) })}</Note>
    </>
  );
}

export const coralon: Touch = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    return [ledTrump(scene), ...bidSign(scene, [bidder], ofSeat(scene, 'taken', bidder), own.bidMore)];
  },
  badges: (scene, seat) => [
    ...putBadges(scene, seat),
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, ofSeat(scene, 'taken', seat), say.tricks),
  ],
  tint: bidTint,
  news: trumpNews,
  prompt: prompts({
    bidding: bidPrompt,
    tricks: (scene) => (field(scene, 'trump') === 'none' ? say.makesTrump : trickPrompt(scene)),
  }),
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: CoralonSheet,
  panels: bidPanels({ explain: () => own.explain, notes: { zero: () => own.zero, less: () => own.less } }),
  inWords: actWords,
};
