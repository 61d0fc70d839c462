/** How to play, on one screen: four panels, and the order of the cards. */
import { type DrawnRow, isTrick, usualText } from '@followsuit/present';
import { sharedText } from '@followsuit/ui';
import type { ComponentChildren } from 'preact';
import type { GameInfo } from '../catalogue/index.ts';
import { gameChoicesFor } from '../pages/game-choices.ts';
import { presentationOf } from '../presentation.ts';
import type { LoadedHowTo } from './how-tos.ts';
import { RankOrder } from './rank-order.tsx';
import { ScoringTable } from './scoring.tsx';
import { type Drawer, Things } from './things.tsx';
import { TrickDrawing } from './trick.tsx';
import './how.css';

interface ViewProps extends LoadedHowTo {
  readonly game: GameInfo;
}

/** @example <HowToCard game={game} {...loaded} /> */
export function HowToCard({ game, howTo, words, pictures }: ViewProps) {
  const { goal, trick, scoring, twist } = sharedText.value.howTo;
  const drawer = { deck: game.deck, labels: words.labels, pictures };
  const { hue } = presentationOf(game.id).skin;
  return (
    <div class="how felt-tint" style={hue === undefined ? undefined : { '--felt-hue': hue }}>
      <Panel title={goal} name="goal">
        <p>{words.goal}</p>
        <Drawings drawings={howTo.goal} drawer={drawer} />
        <p class="how-win">{usualText(words.win, usualOptions(game))}</p>
      </Panel>
      <Panel title={words.turn ?? trick} name="trick">
        {isTrick(howTo.trick) ? (
          <TrickDrawing trick={howTo.trick} {...drawer} />
        ) : (
          <Drawings drawings={howTo.trick} drawer={drawer} />
        )}
        <p>{words.trick}</p>
      </Panel>
      <Panel title={scoring} name="scoring">
        <ScoringTable scoring={howTo.scoring} lowest={game.wins === 'low'} {...drawer} />
        {words.scoring && <p>{words.scoring}</p>}
      </Panel>
      <Panel title={twist} name="twist">
        <Drawings drawings={howTo.twist} drawer={drawer} />
        <p>{words.twist}</p>
      </Panel>
      <footer class="how-more">
        {game.deck && <RankOrder deck={game.deck} either={howTo.ranks === 'either'} />}
        {words.more && <p>{words.more}</p>}
      </footer>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly name: string;
  readonly children: ComponentChildren;
}

const Panel = ({ title, name, children }: PanelProps) => (
  <section class="how-panel" data-panel={name}>
    <h2>{title}</h2>
    {children}
  </section>
);

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
