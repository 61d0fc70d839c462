/** The person's identity on the server: a guest with a name, an account, or nobody yet. */
import { signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { translatedProblem } from '../text/language.ts';
import { words } from '../text/text.ts';
import { showAnnouncement } from './announcement.ts';
import { http, type Person, RequestError, whenSignedOut } from './http.ts';
import { reconnect } from './socket.ts';

/** Undefined until the server has answered, null for a person without a name. */
export const me = signal<Person | null | undefined>(undefined);

/** Asks the server who the person is; changes nothing if the server cannot be reached. */
export async function findMe(): Promise<Person | null> {
  const { person, notice } = await http.me();
  me.value = person;
  showAnnouncement(notice?.text ?? '');
  return person;
}

/** Sets a new identity and reconnects the socket with it. */
export function become(person: Person | null): void {
  const changed = me.value?.id !== person?.id;
  me.value = person;
  if (changed) reconnect();
}

whenSignedOut(() => become(null));

/** Returns the person, asking for a name if there is none yet; null if they decline. */
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
 * Runs a request that needs a named person; returns null if they decline to give a name. A person who was signed out in
 * another window is asked once more.
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

/** The error as a sentence for the player. */
export const sentence = (error: unknown): string =>
  error instanceof RequestError ? (translatedProblem(error.code) ?? error.message) : words.notices.mistake;

/** Set while the app asks for the person's name; the dialog in people/name-dialog.tsx calls it with the answer. */
export const nameRequest = signal<((name: string | null) => void) | null>(null);
