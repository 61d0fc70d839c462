import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, cannotFollow, inPhase, isScored, type Lesson, mine, suitName } from '../lesson.ts';
import { FOLLOW } from '../shared.ts';

const text = lessonWords.stones;

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '12',
  notes: [
    {
      when: inPhase('bids'),
      text: text.bids,
      good: { do: 'bid', tricks: 3 },
    },
    {
      when: inPhase('tricks'),
      text: text.ring,
    },
    FOLLOW,
    {
      when: cannotFollow,
      text: ({ view }) => {
        const [good, best] = beats(String(view.led), view.turned === true).map(suitName);
        return fill(view.turned ? text.noneTurned : text.none, { led: suitName(view.led), good, best });
      },
    },
    {
      when: afterTricks(4),
      text: text.joker,
    },
    {
      when: afterTricks(8),
      text: (now) => fill(text.later, { n: mine(now, 'taken'), bid: mine(now, 'bid') }),
    },
    {
      when: isScored,
      text: text.scored,
    },
  ],
};

const RING = ['rock', 'water', 'paper', 'lizard', 'scissors'];

/** The two suits that beat another, the weaker first. */
const beats = (led: string, turned: boolean): string[] =>
  (turned ? [4, 3] : [1, 2]).map((step) => RING[(RING.indexOf(led) + step) % RING.length]);

export default lesson;
