/** How Stepping Stones (piecepack solitaire) is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ picture: 'board', label: 'board' }]],
  trick: [
    [{ picture: 'number' }, { sign: '→' }, { picture: 'move', label: 'moves' }],
    [{ picture: 'suit' }, { sign: '→' }, { picture: 'turn', label: 'turns' }],
  ],
  scoring: {
    columns: ['points'],
    totals: true,
    rows: [
      { label: 'all', things: [{ picture: 'pawns' }], points: [4] },
      { label: 'three', things: [{ picture: 'threePawns' }], points: [3] },
    ],
  },
  twist: [[{ picture: 'points' }, { sign: '→' }, { picture: 'walk', label: 'walk' }]],
};

export default howTo;
