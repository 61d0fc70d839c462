/** The latest chat, by seat. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Said, Words } from '../client/types.ts';
import { words } from '../text/text.ts';

/** How long a bubble stays, in milliseconds. */
const STAND = 6000;

/** @example const bubbles = useBubbles(model.said.value); bubbles.get(2) */
export function useBubbles(said: readonly Said[]): ReadonlyMap<number, string> {
  const shown = useSignal<ReadonlyMap<number, string>>(new Map());
  const last = useRef(said.at(-1));
  useEffect(() => {
    const newest = said.at(-1);
    if (!newest || newest === last.current) return;
    last.current = newest;
    shown.value = new Map([...shown.peek(), [newest.seat, saidWords(newest)]]);
    const timer = setTimeout(() => {
      shown.value = new Map();
    }, STAND);
    return () => clearTimeout(timer);
  }, [said]);
  return shown.value;
}

/** The text of a message or phrase. */
export function saidWords({ phrase, emote, text }: Words): string {
  const { phrases, emotes } = words.talk;
  const known: Readonly<Record<string, string>> = phrases;
  const faces: Readonly<Record<string, readonly string[]>> = emotes;
  return text ?? faces[emote ?? '']?.join(' ') ?? known[phrase ?? ''] ?? '';
}
