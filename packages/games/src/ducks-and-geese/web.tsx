/** What Ducks and Geese draws in the browser. */
import type { SceneProps, Skin } from '@followsuit/ui';
import { birdsSkin, useLooked } from '../parts/birds-web.tsx';

/** Nothing of its own lies there; but cards are turned. */
function Felt({ scene }: SceneProps) {
  useLooked(scene);
  return null;
}

const skin: Skin = { ...birdsSkin, hue: 155, felt: Felt };

export default skin;
