/** A naive twin of the moving rules: squares are names, ways are listed one by one, nothing is shared with the program. */
export interface Position {
  readonly large: boolean;
  readonly acesAreStones: boolean;
  /** Coins by name, and the square of each; aces as well. */
  readonly coins: ReadonlyMap<string, string>;
  readonly stones: ReadonlySet<string>;
  /** Pawns by suit letter: a square, `middle` or `home`. */
  readonly pawns: ReadonlyMap<string, string>;
}

const HOMES: Record<string, (size: number, column: number, row: number) => boolean> = {
  s: (size, column, row) => column <= 2 && row >= size - 1,
  m: (size, column, row) => column >= size - 1 && row >= size - 1,
  c: (size, column, row) => column >= size - 1 && row <= 2,
  a: (_size, column, row) => column <= 2 && row <= 2,
};

const parse = (square: string): [number, number] => [square.charCodeAt(0) - 96, Number(square.slice(1))];

function exists(large: boolean, column: number, row: number): boolean {
  const size = large ? 10 : 8;
  if (column < 1 || row < 1 || column > size || row > size) return false;
  return !(large && (column === 5 || column === 6) && (row === 5 || row === 6));
}

export function neighbours(large: boolean, square: string): string[] {
  if (square === 'middle') return ['d5', 'd6', 'e4', 'f4', 'e7', 'f7', 'g5', 'g6'];
  const [column, row] = parse(square);
  return [
    [column + 1, row],
    [column - 1, row],
    [column, row + 1],
    [column, row - 1],
  ]
    .filter(([c, r]) => exists(large, c, r))
    .map(([c, r]) => String.fromCharCode(96 + c) + r);
}

const coinOn = (p: Position, square: string) => [...p.coins].find(([, at]) => at === square)?.[0];
const pawnOn = (p: Position, square: string) => [...p.pawns].some(([, at]) => at === square);
const vacant = (p: Position, square: string) => coinOn(p, square) === undefined && !pawnOn(p, square);

/** Whether something that counts `value` may pass over a square. */
function passes(p: Position, square: string, value: number): boolean {
  if (pawnOn(p, square)) return false;
  const coin = coinOn(p, square);
  if (coin === undefined) return true;
  if (coin[0] === 'A') return false;
  return (p.stones.has(coin) ? 1 : Number(coin[0])) < value;
}

/** All ways of so many steps that touch no square twice. */
function ways(p: Position, from: string, steps: number): string[][] {
  let list = [[from]];
  for (let i = 0; i < steps; i++)
    list = list.flatMap((way) =>
      neighbours(p.large, way[way.length - 1])
        .filter((to) => !way.includes(to))
        .map((to) => [...way, to]),
    );
  return list;
}

/** Where a coin that shows its value may go. */
export function coinEnds(p: Position, coin: string): Set<string> {
  const value = Number(coin[0]);
  if (value === 0) return new Set();
  const good = ways(p, p.coins.get(coin)!, value).filter(
    (way) => way.slice(1, -1).every((square) => passes(p, square, value)) && vacant(p, way[way.length - 1]),
  );
  return new Set(good.map((way) => way[way.length - 1]));
}

/** Steps to every place that can be got to over places that `open` allows. */
function steps(from: string, next: (at: string) => string[], open: (at: string) => boolean): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, n] of [...found])
      for (const to of next(at))
        if (open(to) && (found.get(to) ?? 999) > n + 1) {
          found.set(to, n + 1);
          changed = true;
        }
  }
  found.delete(from);
  return found;
}

/** Where a stone may go, and the points it takes. */
export function stoneEnds(p: Position, coin: string, points: number): Map<string, number> {
  const from = p.coins.get(coin)!;
  if (pawnOn(p, from)) return new Map();
  const found = steps(
    from,
    (at) => neighbours(p.large, at),
    (at) => passes(p, at, 1),
  );
  return new Map([...found].filter(([to, n]) => n <= points && vacant(p, to)));
}

/** Where a pawn may go, `home` among it, and the points it takes. */
export function pawnEnds(p: Position, suit: string, points: number): Map<string, number> {
  const from = p.pawns.get(suit)!;
  if (from === 'home') return new Map();
  const isHome = (at: string) => HOMES[suit](p.large ? 10 : 8, ...parse(at));
  const next = (at: string) => neighbours(p.large, at).map((to) => (isHome(to) && enters(to) ? 'home' : to));
  const enters = (to: string) => vacant(p, to) || ownStone(to);
  const ownStone = (to: string) => coinOn(p, to)?.[1] === suit && p.stones.has(coinOn(p, to)!);
  const open = (to: string) => {
    if (to === 'home') return true;
    if (isHome(to) || pawnOn(p, to)) return false;
    return ownStone(to) || (p.acesAreStones && coinOn(p, to)?.[0] === 'A');
  };
  const found = steps(from, (at) => (at === 'home' ? [] : next(at)), open);
  return new Map([...found].filter(([, n]) => n <= points));
}
