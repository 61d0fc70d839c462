/** Notes that several games share. */
import { cannotFollow, following, type Note } from './lesson.ts';

/** The first time one follows. */
export const FOLLOW: Note = {
  when: following,
  text: ({ view }) =>
    `${name(view.led)} led. Follow suit if you can: the raised cards may be played. Tap another one, and the table says which rule forbids it.`,
};

/** The first time one has none of the led suit, in games with a trump. */
export const NONE_LEFT: Note = {
  when: cannotFollow,
  text: ({ view }) => {
    const free = `You have no ${view.led}, so you may play any card.`;
    return view.trump === 'none'
      ? `${free} Without trump it cannot take the trick: throw away what you need least.`
      : `${free} A trump (${view.trump}) beats the led suit; any other card is thrown away.`;
  },
};

/** The same where some suit is, or will be, the thieves. */
export const NONE_LEFT_THIEF: Note = {
  when: cannotFollow,
  text: ({ view }) => {
    const free = `You have no ${view.led}, so you may play any card.`;
    if (view.thief === 'none' && view.trump !== 'none')
      return `${free} A trump (${view.trump}) beats the led suit. Any other card makes its suit the thieves.`;
    if (view.trump === 'none') return `${free} The lowest thief in the trick (${view.thief}) comes back as a point.`;
    return `${free} A trump (${view.trump}) beats the led suit; a thief (${view.thief}) comes back as a point if it is the lowest there.`;
  },
};

const name = (suit: unknown): string => {
  const text = String(suit);
  const verb = text.endsWith('s') && text !== 'scissors' ? 'were' : 'was';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${verb}`;
};
