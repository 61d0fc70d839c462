/** The ghost of a way over the board: of the move that was made last, or of one that is looked at. */
import type { Act } from '@followsuit/engine';
import type { BoardActions } from '@followsuit/ui';
import { useRef } from 'preact/hooks';
import { useMomentState } from './moment-state.ts';

export interface Trail {
  /** The squares from where the piece stood to where it goes; none where nothing is known. */
  readonly squares: readonly string[];
  /** Shows the way of an act that has not been done; null: of none. */
  readonly look: (act: Act | null) => void;
  /** Remembers the way of an act before it is done. */
  readonly follow: (act: Act) => Promise<void>;
}

const NONE: readonly string[] = [];

/** `seq`: how many events there are; a way that was looked at holds for its moment only. */
export function useTrail({ way }: BoardActions, moment: object, seq: number): Trail {
  const [seen, setSeen] = useMomentState(moment, NONE);
  // It is seen with the act that it belongs to, not before.
  const made = useRef({ squares: NONE, seq: -1 });
  const looked = useRef<Act | null>(null);
  const find = async (act: Act): Promise<readonly string[]> =>
    (act.to === undefined ? null : way?.(act).catch(() => NONE)) ?? NONE;
  return {
    // The last move stays in sight until something else is done.
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
