/** What lies on the felt besides the trick: how the last hand ended, the open card, other piles, the game's own pictures. */
import { endNow, justScored, lastScored } from '@followsuit/present';
import { EndingWays, OpenCard, Piles, PresentedPile, Steps } from '@followsuit/ui';
import type { TableScene } from './scene.ts';

export function FeltPiles({ scene }: { readonly scene: TableScene }) {
  const { felt: Own } = scene.skin;
  const piles = scene.presenter.piles?.(scene) ?? [];
  return (
    <Piles>
      <Ended scene={scene} />
      <OpenCard scene={scene} />
      {piles.map((pile) => pile && !pile.isOpenCard && <PresentedPile key={pile.name} scene={scene} pile={pile} />)}
      {Own && <Own scene={scene} />}
    </Piles>
  );
}

/** The steps of the last score; or, until a card is led in the next hand, the ways in which the last one could end. */
function Ended({ scene }: { readonly scene: TableScene }) {
  const { presenter, view, text } = scene;
  const last = lastScored(scene);
  const outcome = last && presenter.outcome?.(scene, last);
  if (!outcome) return null;
  if (outcome.steps) return justScored(scene) && <Steps key={last.hand} outcome={outcome} icons={scene.skin.icons} />;
  const isLed = view.cards.length > 0 && !endNow(scene);
  if (isLed || !outcome.ways) return null;
  return (
    <div class="pile pile-ended">
      <span class="pile-name">{text.lastHand}</span>
      <EndingWays ways={outcome.ways} result={last.score.result} />
    </div>
  );
}
