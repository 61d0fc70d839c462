/** How the last hand came out, step by step on the felt: until one acts in the next hand, or its cards are played. */
import type { ComponentChildren } from 'preact';
import type { TableScene } from '../../table/scene.ts';
import { handNow, isPlaying, type Scored, scoredHands } from './read.ts';
import './ending.css';

/** The hand that was scored last, while it is still looked at. */
export function justScored(scene: TableScene): Scored | null {
  const last = scoredHands(scene).at(-1);
  const now = handNow(scene);
  if (!last || !now || isPlaying(scene)) return null;
  return now.hand === last.hand || !now.acts.some((act) => act.seat === scene.seat) ? last : null;
}

/** A row of small cards that turn over one after the other. */
export const Ending = ({ name, children }: { name: ComponentChildren; children: readonly ComponentChildren[] }) => (
  <section class="pile ending">
    <span class="pile-name">{name}</span>
    <ol class="ending-steps">
      {children.map((step, i) => (
        <li key={i} class="ending-step" style={{ '--i': i }}>
          {step}
        </li>
      ))}
    </ol>
  </section>
);

/** A stamp that comes down on a step once it lies open. */
export const Stamp = ({ tone, children }: { tone: 'good' | 'bad' | 'plain'; children: ComponentChildren }) => (
  <b class={`ending-stamp ending-${tone}`}>{children}</b>
);
