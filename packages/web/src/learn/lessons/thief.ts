import { afterTricks, inPhase, isScored, type Lesson, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT_THIEF } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 3,
  seed: '29',
  notes: [
    {
      when: inPhase('putting away'),
      text: 'You have one card too many: put one away, best a low one of a short suit, such as the Four of cups.',
      good: { do: 'discard', card: '4u' },
    },
    {
      when: inPhase('bidding'),
      text: 'Bid how many points you will take. Every trick is a point, and so is every thief that comes back to you. With five anchors and their ace, 7 is a fair bid.',
      good: { do: 'bid', points: 7 },
    },
    {
      when: inPhase('opening'),
      text: 'You won the auction: lead a card, and say whether its suit is trump or the thieves. Your anchors are long and high: make them trump.',
      good: { do: 'play', card: 'Aa', as: 'trump' },
    },
    FOLLOW,
    {
      when: (now) => inPhase('tricks')(now) && now.view.thief !== 'none' && now.view.trump !== 'none',
      text: ({ view }) =>
        `Both are settled now: ${view.trump} are trump, ${view.thief} are thieves. The second came about by the first card played out of suit. Thieves take no trick, but the lowest thief in a trick goes back to its player as a point.`,
    },
    NONE_LEFT_THIEF,
    {
      when: afterTricks(7),
      text: (now) => {
        const kept = ((now.view.kept as readonly (readonly string[])[])[now.seat] ?? []).length;
        return `You have ${mine(now, 'taken')} tricks and ${kept} thieves kept. As in Coralon, exactly the bid is best for the bidder: then nobody else scores.`;
      },
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result === 'exact') return `Exactly the bid: only ${who(now, score.bidder)} scored.`;
        return score?.result === 'over'
          ? 'More than the bid: everybody scores tricks and thieves.'
          : 'Fewer than the bid: everybody but the bidder scores tricks and thieves.';
      },
    },
  ],
};

export default lesson;
