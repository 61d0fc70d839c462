/** The board of a game without cards, which the game's `web.tsx` provides. */
import type { BoardProps } from '@followsuit/ui';
import { Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { words } from '../text/text.ts';
import { lazyOrNotice } from './lazy-parts.tsx';
import type { TableScene } from './scene.ts';

const missing = () => Promise.reject();

/** @example <Board scene={scene} /> */
export function Board({ scene, actions }: BoardProps<TableScene>) {
  const { board = missing } = scene.skin;
  const GameBoard = useMemo(() => lazyOrNotice(board), [board]);
  return (
    <Suspense fallback={<p class="prompt">{words.table.opening}</p>}>
      <GameBoard scene={scene} actions={actions} />
    </Suspense>
  );
}
