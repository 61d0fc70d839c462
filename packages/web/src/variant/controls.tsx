/** The knobs of a game as controls, on the page for a new table. */
import { type Json, type Knob, type Options, settingsOf } from '@followsuit/engine';
import { knobText, knobValueText } from '@followsuit/present';
import { useEffect, useId, useState } from 'preact/hooks';
import { changesQuery } from '../lab/changes-query.ts';
import { ChoiceRow } from '../pages/choice.tsx';
import { gameChoicesFor } from '../pages/game-choices.ts';
import { isShared, type NewGame, valueIn } from '../pages/new-state.ts';
import { valueName } from '../pages/option-words.ts';
import { fill, words } from '../text/text.ts';
import { loadKnobs, type VariantTexts } from './load.ts';
import './controls.css';

const text = words.variant;

interface ControlProps {
  readonly knob: Knob;
  readonly texts: VariantTexts;
  readonly value: Json;
  readonly rulebook: Json;
  readonly turn: (value: Json) => void;
}

/** @example <KnobControls choices={choices} /> */
export default function KnobControls({ choices }: { readonly choices: NewGame }) {
  const { game, options, players } = choices;
  const [texts, setTexts] = useState<VariantTexts | 'failed' | null>(null);
  useEffect(() => {
    loadKnobs(game.id).then(setTexts, () => setTexts('failed'));
  }, [game.id]);
  if (texts === null) return <p>{words.common.loading}</p>;
  if (texts === 'failed') return <p role="alert">{text.failed}</p>;
  const chosen: Options = Object.fromEntries(
    gameChoicesFor(game.id).options.map(({ id }) => [id, valueIn(choices, id)]),
  );
  const rulebook = settingsOf({ knobs: texts.list }, players.value, chosen);
  const turn = (id: string, value: Json): void => {
    const { [id]: _before, ...rest } = options.value;
    options.value = value === rulebook[id] || value === '' ? rest : { ...rest, [id]: value };
  };
  const isTurned = texts.list.some(({ id }) => id in options.value);
  const list = texts.list.map((knob) => {
    const { id } = knob;
    const props = { knob, texts, value: options.value[id] ?? rulebook[id], rulebook: rulebook[id] };
    const Control = 'low' in knob.values ? NumberKnob : ChoiceKnob;
    return <Control key={id} {...props} turn={(value) => turn(id, value)} />;
  });
  const listed = isShared(choices) && choices.listed.value;
  return (
    <>
      <p class="hint">
        {text.lead} <a href={`/lab/${game.id}?${changesQuery(players.value, options.value)}`}>{text.lab}</a>
      </p>
      {list}
      {isTurned && !listed && (
        <Name name={String(options.value.variant ?? '')} turn={(name) => turn('variant', name)} />
      )}
      {isTurned && (
        <button
          type="button"
          onClick={() => {
            options.value = Object.fromEntries(Object.entries(options.value).filter(([id]) => id in chosen));
          }}
        >
          {text.back}
        </button>
      )}
    </>
  );
}

function NumberKnob({ knob, texts, value, rulebook, turn }: ControlProps) {
  const id = useId();
  if (!('low' in knob.values)) return null;
  const { low, high } = knob.values;
  const own = texts.knobs[knob.id];
  return (
    <div class="choice-of knob" data-turned={value !== rulebook}>
      <label for={id}>{own.name}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        value={String(value)}
        aria-describedby={`${id}-hint`}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          turn(Number.isNaN(typed) ? '' : typed);
        }}
      />
      <p class="hint" id={`${id}-hint`}>
        {knobText(own, value)}{' '}
        {fill(text.number, { low: knobValueText(low), high: knobValueText(high), rulebook: knobValueText(rulebook) })}
      </p>
    </div>
  );
}

function ChoiceKnob({ knob, texts, value, turn }: ControlProps) {
  if ('low' in knob.values) return null;
  const own = texts.knobs[knob.id];
  return (
    <ChoiceRow
      label={own.name}
      hint={knobText(own, value)}
      values={knob.values.map(
        (each) => [each as string, own.values?.[String(each)] ?? valueName({}, knob.id, each)] as const,
      )}
      value={value as string}
      choose={turn}
    />
  );
}

const LONGEST_NAME = 60;

function Name({ name, turn }: { readonly name: string; readonly turn: (name: string) => void }) {
  const id = useId();
  return (
    <div class="choice-of knob">
      <label for={id}>{text.name}</label>
      <input
        id={id}
        maxLength={LONGEST_NAME}
        value={name}
        aria-describedby={`${id}-hint`}
        onChange={(event) => turn(event.currentTarget.value.trim())}
      />
      <p class="hint" id={`${id}-hint`}>
        {text.nameHint}
      </p>
    </div>
  );
}
