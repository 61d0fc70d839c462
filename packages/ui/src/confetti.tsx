/** Confetti of a game's suits: it falls once, for the end of a game. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { mayMove } from './motion.ts';
import './confetti.css';

/** Milliseconds until everything has fallen, and the number of pieces: a phone has fewer. */
const FALL = 2400;
const [FEW, MANY] = [70, 120];

interface Piece {
  readonly suit: string | null;
  readonly style: Readonly<Record<string, string | number>>;
}

/** One of several: where a piece falls is no part of the game, so chance may be the browser's. */
const upTo = (most: number): number => Math.random() * most;

function pieceOf(i: number, suits: readonly string[]): Piece {
  return {
    suit: i % 3 === 0 || suits.length === 0 ? null : suits[i % suits.length],
    style: {
      left: `${upTo(100)}%`,
      '--late': `${upTo(FALL * 0.4)}ms`,
      '--falls': `${FALL * 0.6}ms`,
      '--drift': `${upTo(8) - 4}rem`,
      '--spin': `${upTo(900) - 450}deg`,
      '--look': i % 5,
    },
  };
}

interface ConfettiProps {
  readonly suits: readonly string[];
  /** Draws the sign of a suit. */
  readonly sign: (suit: string) => ComponentChildren;
}

/** None with reduced motion. @example <Confetti suits={['locks']} sign={(suit) => <SuitSign suit={suit} deck={deck} quiet />} /> */
export function Confetti({ suits, sign }: ConfettiProps) {
  const [isOver, end] = useState(() => !mayMove());
  const pieces = useMemo(() => Array.from({ length: innerWidth < 900 ? FEW : MANY }, (_, i) => pieceOf(i, suits)), []);
  useEffect(() => {
    const timer = setTimeout(() => end(true), FALL + 100);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {pieces.map(({ suit, style }, i) => (
        <i key={i} style={style} data-look={i % 5}>
          {suit && sign(suit)}
        </i>
      ))}
    </div>
  );
}
