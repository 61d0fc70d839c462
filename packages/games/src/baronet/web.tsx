/** What Baronet draws in the browser: what Bishop draws, and coins. */
import type { SceneProps, Skin } from '@followsuit/ui';
import { CoinStack, usePaying } from '../parts/coins-web.tsx';
import { CountingCards, pointCardsSkin } from '../parts/point-cards-web.tsx';

/** At the end of a hand coins fly. */
function Felt({ scene }: SceneProps) {
  usePaying(scene);
  return <CountingCards scene={scene} />;
}

/** A few coins, for the pot. */
const Coins = () => <CoinStack total={100} />;

const skin: Skin = { ...pointCardsSkin, hue: 75, felt: Felt, stack: CoinStack, icons: { coins: Coins } };

export default skin;
