import { counted } from '../../skins/parts/wording.ts';
import { lessonWords } from '../../text/lessons.ts';
import { fill, words } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, myTricks, scoreOf, suitName, who } from '../lesson.ts';
import { FOLLOW, noneLeftThief } from '../shared.ts';

const text = lessonWords.thief;

const lesson: Lesson = {
  players: 4,
  seat: 3,
  seed: '29',
  notes: [
    {
      when: inPhase('putting away'),
      text: text.away,
      good: { do: 'discard', card: '4u' },
    },
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'bid', points: 7 },
    },
    {
      when: inPhase('opening'),
      text: text.opening,
      good: { do: 'play', card: 'Aa', as: 'trump' },
    },
    FOLLOW,
    {
      when: (now) => inPhase('tricks')(now) && now.view.thief !== 'none' && now.view.trump !== 'none',
      text: ({ view }) => fill(text.settled, { trump: suitName(view.trump), thief: suitName(view.thief) }),
    },
    noneLeftThief(true),
    {
      when: afterTricks(7),
      text: (now) => {
        const kept = ((now.view.kept as readonly (readonly string[])[])[now.seat] ?? []).length;
        return fill(text.later, { tricks: myTricks(now), thieves: counted(kept, words.skins.thief) });
      },
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result === 'exact') return fill(text.exact, { name: who(now, score.bidder) });
        return score?.result === 'over' ? text.over : text.under;
      },
    },
  ],
};

export default lesson;
