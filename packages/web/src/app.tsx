/** The app: the page for the address, loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { lazy } from './lazy.tsx';
import { Unavailable } from './pages/unavailable.tsx';
import { decoded, place } from './router.ts';
import { words } from './text/text.ts';

/** The props of a page: the parts of its address that match the names with a colon. */
export type PageProps = Readonly<Record<string, string>>;

type Loader = () => Promise<{ default: ComponentType<PageProps> }>;

const puzzles: Loader = () => import('./puzzles/page.tsx');

/** Pages for tables with people. */
const SERVER_ROUTES: readonly (readonly [string, Loader])[] = [
  ['/t/:id', () => import('./table/remote-page.tsx')],
  ['/deals', () => import('./replay/deals-page.tsx')],
  ['/me/account', () => import('./pages/me-account.tsx')],
  ['/me/agents', () => import('./pages/me-agents.tsx')],
];

/** Every page and its address. */
const ROUTES: readonly (readonly [string, Loader])[] = [
  ['/', () => import('./pages/home.tsx')],
  ['/new/:game', () => import('./pages/new-table.tsx')],
  ['/play/:id', () => import('./table/local-page.tsx')],
  ['/rules', () => import('./rules/index-page.tsx')],
  ['/rules/:page', () => import('./rules/page.tsx')],
  ['/how/:game', () => import('./how/page.tsx')],
  ['/learn', () => import('./learn/index-page.tsx')],
  ['/learn/:game', () => import('./learn/page.tsx')],
  ['/replay', () => import('./replay/open-page.tsx')],
  ['/replay/:place/:id', () => import('./replay/page.tsx')],
  ['/review/:place/:id', () => import('./review/page.tsx')],
  ['/puzzles', puzzles],
  ['/puzzles/:game', puzzles],
  ['/puzzles/:game/:n', puzzles],
  ['/practise', puzzles],
  ['/me', () => import('./pages/me.tsx')],
  ['/settings', () => import('./pages/settings.tsx')],
  ['/about', () => import('./pages/about.tsx')],
  ['/vines', () => import('./pages/lore.tsx')],
  ['/poker', () => import('./poker/page.tsx')],
  ['/lab', () => import('./lab/index-page.tsx')],
  ['/lab/:game', () => import('./lab/page.tsx')],
  ['/write', () => import('./pages/write.tsx')],
  ...(HAS_SERVER ? SERVER_ROUTES : []),
];

const PAGES = ROUTES.map(([pattern, load]) => ({
  parts: pattern.split('/'),
  Page: lazy(() => load().catch(() => ({ default: NotLoaded })), <p class="loading">{words.common.loading}</p>),
}));

function match(parts: readonly string[], path: string): PageProps | null {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (given.length !== parts.length) return null;
  const props: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    if (part.startsWith(':')) props[part.slice(1)] = decoded(given[i]);
    else if (part !== given[i]) return null;
  }
  return props;
}

const NotLoaded = () => (
  <Unavailable title={words.notices.notThere}>
    <p role="alert">{words.notices.notLoaded}</p>
    <button type="button" class="button-main" onClick={() => location.reload()}>
      {words.notices.reload}
    </button>
  </Unavailable>
);

export function App() {
  const { path, visit } = place.value;
  for (const { parts, Page } of PAGES) {
    const props = match(parts, path);
    if (props) return <Page key={`${visit} ${path}`} {...props} />;
  }
  return (
    <Unavailable key={path} title={words.common.notFound}>
      <a class="button button-main" href="/">
        {words.common.toGames}
      </a>
    </Unavailable>
  );
}
