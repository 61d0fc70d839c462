/** The dice: those of suits in phase 1 on one side, those of suits in phase 2 on the other. */

import { fill } from '@followsuit/present';
import { memo } from '@followsuit/ui';
import { isHome, isSet, type Position, pointsOn, type Suit, usedDice } from '../position.ts';
import { SUITS } from '../suits.ts';
import { leftWords, type PiecepackWords } from '../wording.ts';
import { DieBody } from './pieces.tsx';
import { SuitShape } from './suit-shape.tsx';

interface DiceProps {
  readonly text: PiecepackWords;
  readonly position: Position;
  readonly phase: 1 | 2;
  /** The suit whose die was tapped. */
  readonly chosen: Suit | null;
  readonly choose: (suit: Suit) => void;
  /** Suits whose dice have just come to this side. */
  readonly arrived?: readonly Suit[];
}

/** What is drawn on a die that shows null. */
const NULL = '–';

interface DieState {
  readonly face: string;
  readonly use: string;
  readonly spent: boolean;
  /** Whether its pawn is home: it is not rolled again. */
  readonly last?: boolean;
}

function stateOf(text: PiecepackWords, position: Position, suit: Suit, face: string): DieState {
  const { first, points, owed } = position;
  if (!first.includes(suit)) {
    const all = pointsOn(face);
    const last = isHome(position, suit);
    const use = last ? leftWords(text, position, suit) : fill(text.pointsLeft, { left: points[suit], all });
    return { face: String(points[suit]), use, spent: points[suit] === 0, last };
  }
  if (face === '0') return { face: NULL, use: text.nothing, spent: true };
  if (face === 'suit') {
    const owes = owed.includes(suit);
    return { face: 'suit', use: owes ? text.flipOwed : text.flipDone, spent: !owes };
  }
  const isUsed = usedDice(position).includes(suit);
  return { face, use: isUsed ? text.used : fill(text.moves, { face }), spent: isUsed };
}

/** The die of a suit that is home and has no points left, as it is put on the home tile. */
export function HomeDie({ suit }: { readonly suit: Suit }) {
  return (
    <svg viewBox="0 0 40 40" class={`home-die suit-${suit}`} aria-hidden="true">
      <DieBody />
      <SuitShape suit={suit} x={9} y={7} size={22} />
    </svg>
  );
}

/** Drawn anew only when something about the dice has changed. */
export const Dice = memo(PlainDice);

function PlainDice({ text, position, phase, chosen, choose, arrived = [] }: DiceProps) {
  const dice = SUITS.flatMap((suit) => {
    const face = position.dice[suit];
    const first = position.first.includes(suit);
    // Once its suit is set, a die lies on the home tile.
    if (face === null || first !== (phase === 1) || isSet(position, suit)) return [];
    return [{ suit, ...stateOf(text, position, suit, face) }];
  });
  if (dice.length === 0) return null;
  return (
    <section class={`dice dice-${phase}`} aria-label={phase === 1 ? text.phaseOne : text.phaseTwo}>
      <h2>{phase === 1 ? text.phaseOne : text.phaseTwo}</h2>
      <div class="dice-row">
        {dice.map(({ suit, face, use, spent, last }) => (
          <button
            type="button"
            key={suit}
            class={[
              `die suit-${suit}`,
              spent && 'die-spent',
              last && 'die-last',
              arrived.includes(suit) && 'die-arrived',
            ]
              .filter(Boolean)
              .join(' ')}
            aria-pressed={chosen === suit}
            aria-label={fill(text.dieNumber, {
              suit: text.suits[suit],
              face: face === NULL ? text.null : face,
              use,
            })}
            onClick={() => choose(suit)}
          >
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <DieBody />
              {face === 'suit' ? (
                <SuitShape suit={suit} x={9} y={7} size={22} />
              ) : (
                <>
                  <text class="die-face" x="13.4" y="18.6">
                    {face}
                  </text>
                  <SuitShape suit={suit} x={19} y={11.5} size={14} />
                </>
              )}
            </svg>
            <span class="die-use">{use}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
