/** The board of a game without cards, which the game's `web.tsx` provides. */
import type { BoardProps } from '@followsuit/ui';
import { useMemo } from 'preact/hooks';
import { words } from '../text/text.ts';
import { lazyOrNotice } from './lazy-parts.tsx';
import type { TableScene } from './scene.ts';

const OPENING = <p class="prompt">{words.table.opening}</p>;
const missing = () => Promise.reject();

/** @example <Board scene={scene} /> */
export function Board({ scene, actions }: BoardProps<TableScene>) {
  const { board = missing } = scene.skin;
  const GameBoard = useMemo(() => lazyOrNotice(board, OPENING), [board]);
  return <GameBoard scene={scene} actions={actions} />;
}
