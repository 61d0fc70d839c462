/** The guided first hand of Stones. */
import {
  afterTricks,
  cannotFollow,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  suitWord,
  tricks,
  type WordsOf,
} from '@followsuit/present';
import type { StonesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** Your Seven of water takes scissors in the second trick: it stands two further in the ring. A joker turns the sixth. */
const lesson: Lesson<StonesView, WordsOf<typeof english>> = {
  minutes: 7,
  players: 5,
  seat: 0,
  seed: '29',
  script: [
    { seat: 1, do: 'bid', tricks: 4 },
    { seat: 2, do: 'bid', tricks: 3 },
    { seat: 3, do: 'bid', tricks: 0 },
    { seat: 4, do: 'bid', tricks: 0 },
    { seat: 0, do: 'bid', tricks: 3 },
    ...tricks(
      5,
      '0 2p Qp 9p Jp 3p',
      '1 5s Qs 4s 10s 7w',
      '0 10w Aw 4w 6w 8w',
      '1 5w Kw 2w Jw 6p',
      '0 6l Jl Kl Ql 10l',
      '2 7p Xp 5p 10p Ar',
      '1 9r 5r Jr 7r 6r',
      '3 5l 7l 2l 8r 3l',
      '1 3w Qw Ks Xr 8p',
      '3 Xs 6s 4p As 3s',
      '0 Xl Js Kp 8l 9l',
      '2 9w 4l 3r Al Xw',
      '4 Ap Kr 9s 10r 8s',
      '1 2s 4r 7s 2r Qr',
    ),
  ],
  guided: 4,
  notes: [
    ...openingNotes,
    { when: inPhase('bids'), text: ({ words }) => words.bids, about: ['bids', 'bid'], look: 'chooser' },
    { when: inPhase('tricks'), text: ({ words }) => words.opens, about: ['tricks', 'play', 'opening'], look: '2p' },
    {
      when: cannotFollow,
      text: (now) => {
        const { led, turned } = now.view;
        const [good, best] = beats(led, turned).map((suit) => suitWord(now, suit));
        return fill(turned ? now.words.noneTurned : now.words.none, { led: suitWord(now, led), good, best });
      },
      about: ['ring', 'void'],
      look: 'signs',
    },
    {
      when: (now) => now.view.trick >= 2 && freshTrick(now) !== undefined,
      text: ({ words }) => words.ring,
      about: ['ring'],
      look: 'signs',
    },
    followNote,
    { when: ({ view }) => view.turned, text: ({ words }) => words.joker, about: ['joker'], look: 'trick' },
    {
      when: afterTricks(8),
      text: (now) => fill(now.words.later, { n: now.view.taken[now.seat], bid: now.view.bid[now.seat] }),
      about: ['bags'],
      look: 'seats',
    },
    { when: isScored, text: ({ words }) => words.scored, about: ['score'] },
  ],
  more: [{ about: ['nil'], text: (words) => words.nil }],
};

const RING = ['rock', 'water', 'paper', 'lizard', 'scissors'];

/** The two suits that beat another, the weaker first. */
const beats = (led: string, turned: boolean): string[] =>
  (turned ? [4, 3] : [1, 2]).map((step) => RING[(RING.indexOf(led) + step) % RING.length]);

export default lesson;
