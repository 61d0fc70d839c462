/** The options of a game as a form, generated from the game's list. */

import type { Options } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { OptionInfo } from '../catalogue/index.ts';
import { lazy } from '../lazy.tsx';
import { gameChoicesFor } from '../pages/game-choices.ts';
import { fill, words } from '../text/text.ts';
import { ChoiceRow } from './choice.tsx';
import { type NewGame, seatAnew, valueIn } from './new-state.ts';
import { optionTexts } from './option-texts.ts';
import { explained, inShort, numberFault, optionName, presetName, valueName } from './option-words.ts';
import { presetIn, presetsOf } from './presets.ts';

const text = words.newTable;
const OWN = -1;

export function OptionsPart({ choices }: { choices: NewGame }) {
  const { game, options } = choices;
  const all = gameChoicesFor(game.id).options;
  if (all.length === 0) return null;
  const own = optionTexts[game.id];
  return (
    <>
      <Presets choices={choices} />
      <details class="new-options" key={game.id}>
        <summary>
          <span>
            {text.options}
            <span class="hint new-now">{inShort(own, optionsAlone(choices))}</span>
          </span>
        </summary>
        {all.map((option) =>
          'low' in option.values ? (
            <NumberOption key={option.id} option={option} choices={choices} />
          ) : (
            <ChoiceRow
              key={option.id}
              label={optionName(own, option.id)}
              hint={explained(own, option)}
              values={option.values.map((value) => [value as string, valueName(own, option.id, value)] as const)}
              value={valueIn(choices, option.id) as string}
              choose={(value) => {
                options.value = { ...options.value, [option.id]: value };
              }}
            />
          ),
        )}
      </details>
    </>
  );
}

/** The chosen options without turned knobs. */
const optionsAlone = ({ game, options }: NewGame): Options =>
  Object.fromEntries(
    Object.entries(options.value).filter(([id]) => gameChoicesFor(game.id).options.some((option) => option.id === id)),
  );

const KnobControls = lazy(
  () => import('../variant/controls.tsx').catch(() => ({ default: () => <p role="alert">{words.variant.failed}</p> })),
  <p>{words.common.loading}</p>,
);

/** Rules that can be changed as an experiment: loaded when the section is opened. */
export function ExperimentPart({ choices }: { choices: NewGame }) {
  const { game, options } = choices;
  const known = gameChoicesFor(game.id).options.map(({ id }) => id);
  const opened = useSignal(Object.keys(options.peek()).some((id) => !known.includes(id)));
  if (!game.deck) return null;
  return (
    <details
      class="new-options"
      open={opened.value}
      onToggle={(event) => {
        if (event.currentTarget.open) opened.value = true;
      }}
    >
      <summary>
        <span>
          {text.experiment}
          <span class="hint new-now">{text.experimentNow}</span>
        </span>
      </summary>
      {opened.value && <KnobControls choices={choices} />}
    </details>
  );
}

function Presets({ choices }: { choices: NewGame }) {
  const { game, options, players } = choices;
  const all = { ...game, ...gameChoicesFor(game.id) };
  const presets = presetsOf(all);
  const chosen = presetIn(all, players.value, (id) => valueIn(choices, id));
  const values = presets.map(({ id }, i) => [i, presetName(optionTexts[game.id], id)] as const);
  if (presets.length < 2 && chosen !== OWN) return null;
  return (
    <ChoiceRow
      label={text.preset}
      values={chosen === OWN ? [...values, [OWN, text.own]] : values}
      value={chosen}
      choose={(i) => {
        const preset = presets[i];
        if (!preset) return;
        options.value = preset.options;
        if (preset.players) players.value = preset.players;
        seatAnew(choices);
      }}
    />
  );
}

function NumberOption({ option, choices }: { option: OptionInfo; choices: NewGame }) {
  const id = useId();
  if (!('low' in option.values)) return null;
  const own = optionTexts[choices.game.id];
  const { low, high, or } = option.values;
  const value = valueIn(choices, option.id);
  const fault = numberFault(own, option, value);
  const range = fill(or === undefined ? text.numberHint : text.numberOrHint, { low, high, or: or ?? '' });
  return (
    <div class="choice-of">
      <label for={id}>{optionName(own, option.id)}</label>
      <p class="hint" id={`${id}-hint`}>
        {explained(own, option)} {range}.
      </p>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={or === undefined ? low : Math.min(low, or)}
        max={high}
        value={String(value)}
        aria-describedby={`${id}-hint ${id}-fault`}
        aria-invalid={fault !== null}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          choices.options.value = { ...choices.options.value, [option.id]: Number.isNaN(typed) ? '' : typed };
        }}
      />
      <p id={`${id}-fault`} class="error">
        {fault}
      </p>
    </div>
  );
}
