/** Signs beside the trick that several games have. */
import { cardName } from '../../cards/names.ts';
import type { Badge, Sign, TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { hasBox, openSuit } from './acts.ts';
import { field, isSettled, phaseOf, suitOf } from './read.ts';
import { fillSentence, suitTitle, suitWord } from './wording.ts';

const sharedText = words.skins;

/** The trump, or `none` in other words: not known yet, or no trump. */
export function trumpSign(scene: TableScene, none: string, more?: string): Sign {
  const trump = field<string | null>(scene, 'trump') ?? 'none';
  if (trump === 'none')
    return {
      name: sharedText.trump,
      text: none,
      disc: none === sharedText.noTrump ? 'none' : 'unknown',
      ...(more && { more }),
    };
  return {
    name: sharedText.trump,
    text: suitTitle(trump),
    suit: trump,
    disc: 'suit',
    more: more ?? sharedText.trumpMore,
  };
}

/** The trump and, where it is not the usual, what it does; or none and why. */
export const noneSign = (scene: TableScene, why: string, does?: string): Sign =>
  trumpSign(scene, sharedText.noTrump, isTrump(scene) ? does : why);

/** Where the first card makes trump; `does`: what it does, where that is not the usual. */
export const ledTrump = (scene: TableScene, does?: string): Sign =>
  trumpSign(scene, sharedText.notYet, isTrump(scene) ? does : sharedText.leadMakesTrump);
const isTrump = (scene: TableScene): boolean => (field<string | null>(scene, 'trump') ?? 'none') !== 'none';

/** Where the open card's suit can be trump: the trump, with a reminder of the open card once it is gone. */
export function openSigns(scene: TableScene): Sign[] {
  const open = field<string | null>(scene, 'open');
  if (open === null || scene.game.deck === null) return [];
  const decided = isSettled(scene) || phaseOf(scene) === 'putting away';
  const suit = openSuit(scene);
  if (!decided)
    return [
      {
        name: sharedText.trump,
        text: fillSentence(sharedText.orNone, { suit: suitTitle(suit) }),
        disc: 'unknown',
        more: fillSentence(sharedText.canBeTrump, { card: cardName(scene.game.deck, open), suit: suitWord(suit) }),
      },
    ];
  const took = field<number>(scene, 'took') === 1;
  const was = fillSentence(sharedText.openWas, { card: cardName(scene.game.deck, open) });
  if (field(scene, 'bidder') === null)
    return [trumpSign(scene, sharedText.noTrump, `${was} ${sharedText.openUnplayed}`)];
  const then = took
    ? hasBox(scene)
      ? sharedText.boxTakenMore
      : sharedText.openTakenMore
    : `${sharedText.openLeftMore} ${sharedText.noTrumpMore}`;
  return [trumpSign(scene, sharedText.noTrump, `${was} ${then}`)];
}

/** "Trees are trump!", once it is known. */
export const trumpNews = (scene: TableScene): string[] =>
  isTrump(scene) ? [fillSentence(sharedText.areTrump, { suit: suitWord(field<string>(scene, 'trump')) })] : [];

/** A mark for a card that counts, or does harm, which may be a trump as well. */
export const starred = (
  scene: TableScene,
  card: string,
  label: string,
  mark = '★',
  tone: Badge['tone'] = 'good',
): Badge => {
  const trump = trumpMark(scene, card);
  return { text: mark + (trump?.text ?? ''), label: trump ? `${label}, ${trump.label}` : label, tone };
};

/** A mark for trumps. */
export function trumpMark(scene: TableScene, card: string): Badge | null {
  const trump = field<string | null>(scene, 'trump');
  return trump !== null && trump === suitOf(scene, card)
    ? { text: '▲', label: sharedText.trumpCard, tone: 'key' }
    : null;
}
