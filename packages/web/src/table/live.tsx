/** Tells a screen reader what happens: plays, tricks, scores, and when it is one's turn. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { promptFor } from './prompt.ts';
import type { Scene } from './scene.ts';
import { eventWords } from './talk.ts';

/** News of more events than this is left out: whoever comes to a table late does not want to hear it all. */
const MOST = 8;

export function Live({ scene }: { readonly scene: Scene }) {
  const heard = useRef(scene.events.length);
  const [text, say] = useState('');
  const { events } = scene;
  useEffect(() => {
    const news = events.slice(heard.current);
    const first = heard.current === events.length && text === '';
    heard.current = events.length;
    if (news.length === 0 && !first) return;
    const told = news.slice(-MOST).flatMap((line) => eventWords(scene, line) ?? []);
    const turn = scene.acts.length > 0 || first ? [promptFor(scene, [])] : [];
    say([...told, ...turn].join(' '));
  }, [events]);
  return (
    <p class="visually-hidden" aria-live="polite" data-live>
      {text}
    </p>
  );
}
