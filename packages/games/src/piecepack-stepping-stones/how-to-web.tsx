/** What the how-to of the solitaire shows: the board, a coin that moves, one that is turned, a pawn that walks. */
import { COIN_NAMES, SMALL } from './board.ts';
import { pieceSuit, type Suit } from './position.ts';
import { SUITS } from './suits.ts';
import { Coin, DieBody, Pawn, Stone } from './web/pieces.tsx';
import { SuitShape } from './web/suit-shape.tsx';
import './web/board.css';
import './how-to-web.css';

/** The whole board at the start, by the geometry of the rules. */
function StartBoard() {
  const { size, home, coins, pawns } = SMALL;
  const coinAt = new Map(coins.map((square, coin) => [square, COIN_NAMES[coin]]));
  const squares = Array.from({ length: size * size }, (_, i) => (size - 1 - Math.floor(i / size)) * size + (i % size));
  return (
    <span class="how-board how-board-8" aria-hidden="true">
      {squares.map((square) => {
        const coin = coinAt.get(square);
        const pawn = pawns.indexOf(square);
        const suit = SUITS[home[square]];
        return (
          <span key={square} class={suit ? `place-home suit-${suit}` : ''}>
            {coin && <Coin name={coin} suit={pieceSuit(coin)} />}
            {pawn >= 0 && <Pawn suit={SUITS[pawn]} />}
          </span>
        );
      })}
    </span>
  );
}

interface RowProps {
  /** Coins by their names, stones with a star, pawns with an exclamation mark, targets with a dot. */
  readonly squares: readonly string[];
}

/** A row of squares with pieces. */
const Squares = ({ squares }: RowProps) => (
  <span class="how-board" style={{ '--columns': squares.length }} aria-hidden="true">
    {squares.map((square, i) => (
      <span key={i} class={square === '.' ? 'place-lit' : square.startsWith('#') ? `place-home suit-${HOME}` : ''}>
        {piece(square)}
      </span>
    ))}
  </span>
);

const HOME: Suit = 'suns';

function piece(square: string) {
  const name = square.replace(/[#*!]/g, '');
  if (name === '' || name === '.') return null;
  const suit = pieceSuit(name);
  return (
    <>
      {square.includes('*') ? <Stone name={name} suit={suit} set={false} /> : <Coin name={name} suit={suit} />}
      {square.includes('!') && <Pawn suit={suit} />}
    </>
  );
}

/** A die with a number, or with its suit. */
const Die = ({ suit, face }: { readonly suit: Suit; readonly face?: string }) => (
  <svg class={`how-die home-die suit-${suit}`} viewBox="0 0 40 40" aria-hidden="true">
    <DieBody />
    {face ? (
      <text class="die-face" x="20" y="18.6">
        {face}
      </text>
    ) : (
      <SuitShape suit={suit} x={9} y={7} size={22} />
    )}
  </svg>
);

const Pawns = ({ n }: { readonly n: number }) => (
  <span class="how-pawns" aria-hidden="true">
    {SUITS.slice(0, n).map((suit) => (
      <Pawn key={suit} suit={suit} />
    ))}
  </span>
);

const pictures = {
  board: StartBoard,
  number: () => <Die suit="moons" face="2" />,
  move: () => <Squares squares={['2s', '', '.']} />,
  suit: () => <Die suit="suns" />,
  turn: () => (
    <span class="how-turned">
      <Squares squares={['4s']} />
      <span aria-hidden="true">↷</span>
      <Squares squares={['4s*']} />
    </span>
  ),
  points: () => <Die suit="suns" face="3" />,
  walk: () => <Squares squares={['#', '3s*', '2s*', '5s*!']} />,
  pawns: () => <Pawns n={4} />,
  threePawns: () => <Pawns n={3} />,
};

export default pictures;
