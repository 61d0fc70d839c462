/** The phrases of every table. */
export const talk = {
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    'nice-trick': 'Nice trick!',
    thinking: 'I am thinking…',
    sorry: 'Sorry!',
    oops: 'Oops.',
    thanks: 'Thanks!',
    'one-more': 'One more?',
    'good-game': 'Good game!',
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
} as const;
