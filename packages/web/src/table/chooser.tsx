/** Any choice other than a plain card play, built from the legal acts alone; a game's own panel takes its place if it has one. */
import type { Act } from '@followsuit/engine';
import { actWords, capital, passesTo, valueWords } from '@followsuit/present';
import { bidPanels, boxPanels, type PanelProps, type Panels, SuitSign } from '@followsuit/ui';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { fill, words } from '../text/text.ts';
import { type ActField, actFields, fits, groups, narrowed, type Value, withCards } from './choice.ts';
import type { TableScene } from './scene.ts';
import './chooser.css';

const text = words.table;

export interface ChooserProps extends PanelProps<TableScene> {
  readonly picked: ReadonlySignal<readonly string[]>;
}

export function Chooser({ scene, acts, picked: { value: picked }, choose }: ChooserProps) {
  const parts = partsOf(acts, panelsFor(scene));
  if (parts.length === 0) return null;
  return (
    <fieldset class="chooser" aria-label={text.choices}>
      {parts.map(({ name, Panel, acts: group }) => {
        const mine = forPicked(group, picked);
        if (Panel) return <Panel key={name} scene={scene} acts={mine} choose={choose} />;
        return <Group key={name} scene={scene} acts={mine} all={group} picked={picked} choose={choose} />;
      })}
    </fieldset>
  );
}

/** The panels of a scene: the standard ones and the game's own. */
export const panelsFor = ({ presenter, skin, view }: TableScene): Panels => ({
  ...(presenter.bidding && bidPanels),
  ...(view.open && boxPanels),
  ...skin.panels,
});

interface Part {
  readonly name: string;
  readonly Panel: ComponentType<PanelProps> | undefined;
  readonly acts: readonly Act[];
}

/** The groups of acts; acts that share a panel form one group. */
function partsOf(acts: readonly Act[], panels: Panels): Part[] {
  const parts: Part[] = [];
  for (const [name, group] of groups(acts)) {
    const Panel = panels[name];
    const shared = Panel && parts.findIndex((part) => part.Panel === Panel);
    if (shared !== undefined && shared >= 0)
      parts[shared] = { ...parts[shared], acts: [...parts[shared].acts, ...group] };
    else parts.push({ name, Panel, acts: group });
  }
  return parts;
}

/** Once a card is picked, only the acts with it remain. */
function forPicked(acts: readonly Act[], [card]: readonly string[]): readonly Act[] {
  const withIt = acts.filter((act) => act.card === card);
  return card !== undefined && withIt.length > 0 ? withIt : acts;
}

interface GroupProps extends PanelProps<TableScene> {
  readonly picked: readonly string[];
  /** The acts before a card was picked. */
  readonly all: readonly Act[];
}

function Group(props: GroupProps) {
  const { scene, acts, all, picked, choose } = props;
  const fields = actFields(scene.game.deck, all);
  if (fields.some(({ kind }) => kind === 'cards')) return <SomeCards {...props} />;
  const needsCard = fields.some(({ kind }) => kind === 'card');
  if (needsCard && !picked.some((card) => acts.every((act) => act.card === card)))
    return fields.length > 1 ? <p class="chooser-note">{scene.text.pickCard}</p> : null;
  // A second tap on the card does the same.
  if (needsCard && fields.length === 1) return null;
  if (acts.length === 1) return <ActButton scene={scene} act={acts[0]} choose={choose} main={needsCard} />;
  const left = actFields(scene.game.deck, acts).filter(({ kind }) => kind !== 'card');
  if (left.length === 1 && left[0].kind !== 'switch')
    return <Row scene={scene} acts={acts} field={left[0]} choose={choose} />;
  return <Steps scene={scene} acts={acts} fields={left} choose={choose} />;
}

interface ActButtonProps {
  readonly scene: TableScene;
  readonly act: Act;
  readonly choose: (act: Act) => void;
  readonly main?: boolean;
}

const ActButton = ({ scene, act, choose, main }: ActButtonProps) => (
  <button type="button" class={main ? 'button-main' : undefined} data-do={act.do} onClick={() => choose(act)}>
    {actWords(scene, act)}
  </button>
);

/** Cards are picked in the hand, then discarded or passed together. */
function SomeCards({ scene, all, picked, choose }: GroupProps) {
  const act = withCards(all, picked);
  const name = passesTo(scene);
  const n = (all[0].cards as readonly Value[]).length;
  return (
    <button type="button" class="button-main" disabled={!act} onClick={() => act && choose(act)}>
      {act && actWords(scene, act)}
      {!act && (name === null ? groupName(all[0].do) : fill(scene.text.passCards, { n, name }))}
    </button>
  );
}

/** A single field to choose: one button per value. */
function Row({ scene, acts, field, choose }: PanelProps<TableScene> & { readonly field: ActField }) {
  const name = groupName(acts[0].do);
  return (
    <fieldset class="chooser-field">
      <legend>{name}</legend>
      {acts.map((act) => (
        <button
          key={JSON.stringify(act[field.name])}
          type="button"
          aria-label={actWords(scene, act)}
          onClick={() => choose(act)}
        >
          <ValueView scene={scene} field={field} value={act[field.name]} />
        </button>
      ))}
    </fieldset>
  );
}

/** Several fields to choose: the player picks each and confirms. */
function Steps({ scene, acts, fields, choose }: PanelProps<TableScene> & { readonly fields: readonly ActField[] }) {
  const wanted = useSignal<Readonly<Record<string, Value>>>({});
  const order = fields.map(({ name }) => name);
  const { left, picks } = narrowed(acts, withSwitches(wanted.value, fields), order);
  const act = left.length === 1 ? left[0] : null;
  const missing = fields.find(({ name }) => !(name in picks));
  return (
    <div class="chooser-steps">
      {fields.map((field, i) => {
        const before = Object.fromEntries(
          order.slice(0, i).flatMap((name) => (name in picks ? [[name, picks[name]]] : [])),
        );
        const possible = acts.filter((each) => fits(each, before));
        const pick = (value: Value): void => {
          wanted.value = { ...wanted.value, [field.name]: value };
        };
        return (
          <Picker
            key={field.name}
            scene={scene}
            field={{ ...field, values: valuesIn(possible, field) }}
            picked={picks}
            pick={pick}
          />
        );
      })}
      <button type="button" class="button-main" disabled={!act} onClick={() => act && choose(act)}>
        {act ? actWords(scene, act) : fill(text.pickFirst, { field: fieldName(missing?.name ?? '').toLowerCase() })}
      </button>
    </div>
  );
}

const valuesIn = (acts: readonly Act[], { name, values }: ActField): Value[] =>
  values.filter((value) => acts.some((act) => fits(act, { [name]: value })));

/** A switch is off until it is touched. */
function withSwitches(picks: Readonly<Record<string, Value>>, fields: readonly ActField[]): Record<string, Value> {
  const off = fields
    .filter(({ kind }) => kind === 'switch')
    .map(({ name, values }) => [name, values.find((each) => !each)]);
  return { ...Object.fromEntries(off), ...picks };
}

interface PickerProps {
  readonly scene: TableScene;
  readonly field: ActField;
  readonly picked: Readonly<Record<string, Value>>;
  readonly pick: (value: Value) => void;
}

function Picker({ scene, field, picked, pick }: PickerProps) {
  const { name, kind, values } = field;
  if (values.length < 2) return null;
  if (kind === 'switch')
    return (
      <label class="chooser-switch">
        <input
          type="checkbox"
          role="switch"
          checked={picked[name] === true}
          aria-checked={picked[name] === true}
          onChange={({ currentTarget: { checked } }) => pick(values.find((value) => !!value === checked))}
        />
        {fieldName(name)}
      </label>
    );
  return (
    <fieldset class="chooser-field">
      <legend>{fieldName(name)}</legend>
      {values.map((value) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={name in picked && picked[name] === value}
          onClick={() => pick(value)}
        >
          <ValueView scene={scene} field={field} value={value} />
        </button>
      ))}
    </fieldset>
  );
}

function ValueView({
  scene,
  field,
  value,
}: {
  readonly scene: TableScene;
  readonly field: ActField;
  readonly value: Value;
}) {
  if (field.kind === 'number') return <>{String(value)}</>;
  const isSuit = field.kind === 'suit' && value !== 'none';
  return (
    <>
      {isSuit && <SuitSign suit={String(value)} deck={scene.game.deck} quiet />}
      {capital(valueWords(scene, value))}
    </>
  );
}

const fieldName = (name: string): string => (text.field as Readonly<Record<string, string>>)[name] ?? capital(name);
const groupName = (name: string): string => (text.group as Readonly<Record<string, string>>)[name] ?? capital(name);
