import { afterTricks, cannotFollow, inPhase, isScored, type Lesson, mine } from '../lesson.ts';
import { FOLLOW } from '../shared.ts';

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '12',
  notes: [
    {
      when: inPhase('bids'),
      text: 'Say how many of the 14 tricks you will take, at least; everybody bids once. Each trick of a bid that is made scores 10. Two aces, two queens, and no lizard at all: 3 is a fair bid.',
      good: { do: 'bid', tricks: 3 },
    },
    {
      when: inPhase('tricks'),
      text: 'There is no trump. The suits stand in a ring: rock, water, paper, lizard, scissors, and rock again. Whatever is led, the next suit in the ring beats it, and the one after beats both. The other two cannot win.',
    },
    FOLLOW,
    {
      when: cannotFollow,
      text: ({ view }) =>
        `You have no ${view.led}, so any card goes. These beat it${view.turned ? ', with a joker in the trick' : ''}: ${beats(String(view.led), view.turned === true).join(', and best ')}. The rest is thrown away.`,
    },
    {
      when: afterTricks(4),
      text: 'A joker is the lowest card of its suit, but it turns the ring round for its trick: then the two suits before the led one are the stronger.',
    },
    {
      when: afterTricks(8),
      text: (now) =>
        `You have ${mine(now, 'taken')} tricks of ${mine(now, 'bid')}. Tricks beyond your bid are one point each, and a bag each: ten bags cost 100.`,
    },
    {
      when: isScored,
      text: 'A bid that is made scores 10 a trick, and 1 for each trick too many. A bid that is missed scores nothing. Bidding nil, and taking nothing, is worth 150.',
    },
  ],
};

const RING = ['rock', 'water', 'paper', 'lizard', 'scissors'];

/** The two suits that beat another, the weaker first. */
const beats = (led: string, turned: boolean): string[] =>
  (turned ? [4, 3] : [1, 2]).map((step) => RING[(RING.indexOf(led) + step) % RING.length]);

export default lesson;
