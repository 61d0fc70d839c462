/** One rules page. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { type Content, gameInfo, loadPage, type PageText } from '../catalogue/index.ts';
import { lazy } from '../lazy.tsx';
import { Empty } from '../pages/empty.tsx';
import { Frame } from '../pages/frame.tsx';
import { decoded, place } from '../router.ts';
import { words } from '../text/text.ts';
import { setupFrom } from '../variant/setup-query.ts';
import './page.css';

const PageChanges = lazy(() => import('../variant/page-changes.tsx'));

/** Pages shown before: going back shows them at once, at the old scroll position. */
const shown = new Map<string, PageText>();

export default function RulesPage({ page: name }: PageProps) {
  const page = useSignal<PageText | 'missing' | 'failed' | null>(shown.get(name) ?? null);
  useEffect(() => {
    if (page.peek()) return;
    loadPage(name).then(
      (text) => {
        if (text) shown.set(name, text);
        page.value = text ?? 'missing';
      },
      () => {
        page.value = 'failed';
      },
    );
  }, [name]);
  const text = page.value;
  if (text === null) return <p class="loading">{words.common.loading}</p>;
  if (text === 'missing') return <Sorry says={words.rules.missing} />;
  if (text === 'failed') return <Sorry says={words.rules.loadFailed} />;
  return <Text page={text} />;
}

const Sorry = ({ says }: { says: string }) => (
  <Frame title={words.rules.title}>
    <h1>{words.rules.title}</h1>
    <Empty says={<span role="alert">{says}</span>}>
      <a class="button" href="/rules">
        {words.rules.all}
      </a>
    </Empty>
  </Frame>
);

function Text({ page }: { page: PageText }) {
  const body = useRef<HTMLDivElement>(null);
  const { hash, query } = place.value;
  const setup = useMemo(() => setupFrom(query), [query]);
  useEffect(() => {
    if (body.current && hash) return reveal(body.current, decoded(hash));
  }, [page, hash]);
  return (
    <Frame title={page.title}>
      <div class="rules">
        <div class="rules-head">
          <p class="rules-back">
            <a href="/rules">{words.rules.all}</a>
          </p>
          <h1>{page.title}</h1>
          {words.rules.inEnglish && <p class="hint">{words.rules.inEnglish}</p>}
          {page.name === 'vines' && (
            <p class="rules-links">
              <a class="button" href="/poker">
                {words.rules.poker}
              </a>
              <a class="button" href="/vines">
                {words.rules.lore}
              </a>
            </p>
          )}
          {gameInfo(page.name) && (
            <p class="rules-links">
              {gameInfo(page.name)?.howTo && (
                <a class="button" href={`/how/${page.name}`}>
                  {words.how.link}
                </a>
              )}
              <a class="button button-main" href={`/new/${page.name}`}>
                {words.rules.play}
              </a>
              {gameInfo(page.name)?.deck && (
                <a class="button" href={`/lab/${page.name}`}>
                  {words.rules.lab}
                </a>
              )}
              {gameInfo(page.name)?.lesson && (
                <a class="button" href={`/learn/${page.name}`}>
                  {words.rules.learn}
                </a>
              )}
            </p>
          )}
          <nav class="rules-also" aria-label={words.rules.lookUp}>
            {page.also.map(({ text, href }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
          {setup && <PageChanges game={page.name} {...setup} body={body} />}
        </div>
        <Contents contents={page.contents} />
        <div class="rules-text text-page" lang="en" ref={body} dangerouslySetInnerHTML={{ __html: page.html }} />
      </div>
    </Frame>
  );
}

/** Opens the folded sections round an anchor, scrolls there and marks it; the mark is removed when the anchor changes. */
function reveal(body: HTMLElement, id: string): (() => void) | undefined {
  const target = body.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!target) return;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.dataset.target = '';
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
  return () => delete target.dataset.target;
}

function Contents({ contents }: { contents: readonly Content[] }) {
  const wide = matchMedia('(min-width: 60rem)').matches;
  const players = contents.filter(({ programs }) => !programs);
  return (
    <details class="rules-contents" open={wide}>
      <summary>{words.rules.contents}</summary>
      <nav aria-label={words.rules.contents}>
        <ul>
          {players.map(({ id, text, level }) => (
            <li key={id} class={`rules-contents-${level}`}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
          {players.length < contents.length && (
            <li class="rules-contents-2">
              <a href="#for-programs">{words.rules.forPrograms}</a>
            </li>
          )}
        </ul>
      </nav>
    </details>
  );
}
