/** The table: for every game, local or remote, from views and legal acts alone. */
import type { Act } from '@followsuit/engine';
import { type BarTool, type BoardActions, watchPresses } from '@followsuit/ui';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isOffered } from '../client/model.ts';
import type { TableClient } from '../client/types.ts';
import { Unavailable } from '../pages/unavailable.tsx';
import { isPresentationLoaded } from '../presentation.ts';
import { settings } from '../settings.ts';
import { fill, words } from '../text/text.ts';
import { Bar } from './bar.tsx';
import { Board } from './board.tsx';
import { GameView } from './game-view.tsx';
import { Head } from './head.tsx';
import { ShareResult } from './lazy-parts.tsx';
import type { TableScene } from './scene.ts';
import { useSounds } from './sounds.ts';
import { Stage } from './stage.ts';
import { TroubleNotice } from './trouble.tsx';
import { useTitle, useTurnNotice } from './turn-notice.ts';
import './table.css';

const text = words.table;

export interface TableProps {
  readonly client: TableClient;
  /** Starts another game like this one. */
  readonly again?: () => void;
  /** The address of a finished game's replay. */
  readonly replay?: string;
  /** Whether a coach explains each step: nothing is played by itself then. */
  readonly lesson?: boolean;
  /** What the page adds below the bar: presence, a link to share, chat. */
  readonly children?: ComponentChildren;
  /** Further buttons in the bar. */
  readonly buttons?: ComponentChildren;
  /** The talk, for the side panel, and how much of it has not been seen. */
  readonly talk?: ComponentChildren;
  readonly unread?: number;
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
  useTurnNotice(scene, client.place);
  if (scene && isPresentationLoaded(scene.game.id))
    return scene.game.deck && !scene.skin.board ? (
      <GameView {...props} scene={scene} stage={stage} />
    ) : (
      <BoardTable {...props} scene={scene} />
    );
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

/** The table of a game without cards: the board that the game provides. */
function BoardTable({ client, scene, again, replay, children, buttons }: TableProps & { readonly scene: TableScene }) {
  const actions = useMemo<BoardActions>(() => {
    const act = (chosen: Act): boolean => {
      const isNow = isOffered(client.model, chosen);
      if (isNow) client.act(chosen);
      return isNow;
    };
    const { hint, way, takeBack, model } = client;
    const tools = signal<readonly BarTool[]>([]);
    const { id, game } = scene.info;
    const share = (said: string) => <ShareResult game={game} said={said} replay={replay} />;
    return { table: id, act, trouble: model.trouble, tools, hint, way, takeBack, again, replay, share };
  }, [client, scene.info.id, again, replay]);
  useSounds(scene);
  return (
    <main class="table" data-board>
      <Head scene={scene} />
      <div class="table-place">
        {children}
        <TroubleNotice client={client} />
      </div>
      <Board scene={scene} actions={actions} />
      <Bar scene={scene} tools={actions.tools}>
        {buttons}
      </Bar>
    </main>
  );
}

/** Shown before there is a scene. */
function waiting({ model: { link, info } }: TableClient): string {
  if (link.value === 'away') return text.lost;
  if (info.value?.rejected) return fill(text.rejected, { ...info.value.rejected });
  if (info.value?.draw) return text.drawing;
  return info.value?.stage === 'waiting' ? text.notStarted : text.opening;
}
