import { howToEnglish } from '@followsuit/present';
import { area } from '../area.ts';

export const how = /* @__PURE__ */ area('how', {
  title: 'How to play {game}',
  link: 'How to play',
  play: 'Play now',
  learn: 'Learn it',
  puzzles: 'Puzzles',
  rules: 'Full rules',
  more: 'More',
  missing: 'This game has no short guide yet. Its rules say everything.',
  failed: 'The page could not be loaded. Are you offline? Try again when there is a network.',
  drawn: howToEnglish,
} as const);
