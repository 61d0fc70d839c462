/** The sound card of the browser. */
import { settings } from '../settings.ts';
import { type AudioOutput, soundPlayer } from './player.ts';
import type { Sound, Voice } from './voices.ts';

const VOLUMES = { quiet: 0.22, normal: 0.5, loud: 1 } as const;
/** Seconds of noise; longer than any voice. */
const NOISE = 0.5;

/** Milliseconds without a sound after which the sound card may rest. */
const REST = 10_000;

let audio: AudioContext | null = null;
let play: ReturnType<typeof soundPlayer> | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Opens the sound card, which takes a moment, if the browser lets this page: after the person's first tap or key. */
export function openAudio(): void {
  // A browser that is asked earlier writes a warning, and stays silent.
  if (audio || navigator.userActivation?.hasBeenActive === false) return;
  audio = new AudioContext({ latencyHint: 'interactive' });
  play = soundPlayer(outputTo(audio));
}

/** @example playSounds(['card', 'trick']) */
export function playSounds(sounds: readonly Sound[]): void {
  openAudio();
  if (audio?.state === 'suspended') void audio.resume().catch(() => {});
  play?.(sounds, VOLUMES[settings.volume.value]);
  clearTimeout(resting);
  resting = setTimeout(() => void audio?.suspend().catch(() => {}), REST);
}

function outputTo(audio: AudioContext): AudioOutput {
  const noise = audio.createBuffer(1, NOISE * audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;

  const start = (
    { ms, from, to = from, peak, rise = 5, noise: sharpness }: Voice,
    at: number,
    volume: number,
  ): void => {
    const [begin, end] = [at / 1000, (at + ms) / 1000];
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(peak * volume, begin + rise / 1000);
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    gain.connect(audio.destination);
    const glide = (frequency: AudioParam): void => {
      frequency.setValueAtTime(from, begin);
      frequency.exponentialRampToValueAtTime(to, end);
    };
    if (sharpness === undefined) {
      const tone = audio.createOscillator();
      glide(tone.frequency);
      tone.connect(gain);
      tone.start(begin);
      tone.stop(end);
      return;
    }
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = sharpness;
    glide(filter.frequency);
    filter.connect(gain);
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.connect(filter);
    source.start(begin, 0, ms / 1000);
  };
  return { now: () => audio.currentTime * 1000, start };
}
