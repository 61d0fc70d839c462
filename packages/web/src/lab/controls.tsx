/** The controls of the laboratory: what to change, and how to find out. */
import type { Json } from '@followsuit/engine';
import { knobValueText } from '@followsuit/present';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { ChoiceRow } from '../pages/choice.tsx';
import { optionTexts } from '../pages/option-texts.ts';
import { explained, optionName, valueName } from '../pages/option-words.ts';
import { fill, words } from '../text/text.ts';
import { Labelled } from './labelled.tsx';
import { PlayControls } from './play-controls.tsx';
import { type LabState, type Mode, metricOf, metricsOf, settingTurned, turnableOf } from './state.ts';
import type { ChangeableInfo } from './worker/messages.ts';

const text = words.lab;

/** The name of an option or a knob. */
export const changeableName = ({ game, knobWords }: LabState, id: string): string =>
  knobWords.value[id]?.name ?? optionName(optionTexts[game.id] ?? {}, id);

/** A value of it in words. */
export function valueText({ game, knobWords }: LabState, id: string, value: Json): string {
  const knob = knobWords.value[id];
  const own = knob?.values?.[String(value)];
  if (own !== undefined) return own;
  return typeof value === 'number' || knob ? plain(value) : valueName(optionTexts[game.id] ?? {}, id, value);
}

/** Settings in a line. */
export const settingsText = (state: LabState, settings: Readonly<Record<string, Json>>): string =>
  Object.entries(settings)
    .map(([id, value]) => `${changeableName(state, id)} ${valueText(state, id, value)}`)
    .join(', ');

const switches: Readonly<Record<string, string>> = words.newTable.values;
const plain = (value: Json): string => switches[String(value)] ?? knobValueText(value);

/** What it does with its usual value, in a sentence. */
function sentenceOf({ game, knobWords }: LabState, { id, values, standard }: ChangeableInfo): string {
  const own = knobWords.value[id];
  if (!own) return explained(optionTexts[game.id] ?? {}, { id, values, standard: {} });
  const said = typeof own.text === 'string' ? own.text : (own.text[String(standard)] ?? '');
  return said.replaceAll('{value}', String(standard));
}

export function Controls({ state }: { readonly state: LabState }) {
  const { mode, game, players, description } = state;
  return (
    <>
      <ChoiceRow
        label={text.ask}
        values={(Object.keys(text.modes) as Mode[]).map((each) => [each, text.modes[each]] as const)}
        value={mode.value}
        choose={(each) => {
          mode.value = each;
        }}
      />
      {game.players.length > 1 && (
        <ChoiceRow
          label={text.players}
          values={game.players.map((n) => [n, String(n)] as const)}
          value={players.value}
          choose={(n) => {
            players.value = n;
          }}
        />
      )}
      {description.value === null ? (
        <p class="loading">{words.common.loading}</p>
      ) : (
        <>
          {mode.value === 'compare' ? <Changes state={state} /> : <Turned state={state} />}
          <Fixed state={state} />
          <PlayControls state={state} />
        </>
      )}
    </>
  );
}

function Changes({ state }: { readonly state: LabState }) {
  const { changes, description } = state;
  const all = description.value?.changeables ?? [];
  const list = settingsText(state, changes.value);
  const parts = [
    [text.knobs, all.filter(({ rule }) => rule !== null)],
    [text.options, all.filter(({ rule }) => rule === null)],
  ] as const;
  return (
    <>
      {parts.map(
        ([name, changeables], i) =>
          changeables.length > 0 && (
            <details key={name} class="lab-changes" open={i === 0 || parts[0][1].length === 0}>
              <summary>{name}</summary>
              <div class="lab-fields">
                {changeables.map((each) => (
                  <Field key={each.id} state={state} changeable={inBase(state, each)} of={changes} />
                ))}
              </div>
            </details>
          ),
      )}
      <p role="status" class="lab-changed">
        {list ? fill(text.changed, { list }) : text.unchanged}{' '}
        {list && (
          <button
            type="button"
            onClick={() => {
              changes.value = {};
            }}
          >
            {text.reset}
          </button>
        )}
      </p>
    </>
  );
}

/** A setting whose usual value is that of both versions. */
const inBase = ({ base }: LabState, changeable: ChangeableInfo): ChangeableInfo => ({
  ...changeable,
  standard: base.value[changeable.id] ?? changeable.standard,
});

/** What both versions share, folded away. */
function Fixed({ state }: { readonly state: LabState }) {
  const { base, description } = state;
  const opened = useSignal(false);
  const list = settingsText(state, base.value);
  return (
    <details
      class="lab-changes"
      onToggle={(event) => {
        opened.value = event.currentTarget.open;
      }}
    >
      <summary>
        {text.fixed}
        {list && <span class="hint"> {list}</span>}
      </summary>
      <p class="hint">{text.fixedLead}</p>
      <div class="lab-fields">
        {opened.value &&
          (description.value?.changeables ?? []).map((each) => (
            <Field key={each.id} state={state} changeable={each} of={base} />
          ))}
      </div>
    </details>
  );
}

interface FieldProps {
  readonly state: LabState;
  readonly changeable: ChangeableInfo;
  readonly of: LabState['changes'];
}

function Field({ state, changeable, of: changes }: FieldProps) {
  const id = useId();
  const { values, standard } = changeable;
  const value = changes.value[changeable.id] ?? standard;
  const set = (next: Json): void => {
    const { [changeable.id]: _, ...rest } = changes.value;
    changes.value = next === standard ? rest : { ...rest, [changeable.id]: next };
  };
  const range = 'low' in values ? ` ${fill(text.range, { low: values.low, high: values.high })}` : '';
  const or = 'low' in values && values.or !== undefined ? ` ${fill(text.orValue, { or: values.or })}` : '';
  const rule = changeable.rule === null ? '' : ` (${changeable.rule})`;
  return (
    <div class="lab-field" data-changed={changeable.id in changes.value}>
      <label for={id}>{changeableName(state, changeable.id)}</label>
      {'low' in values ? (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          value={String(value)}
          aria-describedby={`${id}-hint`}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            set(Number.isNaN(typed) ? standard : typed);
          }}
        />
      ) : (
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set(values[event.currentTarget.selectedIndex])}
        >
          {values.map((each) => (
            <option key={String(each)} selected={each === value}>
              {valueText(state, changeable.id, each)}
            </option>
          ))}
        </select>
      )}
      <p class="hint" id={`${id}-hint`}>
        {sentenceOf(state, changeable)} {fill(text.usual, { value: valueText(state, changeable.id, standard) })}
        {range}
        {or}
        {rule}
      </p>
    </div>
  );
}

/** What a sweep or a balance turns, between which limits, and what it is to reach. */
function Turned({ state }: { readonly state: LabState }) {
  const ids = useId();
  const { mode, number, from, to, metric, target } = state;
  const turned = settingTurned(state);
  if (turned === null) return null;
  const chosen = metricOf(state);
  const limits = 'low' in turned ? turned : null;
  return (
    <div class="lab-fields">
      <Labelled id={`${ids}-which`} label={text.which}>
        <select
          id={`${ids}-which`}
          onChange={(event) => {
            number.value = event.currentTarget.value;
            from.value = '';
            to.value = '';
          }}
        >
          {turnableOf(state).map(({ id }) => (
            <option key={id} value={id} selected={id === turned.id}>
              {changeableName(state, id)}
            </option>
          ))}
        </select>
      </Labelled>
      {limits === null ? (
        <p class="hint">
          {fill(text.allValues, {
            list: 'values' in turned ? turned.values.map((each) => valueText(state, turned.id, each)).join(', ') : '',
          })}
        </p>
      ) : (
        (
          [
            [text.from, from, limits.low],
            [text.to, to, limits.high],
          ] as const
        ).map(([label, typed, value]) => (
          <Labelled key={label} id={`${ids}-${label}`} label={label}>
            <input
              id={`${ids}-${label}`}
              type="number"
              value={typed.value || String(value)}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </Labelled>
        ))
      )}
      {mode.value === 'balance' && (
        <>
          <Labelled id={`${ids}-metric`} label={text.metric}>
            <select
              id={`${ids}-metric`}
              onChange={(event) => {
                metric.value = event.currentTarget.value;
              }}
            >
              {metricsOf(state).map(({ id, name }) => (
                <option key={id} value={id} selected={id === chosen?.id}>
                  {name}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled id={`${ids}-target`} label={chosen?.measure === 'share' ? text.targetShare : text.target}>
            <input
              id={`${ids}-target`}
              type="number"
              step="any"
              value={target.value}
              onInput={(event) => {
                target.value = event.currentTarget.value;
              }}
            />
          </Labelled>
        </>
      )}
    </div>
  );
}
