/** Notes that several games share. */
import { lessonWords } from '../text/lessons.ts';
import { fill, words } from '../text/text.ts';
import { cannotFollow, following, type LessonMoment, type Note, suitName } from './lesson.ts';

const text = lessonWords.shared;

/** The first time one follows. */
export const FOLLOW: Note = {
  when: following,
  text: ({ view }) => fill(text.follow, { led: wasLed(suitName(view.led)) }),
};

/** The first time one has none of the led suit, in games with a trump; `trump`: what a trump does. */
export const noneLeft = (trump: string): Note => ({
  when: cannotFollow,
  text: (now) => free(now, now.view.trump === 'none' ? text.noTrump : trump),
});
/** Where it is the usual. */
export const NONE_LEFT: Note = noneLeft(text.trump);

/** The same where some suit is, or will be, the thieves; and, in Thief, another one trump, if it is not yet. */
export const noneLeftThief = (trumpMayCome: boolean): Note => ({
  when: cannotFollow,
  text: (now) => {
    const { trump, thief } = now.view;
    if (thief === 'none') return free(now, trump === 'none' ? text.makesThievesAlone : text.makesThieves);
    if (trump === 'none') return free(now, trumpMayCome ? text.makesTrump : text.thief);
    return free(now, text.trumpAndThief);
  },
});

function free({ view }: LessonMoment, more: string): string {
  const values = { led: suitName(view.led), trump: suitName(view.trump), thief: suitName(view.thief) };
  return fill(text.free, { ...values, more: fill(more, values) });
}

/** Suits are told in the plural where their name is one. */
function wasLed(suit: string): string {
  const form = suit.endsWith('s') && suit !== words.common.suits.scissors ? text.ledMany : text.ledOne;
  return fill(form, { suit: suit.charAt(0).toUpperCase() + suit.slice(1) });
}
