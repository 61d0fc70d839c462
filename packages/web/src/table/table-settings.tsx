/** The settings that a player can change without leaving the table. */
import { CHOICES, settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';

const NAMES = [
  'sort',
  'taps',
  'speed',
  'tricks',
  'autoPlay',
  'sound',
  'volume',
  'haptics',
  'print',
  'theme',
  'felt',
  'back',
  'motion',
  'marks',
  'letters',
  'log',
] as const;

interface SettingsDialogProps {
  /** Whether all other seats are bots: only then can the log be open. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

export function SettingsDialog({ alone, onClose }: SettingsDialogProps) {
  return (
    <Dialog title={words.table.settings} onClose={onClose}>
      <div class="table-settings">
        {NAMES.filter((name) => alone || name !== 'log').map((name) => (
          <Setting key={name} name={name} />
        ))}
      </div>
    </Dialog>
  );
}

function Setting({ name }: { readonly name: (typeof NAMES)[number] }) {
  const { label, values } = words.settings.choices[name];
  const setting: { value: string } = settings[name];
  return (
    <label>
      {label}
      <select
        value={setting.value}
        onChange={({ currentTarget }) => {
          setting.value = currentTarget.value;
        }}
      >
        {CHOICES[name].map((value) => (
          <option key={value} value={value}>
            {(values as Readonly<Record<string, string>>)[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
