/** The path of a move, drawn on the board: of the last move, or of one that is previewed. */
import type { Act } from '@followsuit/engine';
import type { BoardActions } from '@followsuit/ui';
import { useRef } from 'preact/hooks';
import { useMomentState } from './moment-state.ts';

export interface Trail {
  /** The squares from the piece's start to its destination; empty if unknown. */
  readonly squares: readonly string[];
  /** Shows the path of an act that has not been done; null: of none. */
  readonly look: (act: Act | null) => void;
  /** Remembers the path of an act before it is done. */
  readonly follow: (act: Act) => Promise<void>;
}

const NONE: readonly string[] = [];

/** `seq`: the number of events; a previewed path is valid for its moment only. */
export function useTrail({ way }: BoardActions, moment: object, seq: number): Trail {
  const [seen, setSeen] = useMomentState(moment, NONE);
  // It appears together with its act, not before.
  const made = useRef({ squares: NONE, seq: -1 });
  const looked = useRef<Act | null>(null);
  const find = async (act: Act): Promise<readonly string[]> =>
    (act.to === undefined ? null : way?.(act).catch(() => NONE)) ?? NONE;
  return {
    // The last move stays visible until the next act.
    squares: seen.length > 0 ? seen : made.current.seq === seq ? made.current.squares : NONE,
    look: async (act) => {
      looked.current = act;
      const found = act ? await find(act) : NONE;
      if (looked.current === act) setSeen(found);
    },
    follow: async (act) => {
      made.current = { squares: await find(act), seq: seq + 1 };
    },
  };
}
