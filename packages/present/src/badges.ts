/** Badges at the seats that several games have: calls, progress of the bid, who sits out. */
import type { Json } from '@followsuit/engine';
import type { Badge } from './presenter.ts';
import { isBlindBid, isSettled, standingBid, teamOf } from './read.ts';
import type { Scene } from './scene.ts';
import { fill, fillSentence } from './text.ts';
import { callWord, nameOf, ofWords } from './wording.ts';

/** Each seat's call, until the first lead; the bidder has a counter instead once the bid is settled. */
export function saidBadges(scene: Scene, seat: number): Badge[] {
  const { call, cards, bidder, blindly } = scene.view;
  const said = (call as readonly Json[])[seat];
  if (said === null || cards.length > 0 || (isSettled(scene) && bidder === seat)) return [];
  const blind = blindly?.includes(seat);
  const text = blind ? fillSentence(scene.text.blindBid, { bid: callWord(scene, said) }) : callWord(scene, said);
  const label = fillSentence(scene.text.saidLabel, { name: nameOf(scene, seat), bid: text });
  return [{ text, label, tone: blind ? 'loud' : bidder === seat ? 'key' : 'plain' }];
}

/** Progress of a bid that must be hit exactly: green on it, amber beyond it. */
export const exactTone = (n: number, goal: number): Badge['tone'] => (n === goal ? 'good' : n > goal ? 'key' : 'plain');
/** Progress of a bid that must be reached. */
export const reachTone = (n: number, goal: number): Badge['tone'] => (n >= goal ? 'good' : 'key');

/** The state of a bid of no tricks: as good as made, missed, or still open. */
export type ZeroTone = 'good' | 'bad' | undefined;
export const plainZero = (n: number): ZeroTone => (n === 0 ? 'good' : 'bad');
const ZERO_MARK = { good: '✓ ', bad: '✗ ' } as const;

/** "3 of 5" at the bidder, once the bid is settled; `zero` words count as 0. If there is room, it names what is counted, or says `wide`. A blind bid stays highlighted. */
export function bidBadge(
  scene: Scene,
  seat: number,
  n: number,
  unit: string,
  tone = exactTone,
  wide?: (scene: Scene, bid: Json, n: number) => string,
  zeroTone: (n: number) => ZeroTone = plainZero,
): Badge[] {
  const bid = standingBid(scene);
  if (bid === null || bid.seat !== seat || !isSettled(scene)) return [];
  const label = fillSentence(scene.text.bidLabel, {
    name: nameOf(scene, seat),
    bid: callWord(scene, bid.bid),
    unit,
    n,
  });
  if (typeof bid.bid !== 'number') {
    const text = fill(scene.text.zeroTaken, { bid: callWord(scene, bid.bid), n });
    const tone = zeroTone(n);
    return [
      { text: (tone ? ZERO_MARK[tone] : '') + text, label, tone, counts: true },
      ...blindBid(scene, seat, bid.bid),
    ];
  }
  const how = tone(n, bid.bid);
  const mark = how === 'good' ? '✓ ' : n > bid.bid ? '+ ' : '';
  const text = ofWords(scene, n, bid.bid);
  const short = fill(scene.text.ofShort, { n, goal: bid.bid });
  return [
    {
      text: mark + short,
      wide: mark + (wide?.(scene, bid.bid, n) ?? `${text} ${unit}`),
      label,
      tone: how,
      counts: true,
    },
    ...blindBid(scene, seat, bid.bid),
  ];
}

function blindBid(scene: Scene, seat: number, said: Json): Badge[] {
  if (!isBlindBid(scene)) return [];
  const bid = fillSentence(scene.text.blindBid, { bid: callWord(scene, said) });
  return [
    {
      text: scene.text.blind,
      label: fillSentence(scene.text.saidLabel, { name: nameOf(scene, seat), bid }),
      tone: 'loud',
    },
  ];
}

/** Highlights the seats that play the bid, once it is settled. */
export function bidTint(scene: Scene, seat: number): 'key' | null {
  const bid = standingBid(scene);
  return bid !== null && isSettled(scene) && teamOf(scene, bid.seat).includes(seat) ? 'key' : null;
}

/** Who has put a card away and who is still choosing, if several do so at once. */
export function putBadges(scene: Scene, seat: number): Badge[] {
  if (scene.view.phase !== 'putting away') return [];
  if (scene.view.actors.includes(seat))
    return [
      { text: scene.text.choosing, label: fillSentence(scene.text.choosingLabel, { name: nameOf(scene, seat) }) },
    ];
  return scene.view.put[seat] > 0
    ? [
        {
          text: scene.text.ready,
          label: fillSentence(scene.text.readyLabel, { name: nameOf(scene, seat) }),
          tone: 'good',
        },
      ]
    : [];
}

/** Who does not see their own cards yet. */
export const blindBadges = (scene: Scene, seat: number): Badge[] =>
  scene.view.blind.includes(seat)
    ? [
        {
          text: scene.text.unseen,
          wide: scene.text.unseenWide,
          label: fillSentence(scene.text.unseenLabel, { name: nameOf(scene, seat) }),
        },
      ]
    : [];

/** A role, such as the bidder's or the partner's. */
export const roleBadge = (text: string, scene: Scene, seat: number): Badge => ({
  text,
  label: fillSentence(scene.text.roleLabel, { name: nameOf(scene, seat), role: text }),
  tone: 'key',
});
