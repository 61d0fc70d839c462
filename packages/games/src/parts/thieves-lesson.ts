/** A note that the lessons of Thief and Thieves share. */
import type { KernelView } from '@followsuit/engine';
import { cannotFollow, type LessonMoment, type Note, voidText, type WordsOf } from '@followsuit/present';
import type { KeySuits } from './thieves.ts';
import type { thievesLesson } from './thieves-words.en.ts';

type View = KernelView & Readonly<Record<KeySuits, string>>;
type Words = { readonly thieves: WordsOf<typeof thievesLesson> };

/** The first time that the learner is void in the led suit; `mayMake` are the key suits that an off-suit card can make. */
export const thievesVoidNote = (mayMake: readonly KeySuits[]): Note<View, Words> => ({
  when: cannotFollow,
  about: ['void', 'thief'],
  look: 'hand',
  text: (now) => voidText(now, does(now, mayMake), { trump: now.view.trump, thief: now.view.thief }),
});

/** What an off-suit card does at this point. */
function does({ view, words: { thieves } }: LessonMoment<View, Words>, mayMake: readonly KeySuits[]): string {
  const { trump, thief } = view;
  if (thief === 'none') return trump === 'none' ? thieves.makesThievesAlone : thieves.makesThieves;
  if (trump === 'none') return mayMake.includes('trump') ? thieves.makesTrump : thieves.thief;
  return thieves.trumpAndThief;
}
