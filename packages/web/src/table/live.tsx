/** Tells a screen reader what happens: plays, tricks, scores, what is in force, and when it is one's turn. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { promptFor } from './prompt.ts';
import type { Scene } from './scene.ts';
import { signsOf } from './signs.tsx';
import { eventWords } from './talk.ts';

const said = words.table;

/** News of more events than this is left out: whoever comes to a table late does not want to hear it all. */
const MOST = 8;
/** Sentences that stay: what comes quickly is added to what has not been read out yet, never put in its place. */
const STAY = 20;

interface Told {
  readonly n: number;
  readonly text: string;
}

interface LiveProps {
  readonly scene: Scene;
  /** What is said to this person alone, such as that it is not their turn. */
  readonly note?: string | null;
}

export function Live({ scene, note = null }: LiveProps) {
  const heard = useRef<{ scene: Scene | null; note: string | null }>({ scene: null, note: null });
  const told = useRef<readonly Told[]>([]);
  // Only what comes to a region that is there already is read out.
  const [there, come] = useState(false);
  useEffect(() => come(true), []);
  const tell = (text: string): void => {
    if (text !== '') told.current = [...told.current, { n: (told.current.at(-1)?.n ?? 0) + 1, text }].slice(-STAY);
  };
  // Told while this is drawn and not in an effect, for which the page would be drawn a second time at every step.
  if (there) {
    const before = heard.current;
    heard.current = { scene, note };
    if (before.scene?.events !== scene.events) tell(newsOf(before.scene, scene));
    if (before.note !== note) tell(note ?? '');
  }
  return (
    <div class="visually-hidden" aria-live="polite" aria-relevant="additions" data-live>
      {told.current.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}

/** What is to be told of a scene after another one; with none before, only what is to be done. */
export function newsOf(before: Scene | null, scene: Scene): string {
  const turn = promptFor(scene, []);
  if (!before) return turn;
  const [had, has] = [before.events.length, scene.events.length];
  if (has < had) return `${said.told.takenBack} ${turn}`;
  if (has === had) return '';
  const news = scene.events.slice(had).slice(-MOST);
  const happened = news.flatMap((line) => eventWords(scene, line) ?? []);
  const asked = scene.acts.length > 0 && !isAskedAlready(before, scene, turn);
  return [...happened, ...newSigns(before, scene), ...(asked ? [turn] : [])].join(' ');
}

/** Others may act while one is asked the same as before: it need not be heard each time. */
function isAskedAlready(before: Scene, { events, seat }: Scene, turn: string): boolean {
  const acted = events.slice(before.events.length).some((line) => line.ev === 'act' && line.seat === seat);
  return before.acts.length > 0 && !acted && promptFor(before, []) === turn;
}

/** What has come into force: a trump, a ranking, thieves. At the end of a hand nothing is in force any more. */
function newSigns(before: Scene, scene: Scene): readonly string[] {
  const ended = scene.events.slice(before.events.length).some(({ ev }) => ev === 'score');
  if (ended || before.view.hand !== scene.view.hand) return [];
  const old = new Map(signsOf(before).map(({ name, text }) => [name, text]));
  return signsOf(scene).flatMap(({ name, text }) =>
    old.get(name) === text ? [] : [fill(said.told.sign, { name, text })],
  );
}
