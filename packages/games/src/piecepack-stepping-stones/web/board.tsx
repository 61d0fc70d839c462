/** The solitaire's board from above. Without `uses` it only shows a position. */

import type { Act } from '@followsuit/engine';
import { fill } from '@followsuit/present';
import { memo } from '@followsuit/ui';
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import {
  cornerOf,
  HOME,
  isSet,
  neighbour,
  type Piece,
  pieceSuit,
  type Square,
  type Suit,
  squaresOf,
  type Uses,
} from '../position.ts';
import { type PiecepackScene, pieceName, squareName } from '../wording.ts';
import { HomeDie } from './dice.tsx';
import { useDrag } from './drag.ts';
import { Coin, Pawn, Stone } from './pieces.tsx';
import { SuitShape } from './suit-shape.tsx';
import './board.css';

interface Props {
  readonly scene: PiecepackScene;
  readonly uses?: Uses;
  /** The piece that was taken up. */
  readonly taken?: Piece | null;
  /** Pieces to point out. */
  readonly glow?: readonly Piece[];
  readonly take?: (piece: Piece | null) => void;
  readonly choose?: (act: Act) => void;
  /** Squares of a way that is shown. */
  readonly trail?: readonly string[];
  /** The square where a hint would put a piece. */
  readonly aim?: string | null;
  /** Asks for the way of an act to be shown; null: of none. */
  readonly look?: (act: Act | null) => void;
}

/** How many squares a side of the board has. */
const sizeOf = ({ options }: PiecepackScene): number => (options.board === 'large' ? 10 : 8);

/** @example <Board scene={scene} /> */
export function Board(props: Props) {
  const { scene, uses, taken = null, take, choose, look } = props;
  const size = sizeOf(scene);
  const { view: position, words: text } = scene;
  const squares = useMemo(() => squaresOf(position, size), [scene.view, size]);
  const grid = useRef<HTMLDivElement>(null);
  const at = useSignal('a1');

  const targetOf = (piece: Piece | null, square: Square): Act | undefined => {
    const targets = piece === null ? undefined : uses?.goes.get(piece);
    return targets?.get(square.name) ?? (square.home === piece ? targets?.get(HOME) : undefined);
  };
  const { glow, trail, aim } = props;
  const names = useMemo(() => squares.map((square) => squareName(text, position, square)), [squares]);
  const drawn = useMemo(
    () => squares.map((square, i) => drawnAt(square, names[i], props, targetOf(taken, square) !== undefined)),
    [squares, uses, taken, glow, trail, aim],
  );
  const pick = (square: Square) => {
    const act = targetOf(taken, square);
    if (act) choose?.(act);
    else take?.(nextPiece(square, uses, taken));
  };
  const squareNamed = (name: string) => squares.find((square) => square.name === name);
  /** The piece that is dragged from a square: the one that was taken up, or the upper one. */
  const draggedFrom = (name: string): Piece | null => {
    const square = squareNamed(name);
    if (!square) return null;
    return taken !== null && [square.pawn, square.coin].includes(taken) ? taken : nextPiece(square, uses, null);
  };
  const drag = useDrag(
    (from) => take?.(draggedFrom(from)),
    (from, to) => {
      const end = squareNamed(to);
      const act = end && targetOf(draggedFrom(from), end);
      if (act) choose?.(act);
    },
  );
  const point = (square: Square | null) => {
    if (taken !== null) look?.((square && targetOf(taken, square)) ?? null);
  };
  const latest = useRef<Hands>(null);
  latest.current = {
    reach(square) {
      at.value = square;
    },
    point: (square) => point((square && squareNamed(square)) || null),
    pick(square) {
      const found = squareNamed(square);
      if (found) pick(found);
    },
  };
  // The same for ever, so that a square is drawn anew only where something about it has changed.
  const hands = useMemo<Hands>(
    () => ({
      reach: (square) => latest.current?.reach(square),
      point: (square) => latest.current?.point(square),
      pick: (square) => latest.current?.pick(square),
    }),
    [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(at.peek(), event.key, size);
    if (event.key === 'Escape') take?.(null);
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
    point(squareNamed(next) ?? null);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      class={`board board-${size}`}
      role="group"
      aria-label={text.board}
      aria-describedby={choose && 'board-keys'}
      ref={grid}
      onKeyDown={onKeyDown}
      {...(choose ? drag : {})}
    >
      {choose && (
        <p id="board-keys" hidden>
          {text.howTo}
        </p>
      )}
      {drawn.map((square) => (
        <Place key={square.name} {...square} at={at} hands={hands} />
      ))}
    </div>
  );
}

/** The piece that a tap on a square takes up; a second tap takes the other one, or none. */
function nextPiece({ coin, pawn }: Square, uses: Uses | undefined, taken: Piece | null): Piece | null {
  const able = [pawn, coin].filter((piece) => piece !== null && (uses?.goes.has(piece) || uses?.flips.has(piece)));
  return able[able.indexOf(taken) + 1] ?? null;
}

/** What a pointer or the focus does at a square. */
interface Hands {
  reach(square: string): void;
  /** A mouse has come to a square, or gone (null). */
  point(square: string | null): void;
  pick(square: string): void;
}

/** What is drawn of a square: plain values, so that it is easily seen whether they are the same. */
interface Drawn {
  readonly name: string;
  readonly classes: string;
  readonly label: string;
  /** The suit whose home it is. */
  readonly home: Suit | null;
  /** Whether that suit's die lies there: its pawn is home, and its points are spent. */
  readonly done: boolean;
  readonly coin: string | null;
  /** A coin may have become a stone, which may lie for good. */
  readonly stone: 'no' | 'yes' | 'set';
  readonly pawn: Suit | null;
}

function drawnAt(square: Square, called: string, props: Props, lit: boolean): Drawn {
  const { uses, taken, glow, trail, aim, scene } = props;
  const { name, home, coin, pawn, hole } = square;
  const { view: position, words: text } = scene;
  const pieces = [pawn, coin].filter((piece) => piece !== null);
  const held = taken != null && pieces.includes(taken);
  const goes = pieces.some((piece) => uses?.goes.has(piece));
  const owed = coin !== null && uses?.flips.has(coin) === true;
  const able = goes || owed;
  const pointed = pieces.some((piece) => glow?.includes(piece));
  const label = [
    called,
    held ? text.taken : '',
    goes ? text.canGo : '',
    owed ? text.canFlip : '',
    lit && taken != null ? fill(text.here, { piece: pieceName(text, position, taken) }) : '',
  ];
  const classes = ['place', hole && 'place-hole', home && `place-home suit-${home}`, lit && 'place-lit'];
  const more = [
    held && 'place-held',
    able && 'place-able',
    pointed && 'place-glow',
    owed && 'place-owed',
    name === aim && 'place-aim',
  ];
  const way = trail?.includes(name) && (trail[0] === name ? 'place-trail place-from' : 'place-trail');
  return {
    name,
    classes: [...classes, ...more, way].filter(Boolean).join(' '),
    label: label.filter(Boolean).join('. '),
    home,
    done: home !== null && isSet(position, home) && cornerOf(name, sizeOf(scene)) === home,
    coin,
    stone: coin === null || !position.stones.includes(coin) ? 'no' : isSet(position, pieceSuit(coin)) ? 'set' : 'yes',
    pawn,
  };
}

interface PlaceProps extends Drawn {
  /** The square that the Tab key comes to: read by each by itself, so that no other is drawn anew when the focus moves. */
  readonly at: ReadonlySignal<string>;
  readonly hands: Hands;
}

const Place = memo(PlainPlace);

function PlainPlace({ name, classes, label, home, done, coin, stone, pawn, at, hands }: PlaceProps) {
  const empty = !coin && !pawn;
  const tab = useComputed(() => (at.value === name ? 0 : -1));
  return (
    <button
      type="button"
      class={classes}
      data-square={name}
      tabIndex={tab}
      aria-label={label}
      onFocus={() => hands.reach(name)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hands.point(name)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hands.point(null)}
      onClick={() => hands.pick(name)}
    >
      {home && done && empty && <HomeDie suit={home} />}
      {home && !done && empty && (
        <svg viewBox={quarterOf(name)} class="place-sign" aria-hidden="true">
          <SuitShape suit={home} x={8} y={8} size={64} />
        </svg>
      )}
      {coin && stone === 'no' && <Coin name={coin} suit={pieceSuit(coin)} />}
      {coin && stone !== 'no' && <Stone name={coin} suit={pieceSuit(coin)} set={stone === 'set'} />}
      {pawn && <Pawn suit={pawn} />}
    </button>
  );
}

/** The part of a tile's big sign that is on one of its four squares. */
function quarterOf(name: string): string {
  const [column, row] = [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1))];
  return `${40 * (column % 2)} ${40 * (row % 2)} 40 40`;
}
