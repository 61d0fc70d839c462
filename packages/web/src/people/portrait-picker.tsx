/** The choice of one's own portrait. */
import { PORTRAITS, Portrait } from '@followsuit/ui';
import { useId } from 'preact/hooks';
import { settings } from '../settings.ts';
import { fill, words } from '../text/text.ts';
import { namePortrait } from './own-portrait.ts';
import './portrait-picker.css';

/** @example <PortraitPicker /> */
export function PortraitPicker() {
  const { label, hint, ofName, other } = words.settings.portrait;
  const id = useId();
  return (
    <fieldset class="choice-of" aria-describedby={id}>
      <legend>{label}</legend>
      <p class="hint" id={id}>
        {hint}
      </p>
      <div class="portrait-picker">
        {['', ...PORTRAITS].map((portrait, n) => (
          <label key={portrait}>
            <input
              type="radio"
              name={`${id}-portrait`}
              checked={settings.portrait.value === portrait}
              onChange={() => {
                settings.portrait.value = portrait;
              }}
            />
            <Portrait name={portrait || namePortrait()} />
            <span class={n > 0 ? 'visually-hidden' : undefined}>{n === 0 ? ofName : fill(other, { n })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
