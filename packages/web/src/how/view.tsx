/**
 * How to play, on one screen: four panels, and the order of the cards. Where a window has no room for all of them, they stand in a row
 * that is swiped, with a button for each.
 */
import { type DrawnRow, isTrick, usualText } from '@followsuit/present';
import { mayMove } from '@followsuit/ui';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameInfo } from '../catalogue/index.ts';
import { gameChoicesFor } from '../pages/game-choices.ts';
import { presentationOf } from '../presentation.ts';
import { words as appWords } from '../text/text.ts';
import type { LoadedHowTo } from './how-tos.ts';
import { RankOrder } from './rank-order.tsx';
import { ScoringTable } from './scoring.tsx';
import { type Drawer, Things } from './things.tsx';
import { TrickDrawing } from './trick.tsx';
import './how.css';
import './how-panels.css';

interface ViewProps extends LoadedHowTo {
  readonly game: GameInfo;
}

/** @example <HowToCard game={game} {...loaded} /> */
export function HowToCard({ game, howTo, words, pictures }: ViewProps) {
  const { goal, trick, scoring, twist } = appWords.how.drawn;
  const drawer = { deck: game.deck, labels: words.labels, pictures };
  const { hue } = presentationOf(game.id).skin;
  const panels: PanelProps[] = [
    {
      name: 'goal',
      title: goal,
      children: (
        <>
          <p>{words.goal}</p>
          <Drawings drawings={howTo.goal} drawer={drawer} />
          <p class="how-win">{usualText(words.win, usualOptions(game))}</p>
        </>
      ),
    },
    {
      name: 'trick',
      title: words.turn ?? trick,
      children: (
        <>
          {isTrick(howTo.trick) ? (
            <TrickDrawing trick={howTo.trick} {...drawer} />
          ) : (
            <Drawings drawings={howTo.trick} drawer={drawer} />
          )}
          <p>{words.trick}</p>
        </>
      ),
    },
    {
      name: 'scoring',
      title: scoring,
      children: (
        <>
          <ScoringTable scoring={howTo.scoring} lowest={game.wins === 'low'} {...drawer} />
          {words.scoring && <p>{words.scoring}</p>}
        </>
      ),
    },
    {
      name: 'twist',
      title: twist,
      children: (
        <>
          <Drawings drawings={howTo.twist} drawer={drawer} />
          <p>{words.twist}</p>
        </>
      ),
    },
  ];
  if (game.deck || words.more)
    panels.push({
      name: 'more',
      title: appWords.how.more,
      children: (
        <>
          {game.deck && <RankOrder deck={game.deck} either={howTo.ranks === 'either'} />}
          {words.more && <p>{words.more}</p>}
        </>
      ),
    });
  return (
    <div class="how-whole felt-tint" style={hue === undefined ? undefined : { '--felt-hue': hue }}>
      <Panels panels={panels} />
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** All panels, and the buttons that go to one of them where they stand in a row. */
function Panels({ panels }: { readonly panels: readonly PanelProps[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const goTo = (place: number): void =>
    row.current?.scrollTo({ left: place * row.current.clientWidth, behavior: mayMove() ? 'smooth' : 'instant' });
  return (
    <>
      <div class="how-tabs">
        {panels.map(({ name, title }, i) => (
          <button key={name} type="button" aria-pressed={i === at} onClick={() => goTo(i)}>
            {title}
          </button>
        ))}
      </div>
      <div
        ref={row}
        class="how"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {panels.map(({ name, title, children }) => (
          <section key={name} class="how-panel" data-panel={name}>
            <h2>{title}</h2>
            {children}
          </section>
        ))}
      </div>
    </>
  );
}

const Drawings = ({ drawings, drawer }: { readonly drawings: readonly DrawnRow[]; readonly drawer: Drawer }) => (
  <div class="how-drawings">
    {drawings.map((drawing, i) =>
      'trick' in drawing ? (
        <TrickDrawing key={i} trick={drawing.trick} row {...drawer} />
      ) : (
        <Things key={i} things={drawing} {...drawer} />
      ),
    )}
  </div>
);

/** The defaults of the options with the usual number of players, and that number. */
const usualOptions = ({ id, usualPlayers }: GameInfo) => ({
  ...Object.fromEntries(gameChoicesFor(id).options.map(({ id, standard }) => [id, standard[usualPlayers]])),
  players: usualPlayers,
});
