/** Who one is on the server: a guest with a name, an account, or nobody yet. */
import { signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { http, type Person, RequestError, whenSignedOut } from './http.ts';
import { reconnect } from './socket.ts';

/** Undefined until it is known, null for somebody who has not given a name. */
export const me = signal<Person | null | undefined>(undefined);

/** Asks the server who one is; stays as it was where the server cannot be reached. */
export async function findMe(): Promise<Person | null> {
  const { person } = await http.me();
  me.value = person;
  return person;
}

/** Takes note of who one has become; the socket then has to say so, too. */
export function become(person: Person | null): void {
  const changed = me.value?.id !== person?.id;
  me.value = person;
  if (changed) reconnect();
}

whenSignedOut(() => become(null));

/** Somebody with a name, who is asked for one where that is needed; null where they would rather not. */
export async function somebody(): Promise<Person | null> {
  const known = me.value ?? (await findMe());
  if (known) return known;
  const name = await new Promise<string | null>((resolve) => {
    nameRequest.value = resolve;
  });
  nameRequest.value = null;
  if (name === null) return null;
  settings.name.value = name;
  const { person } = await http.guest(name);
  become(person);
  return person;
}

/**
 * Asks the server for what only somebody with a name gets; null where they would rather not give one. Whoever turns out to have
 * been signed out in another window is asked once more.
 *
 * @example await asSomebody(() => http.sit(id));
 */
export async function asSomebody<T>(work: () => Promise<T>): Promise<T | null> {
  if (!(await somebody())) return null;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'signed-out') throw error;
  }
  return (await somebody()) && work();
}

/** What went wrong, in a sentence. */
export const sentence = (error: unknown): string =>
  error instanceof RequestError ? error.message : words.notices.mistake;

/** Set while the app asks for the person's name; the dialog in people/name-dialog.tsx calls it with the answer. */
export const nameRequest = signal<((name: string | null) => void) | null>(null);
