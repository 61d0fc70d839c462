/** People whose talk is not shown in this browser, by name: a table tells nothing else about them. */
import { signal } from '@preact/signals';

const KEY = 'followsuit.muted';
/** How many names are remembered; the oldest are forgotten first. */
const MOST = 100;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(-MOST) : [];
  } catch {
    return []; // storage may be forbidden
  }
}

export const muted = signal<readonly string[]>(read());

/** @example setMuted('Bo', true) */
export function setMuted(name: string, isMuted: boolean): void {
  const others = muted.value.filter((each) => each !== name);
  muted.value = (isMuted ? [...others, name] : others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.value));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}
