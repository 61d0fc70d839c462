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

/** Lets the changes of a table be heard, and felt on the player's turn. @example useSounds(scene) */
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
    if (before?.acts.length === 0 && scene.acts.length > 0) vibrate(TURN);
    if (!isOn) return;
    const asked = performance.now();
    withSound(({ playSounds, soundsOf }) => {
      const sounds = soundsOf(before, scene);
      if (sounds.length > 0 && performance.now() < asked + LATEST) playSounds(sounds);
    });
  }, [scene.events, scene.acts, scene.laying]);
}

/** Milliseconds on and off. */
const TURN = [18];
const REFUSED = [12, 50, 12];

/** A card may not be played: felt on a phone. */
export const vibrateRefused = (): void => vibrate(REFUSED);

function vibrate(pattern: number[]): void {
  const may = settings.haptics.value === 'on' && navigator.userActivation?.hasBeenActive !== false;
  if (may && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(pattern);
}
