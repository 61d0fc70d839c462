/** News below the prompt: a key suit, a partner, who has to declare; and chat. */

import { freshDraw, headOf, trickOnTable } from '@followsuit/present';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { slowness } from './prefs.ts';
import type { TableScene } from './scene.ts';

/** How long news stays at the usual speed, in milliseconds, and how much longer for each further part. */
const STAYS = 1900;
const BIT = 350;
/** The least share of that, so that it can be read. */
const LEAST = 0.6;

/** The card that caused the news, while it is shown. */
export const glowing = signal<string | null>(null);

/** Everything revealed by a scene, each item split into parts. */
const newsIn = (scene: TableScene): readonly (readonly string[])[] =>
  (scene.presenter.news?.(scene) ?? []).map((each) => (typeof each === 'string' ? [each] : each));

/** What a scene reveals that the previous one did not. */
export function freshNews(before: TableScene, now: TableScene): readonly (readonly string[])[] {
  const known = newsIn(before).map((bits) => bits.join());
  return newsIn(now).filter((bits) => !known.includes(bits.join()));
}

interface Latest {
  readonly bits: readonly string[];
  /** The trick that was on the table. */
  readonly trick: string;
}

const trickOf = (scene: TableScene): string => `${scene.view.hand} ${trickOnTable(scene)}`;

/** The news after a step: what it reveals; otherwise what was shown, unless the next trick has begun. */
export function newsAfter(shown: Latest, before: TableScene, now: TableScene): Latest {
  const bits = freshNews(before, now).flat();
  const trick = trickOf(now);
  if (bits.length > 0) return { bits, trick };
  return shown.bits.length === 0 || shown.trick === trick ? shown : { bits: [], trick };
}

/** The latest news, in parts; empty a moment later. */
function useNews(scene: TableScene): readonly string[] {
  const last = useRef(scene);
  // A player who opens a new table learns that its seats were drawn.
  const [shown, show] = useState<Latest>(() => ({ bits: [freshDraw(scene) ?? []].flat(), trick: trickOf(scene) }));
  useEffect(() => {
    // A player who opens a table does not get old news.
    const latest = newsAfter(shown, last.current, scene);
    last.current = scene;
    if (latest === shown) return;
    show(latest);
    glowing.value = latest.bits.length > 0 ? (scene.presenter.glow?.(scene) ?? null) : null;
  }, [scene]);
  useEffect(() => {
    const { bits, trick } = shown;
    if (bits.length === 0) return;
    const timer = setTimeout(
      () => {
        show({ bits: [], trick });
        glowing.value = null;
      },
      (STAYS + BIT * bits.length) * Math.max(LEAST, slowness()),
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.bits;
}

interface NewsProps {
  readonly scene: TableScene;
  /** The latest chat, by seat. */
  readonly said: ReadonlyMap<number, string>;
  /** Shown when there is neither. */
  readonly children?: ComponentChildren;
}

/** The latest news or chat; the live region announces both to screen readers. Otherwise its children. */
export function News({ scene, said, children }: NewsProps) {
  const news = useNews(scene);
  const talk = [...said].map(([seat, words]) => `${headOf(scene, seat)}: ${words}`);
  const bits = news.length > 0 ? news : talk;
  if (bits.length === 0) return children ? <p class="goal">{children}</p> : null;
  return (
    <p class="news" data-talk={news.length === 0} aria-hidden="true">
      {bits.map((bit, i) => (
        <span key={`${i} ${bit}`} style={{ '--bit': i }}>
          {i > 0 && ' '}
          {bit}
        </span>
      ))}
    </p>
  );
}
