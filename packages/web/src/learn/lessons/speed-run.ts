import type { Json } from '@followsuit/engine';
import { afterTricks, inPhase, isScored, type Lesson, mine, scoreOf } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('setting'),
      text: 'You set one thing for everybody, the trump suit or the ranking; the next player sets the other. You have five spades: make them trump.',
      good: { do: 'trump', trump: 'spades' },
    },
    {
      when: inPhase('choosing'),
      text: 'Now all three choose a contract in secret: how many of the twelve tricks will you win? Each card is used once in the game. Hint, in the bar above, asks a strong bot.',
    },
    {
      when: inPhase('tricks'),
      text: ({ view }) =>
        view.mode !== 'fixed'
          ? 'In this hand the ranking turns round: sometimes tens are high, sometimes ones. The signs beside the trick say how it is now.'
          : `In this hand ${view.high}s are high, in all suits.`,
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) =>
        `You have ${mine(now, 'taken')} tricks. You want exactly your number: each trick you are off costs a point. Watch what the others seem to want.`,
    },
    {
      when: isScored,
      text: (now) => {
        const points = Number((scoreOf(now)?.points as readonly Json[] | undefined)?.[now.seat] ?? 0);
        const told =
          points < 0
            ? 'You hit it exactly: −2, and low scores win.'
            : `You were off by ${points}, which costs ${points} points. Hitting it exactly scores −2; low scores win.`;
        return `The contracts are shown. ${told}`;
      },
    },
  ],
};

export default lesson;
