/** The end of the game: how it went, how good that is, and where to go from there. */
import type { Line } from '@followsuit/engine';
import { fill } from '@followsuit/present';
import { type BoardActions, Confetti, LineIcon, Overlay } from '@followsuit/ui';
import { useMemo } from 'preact/hooks';
import { isHome, type Suit } from '../position.ts';
import { SUITS } from '../suits.ts';
import { overWords, type PiecepackScene, rating, resultWords, standing } from '../wording.ts';
import { keepBest } from './best-store.ts';
import { Pawn } from './pieces.tsx';
import { SuitShape } from './suit-shape.tsx';
import './result.css';

interface Props {
  readonly over: Line;
  readonly scene: PiecepackScene;
  readonly actions: BoardActions;
  readonly hue?: number;
  /** Shows the board below. */
  readonly onClose: () => void;
}

const SuitSign = (suit: string) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <SuitShape suit={suit as Suit} x={0} y={0} size={20} />
  </svg>
);

export function Result({ over, scene, actions, hue, onClose }: Props) {
  const { options, words: text, view: position } = scene;
  const { table, again, replay, share } = actions;
  const best = useMemo(() => keepBest(options, table, over), [table]);
  const won = over.reason === 'home';
  const rated = rating(text, options, over);
  const [n] = over.total as readonly number[];
  const facts: readonly (readonly [string, string | number])[] = [
    [text.turnsTaken, Number(over.turns)],
    [text.stonesLaid, position.stones.length],
    [text.wonOf, fill(text.ofPlayed, { won: best.won, played: best.played })],
    best.turns === null ? [text.mostHome, best.home] : [text.fewest, best.turns],
  ];
  const buttons = (
    <>
      <a class="button overlay-small" href="/">
        <LineIcon name="home" />
        {text.leave}
      </a>
      {share?.(fill(text.shareText, { result: overWords(text, over), game: scene.game.name }))}
      {replay && (
        <a class="button overlay-small" href={replay}>
          <LineIcon name="look-back" />
          {text.lookBack}
        </a>
      )}
      {again && (
        <button type="button" class="overlay-main" onClick={again}>
          {text.again}
        </button>
      )}
    </>
  );
  const above = (
    <>
      <button
        type="button"
        class="solitaire-close"
        aria-label={text.showTable}
        title={text.showTable}
        onClick={onClose}
      >
        <LineIcon name="close" />
      </button>
      {n > 0 && <Confetti suits={SUITS} sign={SuitSign} />}
    </>
  );
  const headline = won ? rated || text.allHome : fill(text.someHome, { n });
  return (
    <Overlay hue={hue} label={headline} class="solitaire-ending" buttons={buttons} above={above}>
      <div class="solitaire-result">
        <h2 class="overlay-title overlay-in">{headline}</h2>
        <p class="overlay-sub overlay-in" style={{ '--i': 1 }}>
          {overWords(text, over)}
        </p>
        <p class="overlay-sub overlay-in" style={{ '--i': 2 }}>
          {resultWords(text, over, best)}
        </p>
      </div>
      <div class="solitaire-run">
        <ul class="solitaire-homes">
          {SUITS.map((suit, i) => (
            <li
              key={suit}
              class={`overlay-in suit-${suit}`}
              data-home={isHome(position, suit)}
              style={{ '--i': 2 + i }}
              title={standing(text, position, suit)}
            >
              {SuitSign(suit)}
              {isHome(position, suit) && <Pawn suit={suit} />}
              <span class="visually-hidden">{standing(text, position, suit)}</span>
            </li>
          ))}
        </ul>
        <dl class="overlay-paper solitaire-facts overlay-in" style={{ '--i': 6 }}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Overlay>
  );
}
