/** What the table sounds like: which sounds go with a change of the scene. Loaded with the sounds themselves. */
import type { Line } from '@followsuit/engine';
import type { TableScene } from '../table/scene.ts';
import type { Sound } from './voices.ts';

export { openAudio, playSounds } from './web-audio.ts';

/** What is felt of a sound, in milliseconds on and off; the rest is only heard. */
const PATTERNS: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  win: [30, 60, 30, 60, 70],
  turn: [18],
  trick: [10, 40, 10],
  card: [8],
};

/** What is felt of some sounds: the strongest alone. @example patternOf(['card', 'turn']) // [18] */
export const patternOf = (sounds: readonly Sound[]): readonly number[] | undefined =>
  Object.entries(PATTERNS).find(([sound]) => sounds.includes(sound as Sound))?.[1];

/** More events than this at once are the past of a player who has just come (see `Stage`). */
const MOST = 12;

/** What is heard when `scene` follows `before`; without it, the table has just been opened. @example soundsOf(null, scene) */
export function soundsOf(before: TableScene | null, scene: TableScene): readonly Sound[] {
  const had = before?.events.length ?? 0;
  const news = scene.events.slice(had);
  if (scene.events.length < had || (before && news.length > MOST)) return [];
  if (!before && news.some(({ ev }) => ev === 'act')) return [];
  const heard = news.flatMap((line) => soundOf(before, scene, line) ?? []);
  // The player's card is heard when it leaves the hand, before the table has answered.
  if (scene.laying !== undefined && before?.laying === undefined) heard.unshift('card');
  if (before && scene.acts.length > 0 && before.acts.length === 0) heard.push('turn');
  return [...new Set(heard)];
}

function soundOf(before: TableScene | null, { seat }: TableScene, line: Line): Sound | undefined {
  switch (line.ev) {
    case 'deal':
      return 'deal';
    case 'act':
      if (line.card === undefined && line.cards === undefined) return 'chip';
      return line.seat === seat && line.card === before?.laying ? undefined : 'card';
    case 'trick':
      return 'trick';
    case 'score':
      return 'score';
    case 'over':
      return (line.winners as readonly number[]).includes(seat) ? 'win' : undefined;
  }
}
