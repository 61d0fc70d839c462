/** What has just come out, large and for a moment: a key suit, a partner, who has to declare. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { touchOf } from '../sheets/index.ts';
import type { Scene } from './scene.ts';
import './news.css';

/** How long it stays, in milliseconds. */
const STAYS = 1900;

export function News({ scene }: { readonly scene: Scene }) {
  const news = touchOf(scene.game.id).news?.(scene);
  const before = useRef<readonly string[] | undefined>(undefined);
  const [text, say] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = news;
    // Whoever comes to a table is not told what came out before.
    const fresh = known && news ? news.filter((each) => !known.includes(each)) : [];
    if (fresh.length > 0) say(fresh.join(' '));
  }, [news?.join()]);
  useEffect(() => {
    const timer = setTimeout(() => say(''), STAYS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="news" role="status">
      {text}
    </p>
  );
}
