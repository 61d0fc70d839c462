/** Whether the system tells the player that it is their turn. The browser asks for permission only after a tap here. */
import { useSignal } from '@preact/signals';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';

const text = words.me;
const isAllowed = (): boolean => Notification.permission === 'granted';

/** @example <TurnMessages /> */
export function TurnMessages() {
  const note = useSignal('');
  if (!('Notification' in globalThis)) return null;
  const isOn = settings.notify.value === 'on' && isAllowed();
  const turnOn = async (): Promise<void> => {
    const answer = await Notification.requestPermission();
    settings.notify.value = answer === 'granted' ? 'on' : 'off';
    note.value = answer === 'granted' ? text.notifyOn : text.notifyDenied;
  };
  const turnOff = (): void => {
    settings.notify.value = 'off';
    note.value = '';
  };
  return (
    <div class="turn-messages">
      <p class="people-row">
        <button type="button" onClick={() => (isOn ? turnOff() : void turnOn())}>
          {isOn ? text.notifyOff : text.notify}
        </button>
        <span role="status">{note.value}</span>
      </p>
      <p class="hint">{text.notifyHint}</p>
    </div>
  );
}
