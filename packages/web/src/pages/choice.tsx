/** A choice among a few values, as a row of words. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './choice.css';

export interface ChoiceProps<T> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly (readonly [T, string])[];
  readonly value: T;
  readonly choose: (value: T) => void;
  /** A picture above the name of a value. */
  readonly picture?: (value: T) => ComponentChildren;
}

/** @example <ChoiceRow label="Jokers" values={[['on', 'On'], ['off', 'Off']]} value="on" choose={set} /> */
export function ChoiceRow<T extends string | number | boolean | null>({
  label,
  hint,
  values,
  value,
  choose,
  picture,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset class="choice-of" aria-describedby={hint ? id : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p class="hint" id={id}>
          {hint}
        </p>
      )}
      <div class="choice">
        {values.map(([each, name]) => (
          <label key={String(each)}>
            <input type="radio" name={id} checked={each === value} onChange={() => choose(each)} />
            {picture && (
              <span class="choice-picture" aria-hidden="true">
                {picture(each)}
              </span>
            )}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
