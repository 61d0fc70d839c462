/** Plays sounds one after another, and leaves out what would come too late or too fast to be heard. */
import { lengthOf, type Sound, VOICES, type Voice } from './voices.ts';

/** Where voices are heard: a sound card, or a test. */
export interface AudioOutput {
  /** The present, in milliseconds. */
  readonly now: () => number;
  readonly start: (voice: Voice, at: number, volume: number) => void;
}

/** Milliseconds between the starts of two sounds; the end of one may overlap the next. */
const APART = 110;
/** Milliseconds between two of the same kind. */
const APART_ALIKE = 160;
/** A sound that would come later than this belongs to a moment that is gone. */
const LATEST = 450;

/** @example const play = soundPlayer(output); play(['card', 'trick'], 0.5) */
export function soundPlayer({ now, start }: AudioOutput): (sounds: readonly Sound[], volume: number) => void {
  const last = new Map<Sound, number>();
  let free = 0;
  return (sounds, volume) => {
    const present = now();
    for (const sound of sounds) {
      const at = Math.max(present, free, (last.get(sound) ?? Number.NEGATIVE_INFINITY) + APART_ALIKE);
      if (at > present + LATEST) continue;
      last.set(sound, at);
      free = at + Math.min(APART, lengthOf(sound));
      for (const voice of VOICES[sound]) start(voice, at + voice.at, volume);
    }
  };
}
