/** What Bishop and Baronet share: the auction, the call, the partner, the ten cards that count. */
import type { Line } from '@followsuit/engine';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Badge, PanelProps, Sign, TableScene } from '../../table/scene.ts';
import { gameWords } from '../../text/games.ts';
import { fill, words } from '../../text/text.ts';
import { sharedActWords } from './acts.ts';
import { putBadges, reachTone, roleBadge } from './badges.ts';
import { Choice, Confirm, SuitChoice, valuesOf } from './choices.tsx';
import { field, isIn, isSettled, isWorth, lastAct, ofSeat, option, phaseOf, sumOf } from './read.ts';
import { starred, trumpMark, trumpSign } from './signs.ts';
import { callWord, counted, fillSentence, nameOf, namesOf, ofWords, suitWord } from './wording.ts';
import './ask.css';

const sharedText = words.skins;
const gameText = gameWords.bishop;

const BLOCKS: Readonly<Record<string, string>> = { knights: gameText.knights, bishops: gameText.bishops };

export const callOf = (scene: TableScene): string | null => field(scene, 'call');
/** Bidder and partner, as far as they are known. */
export const team = (scene: TableScene): number[] =>
  ['bidder', 'partner'].map((name) => field<number | null>(scene, name)).filter((seat) => seat !== null);

/** With how many points the others stop the bid: more than it leaves of the cards that count. */
const toStop = (scene: TableScene): number =>
  field<readonly string[]>(scene, 'worth').length + 1 - field<number>(scene, 'bid');

/** The bid, the call and trump, and what either side has taken; `stake`: what the bid means to bidder and partner. */
export function callSigns(scene: TableScene, stake: string): Sign[] {
  const call = callOf(scene);
  if (call === null) return [trumpSign(scene, sharedText.notYet, gameText.notSetMore)];
  const bidders = team(scene);
  const others = scene.names.map((_, seat) => seat).filter((seat) => !bidders.includes(seat));
  return [
    trumpSign(scene, sharedText.notYet),
    { name: gameText.counting, text: BLOCKS[call], more: gameText.countingMore },
    {
      name: gameText.bidders,
      text: ofWords(sumOf(scene, 'points', bidders), field(scene, 'bid')),
      more: fillSentence(biddersText(scene, stake), { names: namesOf(scene, bidders) }),
    },
    {
      name: gameText.defenders,
      text: fillSentence(gameText.needed, { n: sumOf(scene, 'points', others), goal: toStop(scene) }),
      more: gameText.defendersMore,
    },
  ];
}

const biddersText = (scene: TableScene, stake: string): string => {
  if (field(scene, 'partner') !== null) return stake;
  return isAlone(scene) ? gameText.aloneMore : gameText.noPartnerMore;
};

/** Whether it is certain that the bidder has no partner: the lowest trump was asked for in vain, or the first trick has found none. */
export const isAlone = (scene: TableScene): boolean =>
  isSettled(scene) &&
  callOf(scene) !== null &&
  field(scene, 'partner') === null &&
  (option(scene, 'partner') === 'holder' || field<number>(scene, 'trick') > 0);

/** What was said in the auction; then who is bidder and partner, and the points of each. */
export function teamBadges(scene: TableScene, seat: number): Badge[] {
  const isBidder = field(scene, 'bidder') === seat;
  if (phaseOf(scene) === 'auction' || phaseOf(scene) === 'set') {
    const said = lastAct(scene, seat);
    const passed = isIn(scene, 'passed', seat) || said?.do === 'pass';
    const text = passed ? sharedText.calls.pass : callWord(said?.points ?? null);
    if (!passed && said?.do !== 'bid') return [];
    return [
      {
        text,
        label: fillSentence(sharedText.saidLabel, { name: nameOf(scene, seat), bid: text }),
        tone: isBidder ? 'key' : 'plain',
      },
    ];
  }
  if (!isSettled(scene) || callOf(scene) === null) return putBadges(scene, seat);
  const n = ofSeat(scene, 'points', seat);
  const cards = counted(n, gameText.countingCards);
  const points =
    n === 0
      ? []
      : [{ text: `★ ${n}`, label: fillSentence(gameText.pointsLabel, { name: nameOf(scene, seat), cards }) }];
  if (isBidder) {
    const got = sumOf(scene, 'points', team(scene));
    const bid = field<number>(scene, 'bid');
    const label = fillSentence(sharedText.bidLabel, {
      name: nameOf(scene, seat),
      bid,
      unit: sharedText.points,
      n: got,
    });
    const short = fill(sharedText.ofShort, { n: got, goal: bid });
    return [
      {
        text: `♛\u00a0${short}`,
        wide: fill(gameText.bidderHas, { count: ofWords(got, bid) }),
        label,
        tone: reachTone(got, bid),
      },
      ...beside(scene),
      ...points,
    ];
  }
  return field(scene, 'partner') === seat ? [partnerBadge(scene, seat), ...points] : points;
}

const partnerBadge = (scene: TableScene, seat: number): Badge => {
  const role = roleBadge(sharedText.partner, scene, seat);
  return { ...role, wide: `○ ${role.text}` };
};

/** Who sits at the bidder's side, or that nobody does. */
function beside(scene: TableScene): Badge[] {
  const partner = field<number | null>(scene, 'partner');
  if (partner === null) return isAlone(scene) ? [{ text: gameText.alone, label: gameText.alone }] : [];
  const name = nameOf(scene, partner);
  return [
    { text: `+ ${name}`, wide: fill(gameText.beside, { name }), label: fill(gameText.beside, { name }), tone: 'key' },
  ];
}

export function countingMark(scene: TableScene, card: string): Badge | null {
  return isWorth(scene, card) ? starred(scene, card, gameText.countingCard) : trumpMark(scene, card);
}

/** Trump and call are chosen, read back and confirmed. */
function Setting({ scene, acts, choose }: PanelProps) {
  const [trump, setTrump] = useState<string | null>(null);
  const [call, setCall] = useState<string | null>(null);
  const act = acts.find((each) => each.trump === trump && each.call === call);
  return (
    <section class="ask" aria-label={gameText.setting}>
      <SuitChoice suits={valuesOf(acts, 'trump')} chosen={trump} choose={setTrump} />
      <Choice
        name={gameText.counting}
        values={valuesOf<string>(acts, 'call')}
        chosen={call}
        choose={setCall}
        show={(value) => BLOCKS[value]}
      />
      <Confirm
        text={act ? (sharedActWords(scene, act) ?? '') : gameText.chooseBoth}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}
export const setPanels: Readonly<Record<string, ComponentType<PanelProps>>> = { set: Setting };

/** "6, knights of cups". */
export const callIn = ({ bid, call, trump }: Line): string =>
  fillSentence(gameText.callCell, {
    bid: String(bid),
    call: sharedText.blocks[call as 'knights'],
    suit: suitWord(trump),
  });
/** The mark of a seat in a score line: a crown for the bidder, a ring for the partner. */
export function RoleIn({ score: { bidder, partner }, seat }: { score: Line; seat: number }) {
  if (seat !== bidder && seat !== partner) return <>{'\u00a0'}</>;
  const [mark, role] = seat === bidder ? ['♛', sharedText.bidder] : ['○', sharedText.partner];
  return (
    <span title={role}>
      <span aria-hidden="true">{mark}</span>
      <span class="visually-hidden">{role}</span>
    </span>
  );
}
/** What a game says of a bid that was made or missed. */
export interface Outcomes {
  readonly made: string;
  readonly missed: string;
}

/** What the team took, and what that means. */
export function outcome(scene: TableScene, score: Line, texts: Outcomes = gameText): string {
  const seats = [score.bidder, score.partner].filter((seat) => seat !== null).map(Number);
  return fillSentence(score.result === 'made' ? texts.made : texts.missed, {
    team: namesOf(scene, seats),
    points: counted(Number(score.points), sharedText.point),
    bid: String(score.bid),
    coins: counted(Number(score.bid), sharedText.coin),
  });
}
