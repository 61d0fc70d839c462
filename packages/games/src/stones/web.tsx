/** What Stones draws in the browser: the ring, the panel for bids, and the ghost hand. */
import { isPlaying } from '@followsuit/present';
import { Cards, NamedPile, type SceneProps, type Skin } from '@followsuit/ui';
import { handSize, hasGhost, type StonesScene } from './table.ts';
import { Bids } from './web/bids.tsx';
import { FeltRing } from './web/ring.tsx';
import './web.css';

/** The hand that nobody has: a pale fan at the edge. */
function Ghost({ scene }: SceneProps<StonesScene>) {
  if (!hasGhost(scene) || !isPlaying(scene)) return null;
  const name = (
    <>
      <span class="visually-hidden">{scene.words.ghost}</span> {handSize(scene)}
    </>
  );
  return (
    <NamedPile name={name}>
      <span class="ghost" aria-hidden="true">
        <Cards scene={scene} cards={Array(5).fill(null)} />
      </span>
    </NamedPile>
  );
}

const skin: Skin = {
  hue: 245,
  felt: ({ scene }) => (
    <>
      <FeltRing scene={scene} />
      <Ghost scene={scene} />
    </>
  ),
  panels: { bid: Bids },
};

export default skin;
