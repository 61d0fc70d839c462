/** The table: for every card game, at every place, from views and legal acts alone. */
import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableClient } from '../client/types.ts';
import { Unavailable } from '../pages/unavailable.tsx';
import { isPresentationLoaded } from '../presentation.ts';
import { settings } from '../settings.ts';
import { fill, words } from '../text/text.ts';
import { Bar } from './bar.tsx';
import { GameView } from './game-view.tsx';
import { lazyOrNotice } from './lazy-parts.tsx';
import { watchPresses } from './press-state.ts';
import type { TableScene } from './scene.ts';
import { Stage } from './stage.ts';
import { TroubleNotice } from './trouble.tsx';
import './table.css';
import './short-window.css';

const text = words.table;

export interface TableProps {
  readonly client: TableClient;
  /** Begins another game like this one. */
  readonly again?: () => void;
  /** Where a finished game can be looked back at. */
  readonly replay?: string;
  /** What the place of the table adds under the bar: who is here, a link to share, talk. */
  readonly children?: ComponentChildren;
}

/** @example <TableView client={openLocalTable(id)} /> */
export function TableView(props: TableProps) {
  const { client, children } = props;
  const stage = useMemo(() => new Stage(client.model), [client]);
  useEffect(() => () => stage.close(), [stage]);
  useEffect(watchPresses, []);
  const shown = stage.scene.value;
  const openLog = client.place === 'local' && settings.log.value === 'open';
  const scene = useMemo(() => (shown && openLog ? { ...shown, openLog } : shown), [shown, openLog]);
  useTitle(scene);
  if (scene && isPresentationLoaded(scene.game.id))
    return scene.game.deck ? <GameView {...props} scene={scene} stage={stage} /> : <Board {...props} scene={scene} />;
  const home = (
    <a class="button" href="/">
      {text.home}
    </a>
  );
  const { link, trouble } = client.model;
  if (link.value === 'gone')
    return (
      <Unavailable title={text.noTable}>
        {children}
        <p role="alert">{trouble.value?.text ?? text.closed}</p>
        {home}
      </Unavailable>
    );
  return (
    <main class="table">
      {children}
      <p class="prompt">{waiting(client)}</p>
      {home}
    </main>
  );
}

/** The name of the game in the window, with a mark where it is one's turn. */
function useTitle(scene: TableScene | null): void {
  const title = scene && `${scene.acts.length > 0 ? '▸ ' : ''}${scene.game.name} · ${words.common.name}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

const Solitaire = lazyOrNotice(() =>
  import('../solitaire/solitaire.tsx').then(({ Solitaire }) => ({ default: Solitaire })),
);

/** The game without cards has a board of its own. */
function Board({ client, scene, again, replay, children }: TableProps & { readonly scene: TableScene }) {
  return (
    <main class="table">
      <Bar scene={scene} />
      {children}
      <TroubleNotice client={client} />
      <Suspense fallback={<p class="prompt">{text.opening}</p>}>
        <Solitaire client={client} scene={scene} again={again} replay={replay} />
      </Suspense>
    </main>
  );
}

/** What is said before there is anything to see. */
function waiting({ model: { link, info } }: TableClient): string {
  if (link.value === 'away') return text.lost;
  if (info.value?.rejected) return fill(text.rejected, { ...info.value.rejected });
  if (info.value?.draw) return text.drawing;
  return info.value?.stage === 'waiting' ? text.notStarted : text.opening;
}
