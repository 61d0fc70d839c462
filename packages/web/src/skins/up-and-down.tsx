import type { Line } from '@followsuit/engine';
import type { Badge, PanelProps, Sign, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { roleBadge } from './parts/badges.ts';
import { bidPanels } from './parts/bids.tsx';
import { Explain } from './parts/choices.tsx';
import { purse } from './parts/coins.tsx';
import { auctionPrompt, prompts } from './parts/prompts.ts';
import { actors, field, isIn, isPlaying, isSettled, lastAct, ofSeat, tricksNow } from './parts/read.ts';
import { ledTrump, trumpMark, trumpNews } from './parts/signs.ts';
import { callWord, counted, fillSentence, nameOf, namesOf } from './parts/wording.ts';
import { potOf, putIn, taken, team, UpAndDownFelt } from './up-and-down-felt.tsx';
import { halfTaker, rowOf } from './up-and-down-halves.ts';
import { forCoins, handsIn, isFormal, UpAndDownSheet } from './up-and-down-sheet.tsx';

const sharedText = words.skins;
const gameText = gameWords.upAndDown;

const seatIn = (scene: TableScene, name: string): number | null => field(scene, name);
/** "5 of 9 so far": what the leading team has of all that was taken, and what there can be at most. */
function takenSign(scene: TableScene): Sign {
  const { n, all, most } = taken(scene);
  const goal = forCoins(scene)
    ? gameText.moreThanHalf
    : fillSentence(gameText.bidIs, { bid: field<number>(scene, 'bid') });
  return {
    name: gameText.leaders,
    text: fillSentence(gameText.ofTaken, { n, all }),
    more: fillSentence(gameText.takenMore, { names: namesOf(scene, team(scene)), most, goal }),
  };
}

/** The halves that leader and partner had taken when they came together, the split among them. */
function whenJoined(scene: TableScene, leader: number, partner: number): readonly [number, number] {
  const tricks = tricksNow(scene);
  const split = tricks.findIndex(({ taker, low }) => [taker, low].includes(leader) && [taker, low].includes(partner));
  const had = tricks.slice(0, split + 1);
  const of = (seat: number): number => had.filter(({ taker, low }) => taker === seat || low === seat).length;
  return [of(leader), of(partner)];
}

/** "Bo is the leader’s partner: 2 + 3 = 5 points!" */
function joinedNews(scene: TableScene): string[] {
  const [leader, partner] = team(scene);
  if (partner === undefined) return [];
  const [a, b] = whenJoined(scene, leader, partner);
  return [fillSentence(gameText.joined, { name: nameOf(scene, partner), a, b, sum: a + b })];
}

function signs(scene: TableScene): Sign[] {
  const pot = potOf(scene);
  const fresh = putIn(scene);
  const potMore = [...(pot > fresh ? [gameText.potMore] : []), ...(fresh > 0 ? [gameText.potBack] : [])].join(' ');
  const led = isSettled(scene) && seatIn(scene, 'bidder') !== null;
  return [
    ledTrump(scene, gameText.trumpMore),
    ...(led ? [takenSign(scene)] : []),
    ...(pot > 0 ? [{ name: gameText.pot, text: counted(pot, sharedText.coin), more: potMore }] : []),
  ];
}

/** What a seat said last before the play, also if it was overbid. */
function said(scene: TableScene, seat: number): Badge[] {
  const bidder = seatIn(scene, 'bidder') === seat;
  const act = lastAct(scene, seat);
  const passed = isIn(scene, 'passed', seat);
  if (!passed && act?.do !== 'bid') return [];
  const word = forCoins(scene) ? (isFormal(scene) ? gameText.knocked : gameText.paid) : sharedText.calls.pass;
  const text = passed ? word : callWord(act?.points);
  return [
    {
      text,
      label: fillSentence(sharedText.saidLabel, { name: nameOf(scene, seat), bid: text }),
      tone: bidder ? 'key' : 'plain',
    },
  ];
}

/** UPDOWN-INFORMAL-4: the last one puts in two coins. `line`: the act as it was done, which may be long ago. */
function isLastCoin(scene: TableScene, line?: Line): boolean {
  if (!line) return actors(scene).length === 1;
  const until = scene.events.slice(0, scene.events.indexOf(line) + 1);
  const hand = until.slice(until.findLastIndex(({ ev }) => ev === 'deal'));
  return hand.filter((act) => act.do === 'coin').length === scene.names.length;
}

const inWords: NonNullable<TableSkin['inWords']> = (scene, act, line) =>
  act.do === 'coin' && isLastCoin(scene, line) ? gameText.twoCoins : sharedActWords(scene, act);

/** Leader and partner, and the halves that each has taken. */
function played(scene: TableScene, seat: number): Badge[] {
  const n = ofSeat(scene, 'points', seat);
  const halves: Badge = {
    text: counted(n, sharedText.point),
    label: fillSentence(gameText.halvesLabel, { name: nameOf(scene, seat), points: counted(n, sharedText.point) }),
  };
  if (seatIn(scene, 'partner') === seat) return [roleBadge(sharedText.partner, scene, seat), halves];
  if (seatIn(scene, 'bidder') !== seat) return [halves];
  if (field(scene, 'red') === 1) return [{ ...roleBadge(gameText.redLeader, scene, seat), tone: 'bad' }, halves];
  const asks = seatIn(scene, 'partner') === null ? [roleBadge(gameText.asks, scene, seat)] : [];
  return [roleBadge(gameText.leader, scene, seat), ...asks, halves];
}

function openingPrompt(scene: TableScene): string {
  if (!isFormal(scene)) return actors(scene).length === 1 ? gameText.lastCoin : gameText.informal;
  return scene.acts.some((act) => act.do === 'takeBack') ? gameText.takeBack : gameText.formal;
}

/** Knock, take back or put in a coin; to lead out is to choose a card. */
function Opening({ scene, acts, choose }: PanelProps) {
  const waiting = actors(scene).length;
  const note: Readonly<Record<string, string>> = {
    knock: gameText.knockNote,
    takeBack: gameText.takeBackNote,
    coin: waiting === 1 ? gameText.lastCoinNote : waiting === 2 ? gameText.coinWarning : gameText.coinNote,
  };
  return (
    <section class="ask" aria-label={gameText.opening}>
      <div class="ask-row">
        <p class="ask-lead">
          <b>{gameText.leadOut}</b>
          <small>{gameText.leadNote}</small>
        </p>
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
            {inWords(scene, act)}
            <small>{note[act.do]}</small>
          </button>
        ))}
        <Explain scene={scene} text={gameText.explainLead} />
      </div>
    </section>
  );
}

export const upAndDown: TableSkin = {
  hands: (scene) => (forCoins(scene) ? handsIn(scene) : null),
  signs,
  badges: (scene, seat) =>
    isSettled(scene) && seatIn(scene, 'bidder') !== null ? played(scene, seat) : said(scene, seat),
  news: (scene) => [...trumpNews(scene), ...(isPlaying(scene) ? joinedNews(scene) : [])],
  joined(scene) {
    const [leader, partner] = team(scene);
    return partner !== undefined && isPlaying(scene) ? [leader, partner] : null;
  },
  tint(scene, seat) {
    if (!isSettled(scene) || !team(scene).includes(seat)) return null;
    return field(scene, 'red') === 1 ? 'bad' : 'key';
  },
  total: (scene, seat) => (forCoins(scene) ? purse(scene, seat) : null),
  prompt: prompts({ opening: openingPrompt, auction: auctionPrompt, lead: gameText.leadPrompt }),
  mark: trumpMark,
  rows: {
    row: rowOf,
    halves: [
      ['up', gameText.up],
      ['down', gameText.down],
    ],
  },
  goesTo: halfTaker,
  felt: UpAndDownFelt,
  sheet: UpAndDownSheet,
  panels: { ...bidPanels({ explain: () => gameText.explain }), knock: Opening, takeBack: Opening, coin: Opening },
  inWords,
};
