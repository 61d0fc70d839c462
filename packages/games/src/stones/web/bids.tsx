/** The panel for bids: the ring beside what a bid means, likely bids first. */
import type { Act } from '@followsuit/engine';
import { actWords } from '@followsuit/present';
import { type PanelProps, sharedText } from '@followsuit/ui';
import { useId, useState } from 'preact/hooks';
import { idleRing } from '../ring.ts';
import type { StonesScene } from '../table.ts';
import { Pentagon } from './ring.tsx';
import './bids.css';

/** Higher bids are rare: they are one press further. */
const LIKELY = 7;

export function Bids({ scene, acts, choose }: PanelProps<StonesScene>) {
  const [high, setHigh] = useState(false);
  const id = useId();
  const { words, text } = scene;
  const { bidding } = scene.presenter;
  const likely = (act: Act): boolean => Number(act.tricks) <= LIKELY;
  const shown = acts.filter((act) => likely(act) !== high);
  const explanation = bidding?.explain(scene);
  const ring = <Pentagon scene={scene} ring={idleRing(scene)} />;
  return (
    <section class="ask stones-bids" aria-label={text.bidding}>
      <div class="stones-about">
        {ring}
        <div>
          <p class="ask-standing">{bidding?.standing?.(scene)}</p>
          <p>{scene.view.hand === 1 ? explanation : words.ringShort}</p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
      <div class="stones-numbers" role="group" aria-label={text.bidding}>
        {shown.map((act) => (
          <button
            type="button"
            key={String(act.tricks)}
            class="ask-number"
            aria-label={actWords(scene, act)}
            onClick={() => choose(act)}
          >
            {act.tricks === 0 ? text.nil : String(act.tricks)}
          </button>
        ))}
        {!acts.every(likely) && (
          <button type="button" class="ask-number" aria-pressed={high} onClick={() => setHigh(!high)}>
            {high ? words.fewer : words.more}
          </button>
        )}
        <button type="button" class="ask-number ask-why" popovertarget={id} aria-label={sharedText.value.explain}>
          ?
        </button>
      </div>
      <div id={id} popover="auto" class="ask-more stones-more">
        {ring}
        <p>
          {words.ringShort} {explanation}
        </p>
      </div>
    </section>
  );
}
