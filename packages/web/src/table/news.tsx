/** What has just come out, for a moment in place of the prompt: a key suit, a partner, who has to declare; and talk. */

import { freshDraw, headOf } from '@followsuit/present';
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableScene } from './scene.ts';
import './news.css';

/** How long it stays, in milliseconds, and how much longer for each further bit that is said. */
const STAYS = 1900;
const BIT = 350;

/** The card that has brought the news, as long as they are shown. */
export const glowing = signal<string | null>(null);

/** What has come out by a scene, each as the bits in which it is said. */
const newsIn = (scene: TableScene): readonly (readonly string[])[] =>
  (scene.presenter.news?.(scene) ?? []).map((each) => (typeof each === 'string' ? [each] : each));

/** What has come out in a scene and had not in the one before. */
export function freshNews(before: TableScene, now: TableScene): readonly (readonly string[])[] {
  const known = newsIn(before).map((bits) => bits.join());
  return newsIn(now).filter((bits) => !known.includes(bits.join()));
}

/** What has just come out, in the bits in which it is said; nothing a moment later. */
function useNews(scene: TableScene): readonly string[] {
  const last = useRef(scene);
  // Whoever comes to a new table is told that its seats were drawn.
  const [bits, say] = useState<readonly string[]>(() => [freshDraw(scene) ?? []].flat());
  useEffect(() => {
    // Whoever comes to a table is not told what came out before.
    const fresh = freshNews(last.current, scene);
    last.current = scene;
    if (fresh.length === 0) return;
    say(fresh.flat());
    glowing.value = scene.presenter.glow?.(scene) ?? null;
  }, [scene]);
  useEffect(() => {
    if (bits.length === 0) return;
    const timer = setTimeout(
      () => {
        say([]);
        glowing.value = null;
      },
      STAYS + BIT * bits.length,
    );
    return () => clearTimeout(timer);
  }, [bits]);
  return bits;
}

interface NewsProps {
  readonly scene: TableScene;
  /** What was said at each seat just now. */
  readonly said: ReadonlyMap<number, string>;
}

/** What has just come out, or what somebody says. A screen reader is told of it with everything else. */
export function News({ scene, said }: NewsProps) {
  const news = useNews(scene);
  const talk = [...said].map(([seat, words]) => `${headOf(scene, seat)}: ${words}`);
  const bits = news.length > 0 ? news : talk;
  if (bits.length === 0) return null;
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
