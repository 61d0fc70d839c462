/** The person's results, what they have learned, and their games to look back at. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findMe, me, sentence } from '../client/me.ts';
import { lazy } from '../lazy.tsx';
import { FinishedGames } from '../people/finished-games.tsx';
import { LearnedCount, MyResults } from '../people/my-results.tsx';
import { fill, words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import '../people/people.css';

const text = words.me;

/** Below the results: loaded after them. */
const History = /* @__PURE__ */ lazy(() => import('../history/section.tsx').catch(() => ({ default: () => null })));

export default function Me() {
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    if (!HAS_SERVER) return;
    findMe().catch((error) => {
      trouble.value = sentence(error);
    });
  }, []);
  return (
    <Frame title={text.title}>
      <div class="me">
        <div class="me-head">
          <h1>{text.title}</h1>
          {HAS_SERVER && me.value && <p>{fill(text.playsAs, { name: me.value.name })}</p>}
        </div>
        {trouble.value && (
          <p role="alert" class="error">
            {trouble.value}
          </p>
        )}
        {HAS_SERVER && (
          <nav class="me-pages" aria-label={text.pages}>
            <a class="button" href="/me/account">
              {text.account}
            </a>
            <a class="button" href="/me/agents">
              {text.agents}
            </a>
          </nav>
        )}
        <div class="me-results">
          <MyResults />
          <LearnedCount />
        </div>
        <History />
        <FinishedGames />
      </div>
    </Frame>
  );
}
