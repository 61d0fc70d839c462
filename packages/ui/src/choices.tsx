/** Parts of panels in which the player chooses in steps and then confirms. */
import { capital, scoredHands } from '@followsuit/present';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { SuitSign } from './card.tsx';
import { sharedText, suitText } from './shared-text.ts';
import type { AnyScene } from './skin.ts';
import './ask.css';

/** A row of buttons, one of which is selected. */
export function Choice<T extends string | number>({
  name,
  values,
  chosen,
  choose,
  show,
  kind = 'ask-pick',
}: {
  name: string;
  kind?: string;
  values: readonly T[];
  chosen: T | null;
  choose: (value: T) => void;
  show: (value: T) => ComponentChildren;
}) {
  return (
    <fieldset class="ask-choice">
      <legend>{name}</legend>
      <div class="ask-row">
        {values.map((value) => (
          <button type="button" key={value} class={kind} aria-pressed={value === chosen} onClick={() => choose(value)}>
            {show(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A choice among suits, each with its sign and its name. */
export const SuitChoice = ({
  name = sharedText.value.trump,
  suits,
  chosen,
  choose,
}: {
  name?: string;
  suits: readonly string[];
  chosen: string | null;
  choose: (suit: string) => void;
}) => (
  <Choice
    name={name}
    values={suits}
    chosen={chosen}
    choose={choose}
    kind="ask-pick ask-suit"
    show={(suit) => (
      <>
        {suit !== 'none' && <SuitSign suit={suit} quiet />}
        {suit === 'none' ? sharedText.value.noTrump : capital(suitText(suit))}
      </>
    )}
  />
);

/** The button that repeats a choice in words and confirms it; while the choice is incomplete, it says what is missing. */
export const Confirm = ({ text, ready, act }: { text: string; ready: boolean; act: () => void }) => (
  <button type="button" class="button-main" disabled={!ready} onClick={act}>
    {text}
  </button>
);

/** The values of an argument among some acts, in their order. */
export const argValues = <T,>(acts: readonly Readonly<Record<string, unknown>>[], name: string): T[] => [
  ...new Set(acts.map((act) => act[name] as T).filter((value) => value !== undefined)),
];

/** What a choice means: shown in the first hand if there is room (`where`), otherwise on a press. */
export const Explain = ({
  scene,
  text,
  where = '(min-height: 700px)',
}: {
  scene: AnyScene;
  text: string;
  where?: string;
}) =>
  scoredHands(scene).length === 0 && matchMedia(where).matches ? <p class="ask-note">{text}</p> : <Why text={text} />;

/** The same, always on a press. */
export function Why({ text }: { text: string }) {
  const id = useId();
  return (
    <>
      <button type="button" class="ask-why" popovertarget={id} aria-label={sharedText.value.explain}>
        ?
      </button>
      <div id={id} popover="auto" class="ask-more">
        {text}
      </div>
    </>
  );
}
