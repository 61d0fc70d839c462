/** The settings of this browser. */

import type { DeckInfo } from '@followsuit/present';
import { Card } from '@followsuit/ui';
import { useId } from 'preact/hooks';
import { catalogue } from '../catalogue/index.ts';
import { type ChoiceName, settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { ChoiceRow } from './choice.tsx';
import { Frame } from './frame.tsx';
import './settings.css';

/** A card of every suit, from high to low. */
const sampleOf = ({ suits, ranks }: DeckInfo): string[] =>
  suits.map(({ letter }, i) => ranks[Math.max(0, ranks.length - 1 - 2 * i)] + letter);

export default function Settings() {
  const { title, lead, look, play, sample } = words.settings;
  const [{ deck }] = catalogue;
  return (
    <Frame title={title}>
      <div class="settings">
        <h1>{title}</h1>
        <p>{lead}</p>
        <h2>{look}</h2>
        <Setting name="theme" />
        <Setting name="print" />
        <Setting name="motion" />
        {deck && (
          <figure class="settings-sample">
            <figcaption class="hint">{sample}</figcaption>
            <div class="settings-cards felt">
              {sampleOf(deck).map((code) => (
                <Card key={code} code={code} deck={deck} />
              ))}
            </div>
          </figure>
        )}
        <h2>{play}</h2>
        <Name />
        <Setting name="speed" />
        <Setting name="taps" />
        <Setting name="sort" />
        <Setting name="marks" />
        <Setting name="log" />
        <Setting name="letters" />
      </div>
    </Frame>
  );
}

function Setting({ name }: { name: ChoiceName }) {
  const { label, hint, values }: ChoiceWords = words.settings.choices[name];
  const setting: { value: string } = settings[name];
  return (
    <ChoiceRow
      label={label}
      hint={hint}
      values={Object.entries(values)}
      value={setting.value}
      choose={(value) => {
        setting.value = value;
      }}
    />
  );
}

interface ChoiceWords {
  readonly label: string;
  readonly hint?: string;
  readonly values: Readonly<Record<string, string>>;
}

function Name() {
  const { label, hint } = words.settings.name;
  const id = useId();
  return (
    <div class="choice-of">
      <label for={id}>{label}</label>
      <p class="hint" id={`${id}-hint`}>
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
    </div>
  );
}
