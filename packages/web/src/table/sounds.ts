/** Lets a table be heard and felt. */
import { useEffect, useRef } from 'preact/hooks';
import { whenIdle } from '../idle.ts';
import { settings } from '../settings.ts';
import type { TableScene } from './scene.ts';

/** Loads the sounds, after the table has been shown. Without a network or a sound card the table is silent. */
const withSound = (use: (audio: typeof import('../sound/scene-sounds.ts')) => void): void =>
  void import('../sound/scene-sounds.ts').then(use).catch(() => {});

/** A sound that is loaded later than this belongs to a moment that is gone. */
const LATEST = 1000;

/** Lets the changes of a table be heard and felt. @example useSounds(scene) */
export function useSounds(scene: TableScene): void {
  const last = useRef<TableScene | null>(null);
  const isOn = settings.sound.value === 'on';
  useEffect(() => {
    if (isOn) whenIdle(() => withSound(({ openAudio }) => openAudio()));
  }, [isOn]);
  useEffect(() => {
    const before = last.current;
    last.current = scene;
    if (document.hidden) return;
    const isFelt = mayVibrate();
    if (!isOn && !isFelt) return;
    const asked = performance.now();
    withSound(({ playSounds, soundsOf, patternOf }) => {
      const sounds = soundsOf(before, scene);
      if (sounds.length === 0 || performance.now() > asked + LATEST) return;
      if (isOn) playSounds(sounds);
      const pattern = isFelt && patternOf(sounds);
      if (pattern) navigator.vibrate([...pattern]);
    });
  }, [scene.events, scene.acts, scene.laying]);
}

/** Milliseconds on and off. */
const REFUSED = [12, 50, 12];

/** A card may not be played: felt on a phone. */
export function vibrateRefused(): void {
  if (mayVibrate()) navigator.vibrate(REFUSED);
}

/** Whether the setting, the device and an earlier touch allow it. */
const mayVibrate = (): boolean =>
  settings.haptics.value === 'on' &&
  'vibrate' in navigator &&
  navigator.userActivation?.hasBeenActive !== false &&
  matchMedia('(pointer: coarse)').matches;
