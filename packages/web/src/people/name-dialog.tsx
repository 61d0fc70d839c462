/** Asks for a name when one is first needed. */
import { LIMITS } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { nameRequest } from '../client/me.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../table/dialog.tsx';
import './people.css';
import { words } from '../text/text.ts';

const text = words.people;

/** Shown while a request waits for the name. */
export function NameDialog() {
  const name = useSignal(settings.name.peek() || randomName());
  const answer = nameRequest.value;
  if (!answer) return null;
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = name.value.trim();
    if (given !== '') answer(given);
  };
  return (
    <Dialog title={text.nameTitle} onClose={() => answer(null)}>
      <form class="people-form" onSubmit={give}>
        <label for="my-name">{text.nameLabel}</label>
        <input
          id="my-name"
          autocomplete="nickname"
          required
          maxLength={LIMITS.name}
          value={name.value}
          aria-describedby="my-name-hint"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <p id="my-name-hint" class="hint">
          {text.nameHint}
        </p>
        <p class="people-row">
          <button type="submit" class="button-main">
            {text.nameGo}
          </button>
          <button
            type="button"
            onClick={() => {
              name.value = randomName();
            }}
          >
            {text.nameOther}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** A random friendly name, for people who do not want to choose one. */
function randomName(): string {
  const { first, second } = words.people.names;
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return `${first[a % first.length]} ${second[b % second.length]}`;
}
