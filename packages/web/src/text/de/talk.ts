import type { WordsOf } from '@followsuit/present';
import type { talk as english } from '../en/talk.ts';

export const talk: WordsOf<typeof english> = {
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück',
    'well-played': 'Gut gespielt',
    'nice-trick': 'Schöner Stich!',
    thinking: 'Ich überlege …',
    sorry: 'Entschuldigung!',
    oops: 'Hoppla.',
    ouch: 'Autsch',
    thanks: 'Danke',
    'one-more': 'Noch eine?',
    'good-game': 'Gute Partie',
    bye: 'Tschüss!',
    'may-bid-blind': 'Ich biete vielleicht blind',
  },
  emotes: {
    smile: ['😃', 'lächelt'],
    laugh: ['😂', 'lacht'],
    wow: ['😮', 'staunt'],
    sad: ['😢', 'ist traurig'],
    sweat: ['😅', 'ist erleichtert'],
    clap: ['👏', 'klatscht'],
    heart: ['❤️', 'schickt ein Herz'],
    wave: ['👋', 'winkt'],
  },
};
