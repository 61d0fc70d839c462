/** Pieces of panels in which something is chosen in steps and then confirmed. */
import type { ComponentChildren } from 'preact';
import type { Scene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { suitTitle } from './say.ts';
import { SuitSign } from './suit-sign.tsx';
import './panel.css';

/** A row of buttons of which one is chosen. */
export function Choice<T extends string | number>({
  name,
  values,
  chosen,
  choose,
  show,
}: {
  name: string;
  values: readonly T[];
  chosen: T | null;
  choose: (value: T) => void;
  show: (value: T) => ComponentChildren;
}) {
  return (
    <fieldset class="panel-choice">
      <legend>{name}</legend>
      {values.map((value) => (
        <button
          type="button"
          key={value}
          class="panel-pick"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {show(value)}
        </button>
      ))}
    </fieldset>
  );
}

/** A choice among suits, each with its sign and its name. */
export const SuitChoice = ({
  scene,
  name = words.sheets.trump,
  suits,
  chosen,
  choose,
}: {
  scene: Scene;
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
    show={(suit) => (
      <>
        <SuitSign scene={scene} suit={suit} /> {suitTitle(suit)}
      </>
    )}
  />
);

/** The button that reads a choice back and makes it; while something is missing it says what. */
export const Confirm = ({ text, ready, act }: { text: string; ready: boolean; act: () => void }) => (
  <button type="button" class="panel-main" disabled={!ready} onClick={act}>
    {text}
  </button>
);

/** The values that an argument has among some acts, in their order. */
export const valuesOf = <T,>(acts: readonly Readonly<Record<string, unknown>>[], name: string): T[] => [
  ...new Set(acts.map((act) => act[name] as T).filter((value) => value !== undefined)),
];
