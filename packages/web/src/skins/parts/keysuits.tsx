/** The two key suits of Thief and Thieves, and the thieves that are kept. */
import type { Badge, Sign, TableScene } from '../../table/scene.ts';
import type { Trick } from '../../table/trick.ts';
import { gameWords } from '../../text/games.ts';
import { words } from '../../text/text.ts';
import { field, isPlaying, isTurn, suitOf } from './read.ts';
import { trumpMark } from './signs.ts';
import { fillSentence, suitTitle, suitWord } from './wording.ts';

const sharedText = words.skins;
const gameText = gameWords.thieves;

const keySuit = (scene: TableScene, name: 'trump' | 'thief'): string => field<string | null>(scene, name) ?? 'none';

const Mask = () => (
  <svg class="sign-mask" viewBox="0 0 32 14" aria-hidden="true">
    <path d="M1 2c5-2 10-1 15 1c5-2 10-3 15-1c1 6-2 11-7 11c-4 0-5-4-8-4s-4 4-8 4c-5 0-8-5-7-11zM6 6c2 3 5 3 7 1c-2-2-5-3-7-1zM26 6c-2 3-5 3-7 1c2-2 5-3 7-1z" />
  </svg>
);

/** The mask: the thief suit, or a question mark until it is settled. */
export function thiefSign(scene: TableScene): Sign {
  const thief = keySuit(scene, 'thief');
  const icon = <Mask />;
  if (thief === 'none')
    return {
      name: gameText.name,
      text: sharedText.notYet,
      disc: 'unknown',
      icon,
      more: `${gameText.unknownMore} ${gameText.more}`,
    };
  return { name: gameText.name, text: suitTitle(thief), suit: thief, disc: 'suit', icon, more: gameText.more };
}

export const keptBy = (scene: TableScene, seat: number): readonly string[] =>
  field<readonly (readonly string[])[]>(scene, 'kept')[seat];

/** "Crowns are thieves!", once they are known. */
export const thiefNews = (scene: TableScene): string[] => {
  const suit = keySuit(scene, 'thief');
  return suit === 'none' ? [] : [fillSentence(gameText.are, { suit: suitWord(suit) })];
};

/** Whether a thief goes back to whoever played it when the trick is taken. */
export const thiefGoesTo = (_: TableScene, { line, taker }: Trick, card: string): number =>
  Number(line?.kept === card ? line.keeper : taker);

/** The key suit that is still to be settled by a card out of suit. */
const toSettle = (scene: TableScene): 'trump' | 'thief' | null => {
  if (keySuit(scene, 'thief') === 'none') return 'thief';
  return scene.game.id === 'thief' && keySuit(scene, 'trump') === 'none' ? 'trump' : null;
};

/** A mask for thieves, a triangle for trumps, a question mark for cards that would settle a key suit now. */
export function keyMark(scene: TableScene, card: string): Badge | null {
  const suit = suitOf(scene, card);
  if (suit === keySuit(scene, 'thief')) return { text: '☻', label: gameText.card, tone: 'key' };
  const led = field<string | null>(scene, 'led') ?? 'none';
  const would = toSettle(scene);
  const open = isPlaying(scene) && isTurn(scene) && led !== 'none' && scene.acts.some((act) => act.card === card);
  if (would !== null && open && suit !== led && suit !== keySuit(scene, 'trump')) {
    const does = fillSentence(would === 'trump' ? gameText.wouldTrump : gameText.wouldThief, { suit: suitWord(suit) });
    return { text: '?', label: does, does: `${does}.` };
  }
  return trumpMark(scene, card);
}
