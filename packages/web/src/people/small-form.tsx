/** A small form: some fields, a button, and the result. */

import { LIMITS } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { sentence } from '../client/me.ts';
import './people.css';

interface FieldWanted {
  readonly id: string;
  readonly label: string;
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'nickname' | 'off';
  /** A password. */
  readonly secret?: boolean;
  readonly value?: string;
}

interface SmallFormProps {
  readonly title?: string;
  readonly hint?: string;
  readonly fields: readonly FieldWanted[];
  /** The label of the button. */
  readonly go: string;
  readonly danger?: boolean;
  /** The message on success. */
  readonly done?: string;
  readonly run: (given: Readonly<Record<string, string>>) => Promise<void>;
}

/** @example <Ask fields={[]} go="Sign out" run={leave} /> */
export function SmallForm({ title, hint, fields, go, danger, done, run }: SmallFormProps) {
  const key = useId();
  const trouble = useSignal<string | null>(null);
  const note = useSignal('');
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    note.value = '';
    try {
      const given = new FormData(form);
      const values = fields.map(({ id, secret }) => [
        id,
        secret ? String(given.get(id)) : String(given.get(id)).trim(),
      ]);
      await run(Object.fromEntries(values));
      note.value = done ?? '';
      if (fields.some(({ secret }) => secret)) form.reset();
    } catch (error) {
      trouble.value = sentence(error);
    }
    busy.value = false;
  };
  return (
    <section>
      <form class="people-form" onSubmit={submit}>
        {title && <h2>{title}</h2>}
        {hint && <p class="hint">{hint}</p>}
        {fields.map(({ id, label, secret, ...field }) => (
          <Field key={id} id={id} name={`${key}-${id}`} label={label} secret={secret} {...field} />
        ))}
        <p class="people-row">
          <button type="submit" class={danger ? 'button-danger' : ''}>
            {go}
          </button>
          <span role="status">{note.value}</span>
        </p>
        {trouble.value && (
          <p role="alert" class="error">
            {trouble.value}
          </p>
        )}
      </form>
    </section>
  );
}

function Field({ id, name, label, secret, autocomplete, value }: FieldWanted & { readonly name: string }) {
  const { password } = LIMITS;
  const common = { id: name, name: id, autocomplete, required: true, defaultValue: value };
  return (
    <>
      <label for={name}>{label}</label>
      {secret ? (
        <input type="password" {...common} minLength={password.least} maxLength={password.most} />
      ) : (
        <input {...common} maxLength={LIMITS.name} />
      )}
    </>
  );
}
