import { area } from '../area.ts';

/** The phrases of every table. */
export const talk = /* @__PURE__ */ area('talk', {
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck',
    'well-played': 'Well played',
    'nice-trick': 'Nice trick!',
    thinking: 'Thinking…',
    sorry: 'Sorry!',
    oops: 'Oops.',
    ouch: 'Ouch',
    thanks: 'Thanks',
    'one-more': 'One more?',
    'good-game': 'Good game',
    bye: 'Bye!',
    'may-bid-blind': 'I may bid blind',
  },
  emotes: {
    smile: ['😃', 'smiles'],
    laugh: ['😂', 'laughs'],
    wow: ['😮', 'is amazed'],
    sad: ['😢', 'is sad'],
    sweat: ['😅', 'is relieved'],
    clap: ['👏', 'claps'],
    heart: ['❤️', 'sends a heart'],
    wave: ['👋', 'waves'],
  },
} as const);
