/** Signs beside the trick that several games have. */

import { hasBox, openSuit } from './acts.ts';
import type { Badge, Sign } from './presenter.ts';
import { isSettled, suitNow } from './read.ts';
import type { Scene } from './scene.ts';
import { fillSentence } from './text.ts';
import { cardWord, suitTitle, suitWord } from './wording.ts';

/** The trump; or `none`, the text for a trump that is unknown or missing. */
export function trumpSign(scene: Scene, none: string, more?: string): Sign {
  const trump = scene.view.trump ?? 'none';
  if (trump === 'none')
    return {
      name: scene.text.trump,
      text: none,
      disc: none === scene.text.noTrump ? 'none' : 'unknown',
      ...(more && { more }),
    };
  return {
    name: scene.text.trump,
    text: suitTitle(scene, trump),
    suit: trump,
    disc: 'suit',
    more: more ?? scene.text.trumpMore,
  };
}

/** The trump and, if unusual, its effect; or that there is none, and why. */
export const noneSign = (scene: Scene, why: string, does?: string): Sign =>
  trumpSign(scene, scene.text.noTrump, isTrump(scene) ? does : why);

/** For games in which the first card sets trump; `does`: its effect, if unusual. */
export const ledTrump = (scene: Scene, does?: string): Sign =>
  trumpSign(scene, scene.text.notYet, isTrump(scene) ? does : scene.text.leadMakesTrump);
const isTrump = (scene: Scene): boolean => (scene.view.trump ?? 'none') !== 'none';

/** For games in which the open card's suit can be trump: the trump, with a reminder of the open card once it is gone. */
export function openSigns(scene: Scene): Sign[] {
  const { open, phase, took, bidder } = scene.view;
  if (open === null) return [];
  const decided = isSettled(scene) || phase === 'putting away';
  const suit = openSuit(scene);
  if (!decided)
    return [
      {
        name: scene.text.trump,
        text: fillSentence(scene.text.orNone, { suit: suitTitle(scene, suit) }),
        disc: 'unknown',
        more: fillSentence(scene.text.canBeTrump, { card: cardWord(scene, open), suit: suitWord(scene, suit) }),
      },
    ];
  const was = fillSentence(scene.text.openWas, { card: cardWord(scene, open) });
  if (bidder === null) return [trumpSign(scene, scene.text.noTrump, `${was} ${scene.text.openUnplayed}`)];
  const then =
    took === 1
      ? hasBox(scene)
        ? scene.text.boxTakenMore
        : scene.text.openTakenMore
      : `${scene.text.openLeftMore} ${scene.text.noTrumpMore}`;
  return [trumpSign(scene, scene.text.noTrump, `${was} ${then}`)];
}

/** "Trees are trump!", once trump is known. */
export const trumpNews = (scene: Scene): string[] =>
  isTrump(scene) ? [fillSentence(scene.text.areTrump, { suit: suitWord(scene, scene.view.trump) })] : [];

/** A mark for a card that counts or does harm; it may be a trump as well. */
export const starred = (scene: Scene, card: string, label: string, mark = '★', tone: Badge['tone'] = 'good'): Badge => {
  const trump = trumpMark(scene, card);
  return { text: mark + (trump?.text ?? ''), label: trump ? `${label}, ${trump.label}` : label, tone };
};

/** A mark for trumps. */
export function trumpMark(scene: Scene, card: string): Badge | null {
  const { trump } = scene.view;
  return trump && trump === suitNow(scene, card) ? { text: '▲', label: scene.text.trumpCard, tone: 'key' } : null;
}
