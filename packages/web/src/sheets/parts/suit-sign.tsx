/** A suit drawn beside its name. */
import type { Scene } from '../../table/scene.ts';
import { letterOf } from './read.ts';

/** @example <SuitSign scene={scene} suit="locks" /> */
export const SuitSign = ({ scene, suit }: { scene: Scene; suit: string }) => (
  <span class="suit-sign" aria-hidden="true">
    {letterOf(scene, suit)}
  </span>
);
