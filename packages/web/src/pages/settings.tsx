/** The settings of this browser. */
import { useId } from 'preact/hooks';
import { Card } from '../cards/card.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { CHOICES, type ChoiceName, settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import './settings.css';

const SAMPLE = ['Aa', 'Kl', 'Bu', '7c', '4t'];

export default function Settings() {
  const { title, lead, look, play, sample } = words.settings;
  const deck = gameInfo('coralon')?.deck;
  return (
    <Frame title={title}>
      <div class="settings">
        <h1>{title}</h1>
        <p>{lead}</p>
        <h2>{look}</h2>
        <Choice name="theme" />
        <Choice name="print" />
        <Choice name="motion" />
        {deck && (
          <figure class="settings-sample">
            <figcaption class="hint">{sample}</figcaption>
            <div class="settings-cards felt">
              {SAMPLE.map((code) => (
                <Card key={code} code={code} deck={deck} />
              ))}
            </div>
          </figure>
        )}
        <h2>{play}</h2>
        <Name />
        <Choice name="speed" />
        <Choice name="taps" />
        <Choice name="sort" />
        <Choice name="sound" />
      </div>
    </Frame>
  );
}

function Choice({ name }: { name: ChoiceName }) {
  const text: { label: string; hint?: string; values: Readonly<Record<string, string>> } = words.settings.choices[name];
  const id = useId();
  const setting = settings[name];
  return (
    <fieldset aria-describedby={text.hint ? id : undefined}>
      <legend>{text.label}</legend>
      {text.hint && (
        <p class="hint settings-hint" id={id}>
          {text.hint}
        </p>
      )}
      <div class="choice">
        {CHOICES[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={setting.value === value}
              onChange={() => {
                (setting as { value: string }).value = value;
              }}
            />
            {text.values[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Name() {
  const { label, hint } = words.settings.name;
  const id = useId();
  return (
    <fieldset>
      <label for={id}>{label}</label>
      <p class="hint settings-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        value={settings.name.value}
        maxLength={24}
        autocomplete="nickname"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          settings.name.value = event.currentTarget.value.trim();
        }}
      />
    </fieldset>
  );
}
