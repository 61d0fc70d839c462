/** Announces to a screen reader what happens: plays, tricks, scores, what is in force, and when it is the player's turn. */
import { capital, eventWords, freshDraw, lastScored, nameOf, type Sign } from '@followsuit/present';
import { useAnnouncer } from '@followsuit/ui';
import type { ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Link, Said, TableModel } from '../client/types.ts';
import { fill, words } from '../text/text.ts';
import { closedUntil, listedEvents } from './closed-tricks.ts';
import { freshNews } from './news.tsx';
import { tablePrompt } from './prompt-line.tsx';
import type { TableScene } from './scene.ts';
import { signsOf } from './signs.tsx';
import { saidWords } from './talk-bubbles.ts';

const text = words.table;

/** More events than this are not announced: a player who joins late does not want to hear them all. */
const MOST = 8;
interface LiveRegionProps {
  readonly scene: TableScene;
  readonly model: TableModel;
  /** A message to this player alone, such as that it is not their turn. */
  readonly note: ReadonlySignal<string | null>;
}

export function LiveRegion({ scene, model, note }: LiveRegionProps) {
  const heard = useRef<Heard>({ scene: null, note: null, said: model.said.value.at(-1), link: 'open' });
  const now: Heard = { scene, note: note.value, said: model.said.value.at(-1), link: model.link.value };
  const from = heard.current.scene?.events.length ?? 0;
  // Earlier tricks must not be readable here either.
  const since = scene.openLog ? 0 : closedUntil(scene.events);
  const tell = (): string[] => {
    const before = heard.current;
    heard.current = now;
    return [
      now.link === 'away' && before.link !== 'away' ? text.lost : '',
      before.scene?.events === scene.events ? '' : announcementOf(before.scene, scene),
      now.note === before.note ? '' : (now.note ?? ''),
      now.said && now.said !== before.said && now.said.seat !== scene.seat ? talkWords(scene, now.said) : '',
    ];
  };
  return useAnnouncer(tell, from, since);
}

interface Heard {
  readonly scene: TableScene | null;
  readonly note: string | null;
  readonly said: Said | undefined;
  readonly link: Link;
}

/** "Bo: Well played!" */
const talkWords = (scene: TableScene, words: Said): string =>
  `${capital(nameOf(scene, words.seat))}: ${saidWords(words)}`;

/** The announcement for a change of scene; without a previous scene, the prompt and a draw of seats just made. */
export function announcementOf(before: TableScene | null, scene: TableScene): string {
  const turn = tablePrompt(scene, []);
  if (!before) return [freshDraw(scene), turn].filter(Boolean).join(' ');
  const [had, has] = [before.events.length, scene.events.length];
  if (has < had) return `${scene.text.told.takenBack} ${turn}`;
  if (has === had) return '';
  const news = (scene.openLog ? scene.events.slice(had) : listedEvents(scene.events, had)).slice(-MOST);
  const happened = news.flatMap((line) =>
    [...(line.ev === 'score' ? endWords(scene) : []), eventWords(scene, line) ?? []].flat(),
  );
  const asked = scene.acts.length > 0 && !isAskedAlready(before, scene, turn);
  const signs = newSigns(before, scene);
  const told = signs.map((sign) => fill(scene.text.told.sign, { name: sign.name, text: sign.text }));
  return [...happened, ...told, ...cameOut(before, scene, signs), ...(asked ? [turn] : [])].join(' ');
}

/** How the last hand ended, and why; the points follow. */
function endWords(scene: TableScene): readonly string[] {
  const last = lastScored(scene);
  const outcome = last && scene.presenter.outcome?.(scene, last);
  return outcome
    ? [outcome.headline.replace(/(?<=\w)$/, '.'), outcome.text, ...(outcome.notes ?? []), outcome.why]
    : [];
}

/** Others may act while the player's prompt stays the same: it is not repeated each time. */
function isAskedAlready(before: TableScene, { events, seat }: TableScene, turn: string): boolean {
  const acted = events.slice(before.events.length).some((line) => line.ev === 'act' && line.seat === seat);
  return before.acts.length > 0 && !acted && tablePrompt(before, []) === turn;
}

/** What has come into force: a trump, a ranking, thieves. At the end of a hand nothing is in force any more. */
function newSigns(before: TableScene, scene: TableScene): readonly Sign[] {
  const ended = scene.events.slice(before.events.length).some(({ ev }) => ev === 'score');
  if (ended || before.view.hand !== scene.view.hand) return [];
  const old = new Map(signsOf(before).map(({ name, text }) => [name, text]));
  return signsOf(scene).filter(({ name, text }) => old.get(name) !== text);
}

/** What has been revealed, such as the partner, unless a sign says it already. News in several parts is announced as a whole. */
const cameOut = (before: TableScene, scene: TableScene, signs: readonly Sign[]): readonly string[] =>
  freshNews(before, scene)
    .filter((bits) => bits.length > 1 || !signs.some(({ text }) => bits[0].includes(text)))
    .flat();
