/** The board's buttons in the bar of the table: hint, take back, give up. */
import type { BarTool, BoardActions, Hint } from '@followsuit/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PiecepackScene } from '../wording.ts';

interface Handlers {
  readonly askHint: (ask: () => Promise<Hint>) => void;
  readonly giveUp: () => void;
}

/** Sets the buttons while the game is played; afterwards there are none. */
export function useTools(actions: BoardActions, { events, words: text }: PiecepackScene, handlers: Handlers): void {
  const { tools, hint, takeBack } = actions;
  const latest = useRef(handlers);
  latest.current = handlers;
  const last = events[events.length - 1];
  const isOver = last?.ev === 'over';
  // Nothing hidden is revealed within a part, so it can be wound back to its roll, but no further.
  const back = last?.ev === 'act' && last.do !== 'done';
  useLayoutEffect(() => {
    const shown: BarTool[] = [];
    if (hint) shown.push({ icon: 'hint', name: text.hint, onClick: () => latest.current.askHint(hint) });
    if (takeBack) shown.push({ icon: 'undo', name: text.takeBack, onClick: takeBack, off: !back });
    shown.push({ icon: 'flag', name: text.giveUp, onClick: () => latest.current.giveUp() });
    tools.value = isOver ? [] : shown;
  }, [tools, hint, takeBack, back, isOver, text]);
}
