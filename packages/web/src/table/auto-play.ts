/** Plays what leaves no choice, after a pause in which the player sees that it is their turn. */
import type { Act } from '@followsuit/engine';
import { heldCards } from '@followsuit/present';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { slowness } from './prefs.ts';
import type { TableScene } from './scene.ts';

/** Milliseconds before a card is played: at the usual speed, and at least. */
const [PAUSE, LEAST] = [700, 150];

/** The act to perform by itself, or null. @example autoAct(scene, 'last') // the last card in hand */
export function autoAct(scene: TableScene, mode: typeof settings.autoPlay.value): Act | null {
  const { acts, game } = scene;
  if (mode === 'off' || !game.deck || acts.length !== 1) return null;
  const [act] = acts;
  if (mode === 'forced') return act;
  const held = heldCards(scene);
  return act.do === 'play' && held.length === 1 && act.card === held[0] ? act : null;
}

/** Performs it unless the scene changes before the pause is over. `isOn`: not in a lesson, where the coach explains each card. */
export function useAutoPlay(scene: TableScene, isOn: boolean, choose: (act: Act) => void): void {
  const act = isOn ? autoAct(scene, settings.autoPlay.value) : null;
  useEffect(() => {
    if (!act) return;
    const timer = setTimeout(() => choose(act), Math.max(LEAST, PAUSE * slowness()));
    return () => clearTimeout(timer);
  }, [scene.events.length, act && JSON.stringify(act)]);
}
