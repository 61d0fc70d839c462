import { afterTricks, inPhase, isScored, type Lesson, leading, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('bidding'),
      text: 'Over the game each of the three plays every contract on the sheet once, alone against two. Declare one now, or pass and wait for better cards. You also say whether nines or ones are high. Six diamonds up to the 9: win tricks, diamonds trump, nines high.',
      good: { do: 'declare', contract: 'win-pick-trump', high: 9, redo: false, trump: 'diamonds' },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        leading(now)
          ? 'You are the declarer, and lead. Only your tricks are written down; the other two just try to spoil it. Your highest trumps first.'
          : `${who(now, now.view.declarer)} is the declarer. Only the declarer’s tricks are written down: you and the other defender try to spoil it.`,
      good: { do: 'play', card: '9d' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: (now) =>
        now.view.declarer === now.seat
          ? `You have ${mine(now, 'taken')} tricks. A result is neither good nor bad by itself: in the end it is compared with what the others make of the same contract.`
          : 'Results are compared at the end: each trick you take from the declarer counts for you later.',
    },
    {
      when: isScored,
      text: (now) =>
        `${scoreOf(now)?.tricks} tricks are written into the box of this contract. When all three players have played it, the best gets 3 points, the second 1, the worst loses one.`,
    },
  ],
};

export default lesson;
