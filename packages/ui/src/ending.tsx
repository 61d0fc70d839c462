/** The end of a hand: its possible endings, and the steps of its score. */
import type { EndingStep, EndingWay, Outcome } from '@followsuit/present';
import type { ComponentType } from 'preact';
import { Rich } from './rich-text.tsx';
import { sharedText } from './shared-text.ts';
import './ending.css';

/** All possible endings of a hand; the actual one is highlighted. */
export function EndingWays({ ways, result }: { readonly ways: readonly EndingWay[]; readonly result: unknown }) {
  if (ways.length === 0) return null;
  return (
    <ul class="sheet-ways">
      {ways.map((way) => (
        <li key={way.result} class={way.result === result ? 'sheet-lit' : 'sheet-unlit'}>
          <span aria-hidden="true">{way.result === result ? '▶' : '·'}</span> {way.text}
          {way.result === result && <span class="visually-hidden"> {sharedText.value.soItWas}</span>}
        </li>
      ))}
    </ul>
  );
}

type Icons = Readonly<Record<string, ComponentType>>;

/** The steps of a score, as small cards that turn over one after the other. */
export const Steps = ({ outcome, icons = {} }: { readonly outcome: Outcome; readonly icons?: Icons }) =>
  outcome.steps ? (
    <section class="pile ending">
      <span class="pile-name">{outcome.title}</span>
      <ol class="ending-steps">
        {outcome.steps.map((step, i) => (
          <li key={i} class="ending-step" style={{ '--i': i }}>
            <StepBody step={step} icons={icons} />
          </li>
        ))}
      </ol>
    </section>
  ) : null;

function StepBody({
  step: { lines, stamp, below, icon },
  icons,
}: {
  readonly step: EndingStep;
  readonly icons: Icons;
}) {
  const Icon = icon === undefined ? undefined : icons[icon];
  return (
    <>
      {Icon && <Icon />}
      {lines.map((line, i) => (
        <span key={i}>
          <Rich text={line} />
        </span>
      ))}
      {stamp && <b class={`ending-stamp ending-${stamp.tone ?? 'plain'}`}>{stamp.text}</b>}
      {below && (
        <small>
          <Rich text={below} />
        </small>
      )}
    </>
  );
}
