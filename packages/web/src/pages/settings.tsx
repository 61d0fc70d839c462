/** The settings of this browser. */

import type { DeckInfo } from '@followsuit/present';
import { type Back, Card, CardBack } from '@followsuit/ui';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { catalogue } from '../catalogue/index.ts';
import { PortraitPicker } from '../people/portrait-picker.tsx';
import { TurnMessages } from '../people/turn-messages.tsx';
import { type ChoiceName, settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { ChoiceRow } from './choice.tsx';
import { Frame } from './frame.tsx';
import './settings.css';

/** A card of every suit, from high to low. */
const sampleOf = ({ suits, ranks }: DeckInfo): string[] =>
  suits.map(({ letter }, i) => ranks[Math.max(0, ranks.length - 1 - 2 * i)] + letter);

export default function Settings() {
  const { title, lead, groups } = words.settings;
  return (
    <Frame title={title}>
      <div class="settings">
        <h1>{title}</h1>
        <p>{lead}</p>
        <Group heading={groups.you}>
          <Name />
          <PortraitPicker />
        </Group>
        <Group heading={groups.look}>
          <Setting name="language" />
          <Setting name="theme" />
          <Setting name="print" />
          <Setting name="motion" />
          <Setting name="suitLetters" />
          <Setting name="felt" />
          <Setting name="back" picture={(back) => <CardBack back={back as Back} />} />
          <Sample />
        </Group>
        <Group heading={groups.table}>
          <Setting name="speed" />
          <Setting name="tricks" />
          <Setting name="autoPlay" />
          <Setting name="taps" />
          <Setting name="sort" />
          <Setting name="marks" />
          <Setting name="log" />
        </Group>
        <Group heading={groups.sound}>
          <Setting name="sound" />
          <Setting name="volume" />
          <Setting name="haptics" />
        </Group>
        {HAS_SERVER && (
          <Group heading={groups.people}>
            <TurnMessages />
          </Group>
        )}
        <Group heading={groups.keys}>
          <Setting name="letters" />
        </Group>
      </div>
    </Frame>
  );
}

const Group = ({ heading, children }: { readonly heading: string; readonly children: ComponentChildren }) => (
  <section class="settings-group panel">
    <h2>{heading}</h2>
    {children}
  </section>
);

/** A hand with the current settings. */
function Sample() {
  const [{ deck }] = catalogue;
  if (!deck) return null;
  return (
    <figure class="settings-sample">
      <figcaption class="hint">{words.settings.sample}</figcaption>
      <div class="settings-cards felt-tint">
        {sampleOf(deck).map((code) => (
          <Card key={code} code={code} deck={deck} />
        ))}
      </div>
    </figure>
  );
}

interface SettingProps {
  readonly name: ChoiceName;
  /** A picture of each value. */
  readonly picture?: (value: string) => ComponentChildren;
}

function Setting({ name, picture }: SettingProps) {
  const { label, hint, values }: ChoiceWords = words.settings.choices[name];
  const setting: { value: string } = settings[name];
  return (
    <ChoiceRow
      label={label}
      hint={hint}
      values={Object.entries(values)}
      value={setting.value}
      picture={picture}
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
        onInput={(event) => {
          settings.name.value = event.currentTarget.value.trim();
        }}
      />
    </div>
  );
}
