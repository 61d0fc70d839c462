/** The options of a game as a form, generated from the game's list. */
import { optionTexts } from 'virtual:option-texts';
import { useId } from 'preact/hooks';
import type { OptionInfo } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';
import { ChoiceRow } from './choice.tsx';
import { type NewGame, seatAnew, valueIn } from './new-state.ts';
import { explained, inShort, numberFault, optionName, presetName, valueName } from './option-words.ts';
import { presetIn, presetsOf } from './presets.ts';

const text = words.newTable;
const OWN = -1;

export function OptionsPart({ choices }: { choices: NewGame }) {
  const { game, options } = choices;
  if (game.options.length === 0) return null;
  const own = optionTexts[game.id];
  return (
    <>
      <Presets choices={choices} />
      <details class="new-options" key={game.id}>
        <summary>
          <span>
            {text.options}
            <span class="hint new-now">{inShort(own, options.value)}</span>
          </span>
        </summary>
        {game.options.map((option) =>
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

function Presets({ choices }: { choices: NewGame }) {
  const { game, options, players } = choices;
  const presets = presetsOf(game);
  const chosen = presetIn(game, players.value, (id) => valueIn(choices, id));
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
        onChange={(event) => {
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
