/** The two key suits of Thief and Thieves, and the thieves that are kept. */
import type { Badge, Scene, Sign } from '../../table/scene.ts';
import type { Trick } from '../../table/trick.ts';
import { words } from '../../text/text.ts';
import { field, isPlaying, isTurn, suitOf } from './read.ts';
import { suitTitle, suitWord, tell } from './say.ts';
import { trumpMark } from './signs.ts';

const say = words.sheets;
const own = say.thieves;

const keySuit = (scene: Scene, name: 'trump' | 'thief'): string => field<string | null>(scene, name) ?? 'none';

/** The mask: the thief suit, or a question mark until it is settled. */
export function thiefSign(scene: Scene): Sign {
  const thief = keySuit(scene, 'thief');
  if (thief === 'none') return { name: own.name, text: '?', more: own.unknownMore };
  return { name: own.name, text: suitTitle(thief), suit: thief, more: own.more };
}

export const keptBy = (scene: Scene, seat: number): readonly string[] =>
  field<readonly (readonly string[])[]>(scene, 'kept')[seat];

/** "Crowns are thieves!", once they are known. */
export const thiefNews = (scene: Scene): string[] => {
  const suit = keySuit(scene, 'thief');
  return suit === 'none' ? [] : [tell(own.are, { suit: suitWord(suit) })];
};

/** Whether a thief goes back to whoever played it when the trick is taken. */
export const thiefGoesTo = (_: Scene, { line, taker }: Trick, card: string): number =>
  Number(line?.kept === card ? line.keeper : taker);

/** The key suit that is still to be settled by a card out of suit. */
const toSettle = (scene: Scene): 'trump' | 'thief' | null => {
  if (keySuit(scene, 'thief') === 'none') return 'thief';
  return scene.game.id === 'thief' && keySuit(scene, 'trump') === 'none' ? 'trump' : null;
};

/** A mask for thieves, a triangle for trumps, a question mark for cards that would settle a key suit now. */
export function keyMark(scene: Scene, card: string): Badge | null {
  const suit = suitOf(scene, card);
  if (suit === keySuit(scene, 'thief')) return { text: '☻', label: own.card, tone: 'key' };
  const led = field<string | null>(scene, 'led') ?? 'none';
  const would = toSettle(scene);
  const open = isPlaying(scene) && isTurn(scene) && led !== 'none' && scene.acts.some((act) => act.card === card);
  if (would !== null && open && suit !== led && suit !== keySuit(scene, 'trump'))
    return { text: '?', label: tell(would === 'trump' ? own.wouldTrump : own.wouldThief, { suit: suitWord(suit) }) };
  return trumpMark(scene, card);
}
