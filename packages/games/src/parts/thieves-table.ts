/** What the tables of Thief and Thieves show of the two key suits and of the kept thieves. */
import type { ViewOf } from '@followsuit/engine';
import {
  type Badge,
  cardSuit,
  fillSentence,
  isPlaying,
  isTurn,
  type Scene,
  type ScoredHand,
  type Sign,
  suitTitle,
  suitWord,
  type Trick,
  trumpMark,
  type WordsOf,
} from '@followsuit/present';
import type { biddingFields } from './bidding.ts';
import type { KeySuits, thiefFields } from './thieves.ts';
import type { thieves as english } from './thieves-words.en.ts';

type ThievesView = ViewOf<typeof thiefFields & typeof biddingFields> & Readonly<Record<KeySuits, string>>;
/** A scene of either game; its words have those of thieves under `thieves`. */
type ThievesScene = Scene<ThievesView, { readonly thieves: WordsOf<typeof english> }>;

/** The mask: the thief suit, or a question mark until it is known. */
export function thiefSign(scene: ThievesScene): Sign {
  const { thieves: words } = scene.words;
  const { thief } = scene.view;
  const sign = { name: words.name, icon: 'mask' };
  if (thief === 'none')
    return { ...sign, text: scene.text.notYet, disc: 'unknown', more: `${words.unknownMore} ${words.more}` };
  return { ...sign, text: suitTitle(scene, thief), suit: thief, disc: 'suit', more: words.more };
}

export const keptBy = ({ view }: ThievesScene, seat: number): readonly string[] => view.kept[seat];

/** The thieves that each seat kept in a finished hand. */
export const keptIn = ({ names }: ThievesScene, { tricks }: ScoredHand): readonly (readonly string[])[] =>
  names.map((_, seat) =>
    tricks.flatMap(({ kept, keeper }) => (typeof kept === 'string' && keeper === seat ? [kept] : [])),
  );

/** "Crowns are thieves!", once they are known. */
export const thiefNews = (scene: ThievesScene): string[] =>
  scene.view.thief === 'none'
    ? []
    : [fillSentence(scene.words.thieves.are, { suit: suitWord(scene, scene.view.thief) })];

/** A kept thief goes back to the seat that played it when the trick is taken. */
export const thiefGoesTo = (_: ThievesScene, { line, taker }: Trick, card: string): number =>
  Number(line?.kept === card ? line.keeper : taker);

/**
 * A mask for thieves, a triangle for trumps, a question mark for cards that would settle a key suit now; `mayMake` are the key
 * suits that an off-suit card can make.
 */
export function keyMark(scene: ThievesScene, card: string, mayMake: readonly KeySuits[]): Badge | null {
  const { view } = scene;
  const { thieves: words } = scene.words;
  const suit = cardSuit(scene, card);
  if (suit === view.thief) return { text: '☻', icon: 'mask', label: words.card, tone: 'key' };
  const would = ['thief', 'trump'].find(
    (name) => mayMake.includes(name as KeySuits) && view[name as KeySuits] === 'none',
  );
  const open = isPlaying(scene) && isTurn(scene) && view.led !== 'none' && scene.acts.some((act) => act.card === card);
  if (would !== undefined && open && suit !== view.led && suit !== view.trump) {
    const does = fillSentence(would === 'trump' ? words.wouldTrump : words.wouldThief, { suit: suitWord(scene, suit) });
    return { text: '?', label: does, does: `${does}.` };
  }
  return trumpMark(scene, card);
}
