/** The piecepack solitaire as one plays it: dice, board, what may be done. */
import type { Act, Line } from '@followsuit/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hint, TableClient } from '../client/types.ts';
import type { Scene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import Board from './board.tsx';
import { Dice } from './dice.tsx';
import { GiveUp } from './give-up.tsx';
import {
  isHome,
  movedBy,
  type Piece,
  type Position,
  positionOf,
  SUITS,
  type Suit,
  suitOf,
  toTurn,
  type Uses,
  usesOf,
} from './position.ts';
import { SuitShape } from './suit-shape.tsx';
import { actWords, lineWords, overWords, pieceName, rating, standing, suitWord } from './words.ts';
import './solitaire.css';

const text = words.solitaire;

interface Props {
  readonly client: TableClient;
  readonly scene: Scene;
  /** Makes a new table with the same options. */
  readonly again?: () => void;
  /** Where a finished game can be looked back at. */
  readonly replay?: string;
}

export function Solitaire({ client, scene, again, replay }: Props) {
  const position = positionOf(scene.view);
  const uses = usesOf(scene.acts);
  const [taken, setTaken] = useState<Piece | null>(null);
  const [die, setDie] = useState<Suit | null>(null);
  const [hint, setHint] = useState<Hint | string | null>(null);
  const [giving, setGiving] = useState(false);
  const seq = scene.events.length;
  const now = useRef(seq);
  now.current = seq;
  useEffect(() => {
    setTaken(null);
    setDie(null);
    setHint(null);
  }, [seq]);

  const placing = position.phase === 'placing' ? ([...uses.goes.keys()][0] ?? null) : null;
  const held = placing ?? taken;
  const choose = (act: Act) => client.act(act);
  const askHint = async (ask: () => Promise<Hint>) => {
    const found = await ask().catch((error: Error) => error.message);
    if (now.current === seq) setHint(found); // it holds for the moment for which it was asked
  };
  const advised = hint && typeof hint !== 'string' ? hint : null;
  const glow = advised ? [String(advised.act.pawn ?? advised.act.coin ?? '')] : die ? movedBy(position, uses, die) : [];
  const over = scene.events.findLast((line) => line.ev === 'over');
  return (
    <div class="solitaire">
      <Status position={position} />
      <div class="solitaire-table">
        <Dice position={position} phase={1} chosen={die} choose={setDie} />
        <Board scene={scene} uses={uses} taken={held} glow={glow} take={setTaken} choose={choose} />
        <Dice position={position} phase={2} chosen={die} choose={setDie} />
      </div>
      {over ? (
        <Result over={over} scene={scene} again={again} replay={replay} />
      ) : (
        <>
          <p class="solitaire-prompt" role="status">
            {hint ? hintWords(hint) : promptOf(position, uses, held)}
          </p>
          <Actions {...{ client, scene, position, uses, held, choose, askHint }} giveUp={() => setGiving(true)} />
        </>
      )}
      <Told scene={scene} />
      {giving && uses.resign && (
        <GiveUp home={homeCount(position)} yes={() => choose(uses.resign as Act)} no={() => setGiving(false)} />
      )}
    </div>
  );
}

const homeCount = (position: Position): number => SUITS.filter((suit) => isHome(position, suit)).length;

const hintWords = (hint: Hint | string): string =>
  typeof hint === 'string' ? hint : fill(text.hintSays, { act: actWords(hint.act), reason: hint.reason });

/** The turn, the pawns home, and how each suit stands: a dot for each coin still to be turned. */
function Status({ position }: { position: Position }) {
  const part = position.part === 2 ? `, ${text.secondPart}` : '';
  return (
    <header class="solitaire-status">
      <strong>
        {fill(text.turn, { turn: position.turn })}
        {part}
      </strong>
      <span>{fill(text.pawnsHome, { n: homeCount(position) })}</span>
      <ul>
        {SUITS.map((suit) => {
          const n = toTurn(position, suit);
          const label = standing(position, suit, n);
          return (
            <li key={suit} class={`suit-${suit}`} title={label}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <SuitShape suit={suit} x={1} y={1} size={18} />
              </svg>
              <span aria-hidden="true">{isHome(position, suit) ? '⌂' : '●'.repeat(n) + '○'.repeat(5 - n)}</span>
              <span class="visually-hidden">{label}</span>
            </li>
          );
        })}
      </ul>
    </header>
  );
}

function promptOf(position: Position, { goes, flips }: Uses, held: Piece | null): string {
  if (position.phase === 'placing') {
    const tile = position.tiles[position.placed];
    return fill(text.place, { suit: suitWord(suitOf(tile)), n: tile[0] });
  }
  if (held !== null) return fill(text.promptPiece, { piece: pieceName(position, held) });
  if (position.owed.length > 0) return fill(text.owe, { suit: position.owed.map(suitWord).join(text.and) });
  return goes.size + flips.size === 0 ? text.onlyDone : text.prompt;
}

interface ActionsProps {
  readonly client: TableClient;
  readonly scene: Scene;
  readonly position: Position;
  readonly uses: Uses;
  readonly held: Piece | null;
  readonly choose: (act: Act) => void;
  readonly askHint: (ask: () => Promise<Hint>) => void;
  readonly giveUp: () => void;
}

function Actions({ client, scene, position, uses, held, choose, askHint, giveUp }: ActionsProps) {
  const { hint } = client;
  const flip = held === null ? undefined : uses.flips.get(held);
  const home = held === null ? undefined : uses.goes.get(held)?.get('home');
  // Nothing hidden is revealed within a part, so it can be wound back to its roll, but no further.
  const last = scene.events[scene.events.length - 1];
  const back = client.takeBack && last?.ev === 'act' && last.do !== 'done';
  const twoParts =
    scene.info.options.rolling === 'apart' && position.part === 1 && position.first.length < 4 - homeCount(position);
  return (
    <div class="solitaire-actions">
      {flip && (
        <button type="button" class="button-main" onClick={() => choose(flip)}>
          {fill(text.flip, { piece: pieceName(position, held as string) })}
        </button>
      )}
      {home && (
        <button type="button" class="button-main" onClick={() => choose(home)}>
          {text.home}
        </button>
      )}
      {position.phase === 'moving' && (
        <button
          type="button"
          class={uses.done && uses.goes.size + uses.flips.size === 0 ? 'button-main' : ''}
          aria-disabled={uses.done === null}
          onClick={() => uses.done && choose(uses.done)}
        >
          {twoParts ? text.endPart : text.endTurn}
        </button>
      )}
      {client.takeBack && (
        <button type="button" disabled={!back} onClick={() => client.takeBack?.()}>
          {text.takeBack}
        </button>
      )}
      {hint && (
        <button type="button" onClick={() => askHint(hint)}>
          {text.hint}
        </button>
      )}
      <a class="button" href="/rules/piecepack-stepping-stones">
        {text.rules}
      </a>
      <button type="button" onClick={giveUp}>
        {text.giveUp}
      </button>
    </div>
  );
}

interface ResultProps extends Pick<Props, 'scene' | 'again' | 'replay'> {
  readonly over: Line;
}

function Result({ over, scene, again, replay }: ResultProps) {
  const base = Object.entries({ board: 'small', aces: 'none', revealOrder: 'free' }).every(
    ([id, value]) => scene.info.options[id] === value,
  );
  return (
    <section class="solitaire-result">
      <h2>{overWords(over)}</h2>
      {over.reason === 'home' && base && <p>{rating(Number(over.turns))}</p>}
      <div class="solitaire-actions">
        {again && (
          <button type="button" class="button-main" onClick={again}>
            {text.again}
          </button>
        )}
        {replay && (
          <a class="button" href={replay}>
            {text.lookBack}
          </a>
        )}
        <a class="button" href="/">
          {text.leave}
        </a>
      </div>
    </section>
  );
}

/** What has happened last, for screen readers. */
function Told({ scene }: { scene: Scene }) {
  const from = useRef(scene.events.length);
  const fresh = scene.events.slice(from.current).flatMap((line) => lineWords(line) ?? []);
  useEffect(() => {
    from.current = scene.events.length;
  });
  return (
    <p class="visually-hidden" aria-live="polite">
      {fresh.join('. ')}
    </p>
  );
}
