/** Marks at the seats that several games have: what was said, how far the bid is, who sits out. */
import type { Json } from '@followsuit/engine';
import type { Badge, TableScene } from '../../table/scene.ts';
import { fill, words } from '../../text/text.ts';
import { actors, field, isBlindBid, isIn, isSettled, ofSeat, phaseOf, standingBid, teamOf } from './read.ts';
import { callWord, fillSentence, nameOf, ofWords } from './wording.ts';

const sharedText = words.skins;

/** What each seat said, until the first card is led; the bidder has a counter as soon as the bid stands. */
export function saidBadges(scene: TableScene, seat: number): Badge[] {
  const said = field<readonly Json[]>(scene, 'call')[seat];
  const led = field<readonly string[]>(scene, 'cards').length > 0;
  if (said === null || led || (isSettled(scene) && field(scene, 'bidder') === seat)) return [];
  const blind = isIn(scene, 'blindly', seat);
  const text = blind ? fillSentence(sharedText.blindBid, { bid: callWord(said) }) : callWord(said);
  const label = fillSentence(sharedText.saidLabel, { name: nameOf(scene, seat), bid: text });
  return [{ text, label, tone: blind ? 'loud' : field(scene, 'bidder') === seat ? 'key' : 'plain' }];
}

/** How far a bid is that must be hit exactly: green on it, amber beyond it. */
export const exactTone = (n: number, goal: number): Badge['tone'] => (n === goal ? 'good' : n > goal ? 'key' : 'plain');
/** How far a bid is that must be reached. */
export const reachTone = (n: number, goal: number): Badge['tone'] => (n >= goal ? 'good' : 'key');

/** How a bid of no trick stands: as good as made, missed, or not to be said yet. */
export type ZeroTone = 'good' | 'bad' | undefined;
export const plainZero = (n: number): ZeroTone => (n === 0 ? 'good' : 'bad');
const ZERO_MARK = { good: '✓ ', bad: '✗ ' } as const;

/** "3 of 5" at the bidder, once the bid stands; `zero` words count as 0. Where there is room it says what is counted, or `wide`. A blind bid stays loud. */
export function bidBadge(
  scene: TableScene,
  seat: number,
  n: number,
  unit: string,
  tone = exactTone,
  wide?: (bid: Json, n: number) => string,
  zeroTone: (n: number) => ZeroTone = plainZero,
): Badge[] {
  const bid = standingBid(scene);
  if (bid === null || bid.seat !== seat || !isSettled(scene)) return [];
  const label = fillSentence(sharedText.bidLabel, { name: nameOf(scene, seat), bid: callWord(bid.bid), unit, n });
  if (typeof bid.bid !== 'number') {
    const text = fill(sharedText.zeroTaken, { bid: callWord(bid.bid), n });
    const tone = zeroTone(n);
    return [{ text: (tone ? ZERO_MARK[tone] : '') + text, label, tone }, ...blindBid(scene, seat, bid.bid)];
  }
  const how = tone(n, bid.bid);
  const mark = how === 'good' ? '✓ ' : n > bid.bid ? '+ ' : '';
  const text = ofWords(n, bid.bid);
  const short = fill(sharedText.ofShort, { n, goal: bid.bid });
  return [
    { text: mark + short, wide: mark + (wide?.(bid.bid, n) ?? `${text} ${unit}`), label, tone: how },
    ...blindBid(scene, seat, bid.bid),
  ];
}

function blindBid(scene: TableScene, seat: number, said: Json): Badge[] {
  if (!isBlindBid(scene)) return [];
  const bid = fillSentence(sharedText.blindBid, { bid: callWord(said) });
  return [
    {
      text: sharedText.blind,
      label: fillSentence(sharedText.saidLabel, { name: nameOf(scene, seat), bid }),
      tone: 'loud',
    },
  ];
}

/** Those who play the bid stand out once it is settled. */
export function bidTint(scene: TableScene, seat: number): 'key' | null {
  const bid = standingBid(scene);
  return bid !== null && isSettled(scene) && teamOf(scene, bid.seat).includes(seat) ? 'key' : null;
}

/** Who has put a card away and who is still choosing, where several do so at once. */
export function putBadges(scene: TableScene, seat: number): Badge[] {
  if (phaseOf(scene) !== 'putting away') return [];
  if (actors(scene).includes(seat))
    return [
      { text: sharedText.choosing, label: fillSentence(sharedText.choosingLabel, { name: nameOf(scene, seat) }) },
    ];
  return ofSeat(scene, 'put', seat) > 0
    ? [
        {
          text: sharedText.ready,
          label: fillSentence(sharedText.readyLabel, { name: nameOf(scene, seat) }),
          tone: 'good',
        },
      ]
    : [];
}

/** Who does not see their own cards yet. */
export const blindBadges = (scene: TableScene, seat: number): Badge[] =>
  isIn(scene, 'blind', seat)
    ? [
        {
          text: sharedText.unseen,
          wide: sharedText.unseenWide,
          label: fillSentence(sharedText.unseenLabel, { name: nameOf(scene, seat) }),
        },
      ]
    : [];

/** A role, such as the bidder's or the partner's. */
export const roleBadge = (text: string, scene: TableScene, seat: number): Badge => ({
  text,
  label: fillSentence(sharedText.roleLabel, { name: nameOf(scene, seat), role: text }),
  tone: 'key',
});
