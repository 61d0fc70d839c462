/** What Bishop and Baronet share: the auction, the call, the partner, the ten cards that count. */
import type { Line } from '@followsuit/engine';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Badge, PanelProps, Scene, Sign } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { actWords } from './acts.ts';
import { putBadges, reachTone, roleBadge } from './badges.ts';
import { Cards } from './cards.tsx';
import { Choice, Confirm, SuitChoice, valuesOf } from './choices.tsx';
import { field, isIn, isSettled, isWorth, lastAct, ofSeat, phaseOf, suitOf, sumOf } from './read.ts';
import { callWord, headOf, nameOf, namesOf, ofWords, suitWord, tell } from './say.ts';
import { trumpMark, trumpSign } from './signs.ts';
import './ask.css';

const say = words.sheets;
const own = say.bishop;

const BLOCKS: Readonly<Record<string, string>> = { knights: own.knights, bishops: own.bishops };

const callOf = (scene: Scene): string | null => field(scene, 'call');
/** Bidder and partner, as far as they are known. */
export const team = (scene: Scene): number[] =>
  ['bidder', 'partner'].map((name) => field<number | null>(scene, name)).filter((seat) => seat !== null);

/** With how many points the others stop the bid: more than it leaves of the cards that count. */
const toStop = (scene: Scene): number =>
  field<readonly string[]>(scene, 'worth').length + 1 - field<number>(scene, 'bid');

/** The bid, the call and trump, and what either side has taken. */
export function callSigns(scene: Scene): Sign[] {
  const call = callOf(scene);
  if (call === null) return [trumpSign(scene, say.notYet, own.notSetMore)];
  const bidders = team(scene);
  const others = scene.names.map((_, seat) => seat).filter((seat) => !bidders.includes(seat));
  const alone = field(scene, 'partner') === null;
  return [
    trumpSign(scene, say.notYet),
    { name: own.counting, text: BLOCKS[call], more: own.countingMore },
    {
      name: own.bidders,
      text: ofWords(sumOf(scene, 'points', bidders), field(scene, 'bid')),
      more: tell(alone ? own.noPartnerMore : own.biddersMore, { names: namesOf(scene, bidders) }),
    },
    {
      name: own.defenders,
      text: tell(own.needed, { n: sumOf(scene, 'points', others), goal: toStop(scene) }),
      more: own.defendersMore,
    },
  ];
}

/** What was said in the auction; then who is bidder and partner, and the points of each. */
export function teamBadges(scene: Scene, seat: number): Badge[] {
  const isBidder = field(scene, 'bidder') === seat;
  if (phaseOf(scene) === 'auction' || phaseOf(scene) === 'set') {
    const passed = isIn(scene, 'passed', seat) || lastAct(scene, seat)?.do === 'pass';
    if (!isBidder && !passed) return [];
    const text = isBidder ? callWord(field<number>(scene, 'bid')) : say.calls.pass;
    return [
      { text, label: tell(say.saidLabel, { name: nameOf(scene, seat), bid: text }), tone: isBidder ? 'key' : 'plain' },
    ];
  }
  if (!isSettled(scene) || callOf(scene) === null) return putBadges(scene, seat);
  const n = ofSeat(scene, 'points', seat);
  const points = n === 0 ? [] : [{ text: `★ ${n}`, label: tell(own.pointsLabel, { name: nameOf(scene, seat), n }) }];
  if (isBidder) {
    const got = sumOf(scene, 'points', team(scene));
    const bid = field<number>(scene, 'bid');
    const label = tell(say.bidLabel, { name: nameOf(scene, seat), bid, unit: say.points, n: got });
    return [
      roleBadge(say.bidder, scene, seat),
      { text: ofWords(got, bid), label, tone: reachTone(got, bid) },
      ...points,
    ];
  }
  return field(scene, 'partner') === seat ? [roleBadge(say.partner, scene, seat), ...points] : points;
}

export function countingMark(scene: Scene, card: string): Badge | null {
  return isWorth(scene, card) ? { text: '★', label: own.countingCard, tone: 'good' } : trumpMark(scene, card);
}

/** The call as a large card, and how the partner was found. */
export function TheCall({ scene }: { scene: Scene }) {
  const call = callOf(scene);
  if (call === null) return null;
  const trump = field<string>(scene, 'trump');
  const called = field<readonly string[]>(scene, 'worth').filter((card) => suitOf(scene, card) === trump);
  const partner = field<number | null>(scene, 'partner');
  const known = partner === null ? own.noPartner : tell(own.found, { name: nameOf(scene, partner) });
  return (
    <div class="pile-call">
      <Cards scene={scene} cards={called.reverse()} size="large" />
      <span class="pile-note">
        {askedWords(scene)}
        {known}
      </span>
    </div>
  );
}

/** Who the partner is; and why the hand is over. */
export function callNews(scene: Scene): string[] {
  const partner = field<number | null>(scene, 'partner');
  const end = scene.events.at(-1);
  return [
    ...(partner === null || callOf(scene) === null
      ? []
      : [askedWords(scene) + tell(own.found, { name: nameOf(scene, partner) })]),
    ...(end?.ev === 'score' ? [outcome(scene, end)] : []),
  ];
}

/** "2? 3? 4!": for which trumps the bidder asked. */
const askedWords = (scene: Scene): string => {
  const asked = field<readonly string[] | undefined>(scene, 'announced') ?? [];
  return asked.length > 0 ? `${tell(own.asked, { ranks: asked.join('? ') })} ` : '';
};

/** Trump and call are chosen, read back and confirmed. */
function Setting({ scene, acts, choose }: PanelProps) {
  const [trump, setTrump] = useState<string | null>(null);
  const [call, setCall] = useState<string | null>(null);
  const act = acts.find((each) => each.trump === trump && each.call === call);
  return (
    <section class="ask" aria-label={own.setting}>
      <SuitChoice suits={valuesOf(acts, 'trump')} chosen={trump} choose={setTrump} />
      <Choice
        name={own.counting}
        values={valuesOf<string>(acts, 'call')}
        chosen={call}
        choose={setCall}
        show={(value) => BLOCKS[value]}
      />
      <Confirm
        text={act ? (actWords(scene, act) ?? '') : own.chooseBoth}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}
export const setPanels: Readonly<Record<string, ComponentType<PanelProps>>> = { set: Setting };

/** "6, knights of cups". */
export const callIn = ({ bid, call, trump }: Line): string =>
  tell(own.callCell, { bid: String(bid), call: say.blocks[call as 'knights'], suit: suitWord(trump) });
/** Bidder and partner of a score line, with their marks. */
export const Team = ({ scene, score }: { scene: Scene; score: Line }) => (
  <>
    ♛ {headOf(scene, Number(score.bidder))}
    <small>{score.partner === null ? own.alone : `○ ${nameOf(scene, Number(score.partner))}`}</small>
  </>
);
/** What a game says of a bid that was made or missed. */
export interface Outcomes {
  readonly made: string;
  readonly missed: string;
}

/** What the team took, and what that means. */
export function outcome(scene: Scene, score: Line, texts: Outcomes = own): string {
  const seats = [score.bidder, score.partner].filter((seat) => seat !== null).map(Number);
  return tell(score.result === 'made' ? texts.made : texts.missed, {
    team: namesOf(scene, seats),
    points: String(score.points),
    bid: String(score.bid),
  });
}
