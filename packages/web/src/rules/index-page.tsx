/** All rules pages, and a search over them. */

import { pages } from 'virtual:pages';
import { signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageAt } from '../address.ts';
import { replaceQuery } from '../address-bar.ts';
import { catalogue, gameInfo } from '../catalogue/index.ts';
import { GameCover } from '../pages/cover.tsx';
import { Frame } from '../pages/frame.tsx';
import { place } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { type Block, cut, type Found, find, loadBlocks, wordsOf } from './search.ts';
import './index-page.css';

const SHOWN = 40;

/** The pages in the order of the catalogue, those that belong to no single game first. */
const NAMES = [
  ...Object.keys(pages).filter((name) => !catalogue.some(({ id }) => id === name)),
  ...catalogue.map(({ id }) => id),
];

const titleOf = (name: string): string => gameInfo(name)?.name ?? words.rules.shared;

/** The home page's description of the game. */
const aboutOf = (name: string): string => gameInfo(name)?.home.sentence ?? words.rules.sharedAbout;

/** All blocks once they are loaded, so that returning to a search shows its results at once. */
const blocks = signal<readonly Block[] | null>(null);

/** The query in the address. */
const asked = (): string => place.value.query.get('q') ?? '';

export default function RulesIndex() {
  const query = useSignal(asked());
  // Back and Forward may lead from one search to another, which is the same page.
  useEffect(() => {
    query.value = asked();
  }, [place.value]);
  useEffect(() => {
    const timer = setTimeout(keepInAddress, LATER, query.value);
    return () => clearTimeout(timer);
  }, [query.value]);
  const failed = useSignal(false);
  const wanted = query.value.trim() !== '';
  useEffect(() => {
    if (!wanted || blocks.value) return;
    failed.value = false;
    loadBlocks(NAMES).then(
      (all) => {
        blocks.value = all;
      },
      () => {
        failed.value = true; // clearing the field and typing again retries
      },
    );
  }, [wanted]);
  const found = useComputed(() => (blocks.value ? find(blocks.value, query.value) : null));

  return (
    <Frame title={words.rules.title}>
      <div class="rules-index">
        <h1>{words.rules.title}</h1>
        <p>{words.rules.lead}</p>
        <search>
          <label>
            {words.rules.search}
            <input
              type="search"
              value={query}
              onInput={(event) => {
                query.value = event.currentTarget.value;
              }}
              // Going back from a result must return to this search.
              onBlur={() => keepInAddress(query.peek())}
            />
          </label>
        </search>
        {wanted && failed.value && <p role="alert">{words.rules.searchFailed}</p>}
        {wanted ? !failed.value && <Results found={found.value} query={query.value} /> : <List />}
      </div>
    </Frame>
  );
}

/** Not at every key: browsers refuse addresses that change too often. */
const LATER = 300;

function keepInAddress(query: string): void {
  if (!/^\/rules\/?$/.test(pageAt(location).pathname)) return; // the person has left the page meanwhile
  replaceQuery('q', query.trim() ? query : null);
}

function List() {
  return (
    <ul class="rules-list">
      {NAMES.map((name) => (
        <li key={name}>
          <Picture name={name} />
          <div>
            <a href={`/rules/${name}`}>{titleOf(name)}</a>
            <p>{aboutOf(name)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The cover of the game; for the shared page, that of the first game that it belongs to. */
function Picture({ name }: { readonly name: string }) {
  const game = gameInfo(name) ?? catalogue.find(({ pages }) => pages.includes(name));
  return game ? <GameCover game={game} /> : null;
}

function Results({ found, query }: { found: readonly Found[] | null; query: string }) {
  const { none, one, many, more } = words.rules.found;
  const count = found?.length ?? 0;
  const told =
    count === 0 ? none : count === 1 ? one : fill(count > SHOWN ? more : many, { n: Math.min(count, SHOWN) });
  return (
    <>
      <p role="status">{found === null ? words.rules.searching : told}</p>
      <ol class="rules-found">
        {found?.slice(0, SHOWN).map(({ block, sentence }) => (
          <li key={block.page + block.id}>
            <a href={`/rules/${block.page}#${block.id}`}>
              {block.title === block.section ? block.title : `${block.title}: ${block.section}`}
            </a>
            <p>
              <Marked text={sentence} query={query} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return <>{cut(text, wordsOf(query)).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part))}</>;
}
