/** What Baronet draws in the browser: what Bishop draws, and coins. */
import type { SceneProps, Skin } from '@followsuit/ui';
import { CoinStack, usePaying } from '../parts/coins-web.tsx';
import { pointCardsSkin, TheCall } from '../parts/point-cards-web.tsx';

/** At the end of a hand coins fly. */
function Felt({ scene }: SceneProps) {
  usePaying(scene);
  return <TheCall scene={scene} />;
}

const skin: Skin = { ...pointCardsSkin, felt: Felt, stack: CoinStack };

export default skin;
