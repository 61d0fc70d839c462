/** Up and Down: rules/up-and-down.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { Badge, PanelProps, Scene, Sign, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { roleBadge } from './parts/badges.ts';
import { bidPanels } from './parts/bids.tsx';
import { Pile, Piles } from './parts/cards.tsx';
import { Explain } from './parts/choices.tsx';
import { purse } from './parts/coins.tsx';
import { auctionPrompt, prompts } from './parts/prompts.ts';
import { actors, field, isIn, isSettled, numbers, ofSeat, option, phaseOf, sumOf } from './parts/read.ts';
import { callWord, counted, headOf, nameOf, namesOf, signed, tell } from './parts/say.ts';
import { ledTrump, trumpMark, trumpNews } from './parts/signs.ts';
import { type Column, HandSheet, LastHand, lastScored, Note, Result } from './parts/table.tsx';
import { halfTaker, rowOf } from './up-and-down-halves.ts';

const say = words.sheets;
const own = gameWords.upAndDown;

const forCoins = (scene: Scene): boolean => option(scene, 'scoring') === 'coins';
const isFormal = (scene: Scene): boolean => option(scene, 'opening') === 'formal';
const handsIn = (scene: Scene): number => Number(option(scene, 'rounds')) * scene.names.length;
const seatIn = (scene: Scene, name: string): number | null => field(scene, name);
const team = (scene: Scene): number[] =>
  [seatIn(scene, 'bidder'), seatIn(scene, 'partner')].filter((seat) => seat !== null);

/** "5 of 9 so far": what the leading team has of all that was taken, and what there can be at most. */
function takenSign(scene: Scene): Sign {
  const all = sumOf(
    scene,
    'points',
    scene.names.map((_, seat) => seat),
  );
  const most = all + 2 * Math.max(...field<readonly number[]>(scene, 'count'));
  const goal = forCoins(scene) ? own.moreThanHalf : tell(own.bidIs, { bid: field<number>(scene, 'bid') });
  return {
    name: own.leaders,
    text: tell(own.ofTaken, { n: sumOf(scene, 'points', team(scene)), all }),
    more: tell(own.takenMore, { names: namesOf(scene, team(scene)), most, goal }),
  };
}

function signs(scene: Scene): Sign[] {
  const pot = field<number>(scene, 'pot');
  const led = isSettled(scene) && seatIn(scene, 'bidder') !== null;
  return [
    ledTrump(scene),
    ...(led ? [takenSign(scene)] : []),
    ...(pot > 0 ? [{ name: own.pot, text: counted(pot, say.coin), more: own.potMore }] : []),
  ];
}

/** What a seat said before the play. */
function said(scene: Scene, seat: number): Badge[] {
  const bidder = seatIn(scene, 'bidder') === seat;
  if (!bidder && !isIn(scene, 'passed', seat)) return [];
  const word = forCoins(scene) ? (isFormal(scene) ? own.knocked : own.paid) : say.calls.pass;
  const text = bidder ? callWord(field<number>(scene, 'bid')) : word;
  return [
    { text, label: tell(say.saidLabel, { name: nameOf(scene, seat), bid: text }), tone: bidder ? 'key' : 'plain' },
  ];
}

/** Leader and partner, and the halves that each has taken. */
function played(scene: Scene, seat: number): Badge[] {
  const n = ofSeat(scene, 'points', seat);
  const halves: Badge = {
    text: counted(n, say.point),
    label: tell(own.halvesLabel, { name: nameOf(scene, seat), points: counted(n, say.point) }),
  };
  if (seatIn(scene, 'partner') === seat) return [roleBadge(say.partner, scene, seat), halves];
  if (seatIn(scene, 'bidder') !== seat) return [halves];
  if (field(scene, 'red') === 1) return [{ ...roleBadge(own.redLeader, scene, seat), tone: 'bad' }, halves];
  const asks = seatIn(scene, 'partner') === null ? [roleBadge(own.asks, scene, seat)] : [];
  return [roleBadge(own.leader, scene, seat), ...asks, halves];
}

function openingPrompt(scene: Scene): string {
  if (!isFormal(scene)) return actors(scene).length === 1 ? own.lastCoin : own.informal;
  return scene.acts.some((act) => act.do === 'takeBack') ? own.takeBack : own.formal;
}

/** Knock, take back or put in a coin; to lead out is to choose a card. */
function Opening({ scene, acts, choose }: PanelProps) {
  const waiting = actors(scene).length;
  const note: Readonly<Record<string, string>> = {
    knock: own.knockNote,
    takeBack: own.takeBackNote,
    coin: waiting === 1 ? own.lastCoinNote : waiting === 2 ? own.coinWarning : own.coinNote,
  };
  return (
    <section class="ask" aria-label={own.opening}>
      <div class="ask-row">
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
            {actWords(scene, act)}
            <small>{note[act.do]}</small>
          </button>
        ))}
        <Explain scene={scene} text={own.explainLead} />
      </div>
    </section>
  );
}

/** What the leading team took, or why nobody led. */
function lastText(scene: Scene, score: Line): string {
  if (score.leader === null)
    return score.result === 'unled' ? tell(own.unled, { pot: String(score.pot) }) : own.tookBack;
  const seats = [score.leader, score.partner].filter((seat) => seat !== null).map(Number);
  const points = numbers(score, 'points');
  const texts: Readonly<Record<string, string>> = own.outcomes;
  return tell(texts[String(score.result)], {
    team: namesOf(scene, seats),
    n: seats.reduce((sum, seat) => sum + points[seat], 0),
    all: points.reduce((sum, n) => sum + n, 0),
    bid: String(score.bid),
  });
}

const columns = (scene: Scene): Column[] => [
  {
    title: own.leader,
    cell: ({ score }) =>
      score.leader === null ? (
        '–'
      ) : (
        <>
          {headOf(scene, Number(score.leader))}
          <small>
            {score.partner === null ? (score.red ? own.red : own.alone) : `+ ${nameOf(scene, Number(score.partner))}`}
          </small>
        </>
      ),
  },
  ...(forCoins(scene) ? [] : [{ title: say.bid, cell: ({ score }: { score: Line }) => String(score.bid) }]),
  { title: say.result, cell: ({ score }) => <Result result={String(score.result)} /> },
];

function UpAndDownSheet({ scene }: { scene: Scene }) {
  const last = lastScored(scene)?.score;
  return (
    <>
      {last && <LastHand text={lastText(scene, last)} />}
      <HandSheet
        scene={scene}
        columns={columns(scene)}
        detail={({ score }, seat) => counted(numbers(score, 'points')[seat], say.point)}
      />
      <Note>
        {forCoins(scene)
          ? tell(own.hands, { n: signed(field(scene, 'hand')), hands: handsIn(scene) })
          : tell(say.won, { target: String(option(scene, 'target')) })}
      </Note>
    </>
  );
}

export const upAndDown: Touch = {
  hands: (scene) => (forCoins(scene) ? handsIn(scene) : null),
  signs,
  badges: (scene, seat) =>
    isSettled(scene) && seatIn(scene, 'bidder') !== null ? played(scene, seat) : said(scene, seat),
  news(scene) {
    const partner = seatIn(scene, 'partner');
    return [...trumpNews(scene), ...(partner === null ? [] : [tell(own.joined, { name: nameOf(scene, partner) })])];
  },
  tint(scene, seat) {
    if (!isSettled(scene) || !team(scene).includes(seat)) return null;
    return field(scene, 'red') === 1 ? 'bad' : 'key';
  },
  total: (scene, seat) => (forCoins(scene) ? purse(scene, seat) : null),
  prompt: prompts({ opening: openingPrompt, auction: auctionPrompt, lead: own.leadPrompt }),
  mark: trumpMark,
  rows: {
    row: rowOf,
    halves: [
      ['up', own.up],
      ['down', own.down],
    ],
  },
  goesTo: halfTaker,
  felt: ({ scene }) => (
    <Piles>
      {phaseOf(scene) !== 'tricks' && field<number>(scene, 'pot') > 0 && (
        <Pile name={own.pot}>{counted(field<number>(scene, 'pot'), say.coin)}</Pile>
      )}
    </Piles>
  ),
  sheet: UpAndDownSheet,
  panels: { ...bidPanels({ explain: () => own.explain }), knock: Opening, takeBack: Opening, coin: Opening },
  inWords: actWords,
};
