/** What Ducks and Geese, cutthroat, draws in the browser. */
import type { SceneProps, Skin } from '@followsuit/ui';
import { birdsSkin, useHops, useLooked } from '../parts/birds-web.tsx';

/** Nothing lies there; but cards are turned and ducks hop. */
function Felt({ scene }: SceneProps) {
  useLooked(scene);
  useHops(scene);
  return null;
}

const skin: Skin = { ...birdsSkin, hue: 50, felt: Felt };

export default skin;
