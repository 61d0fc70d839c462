/** A new table: options, seats, and for tables with people who may join and their clocks. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { type GameInfo, gameInfo } from '../catalogue/index.ts';
import { QuickMatch } from '../people/quick-match.tsx';
import { goLater } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { GameCover } from './cover.tsx';
import { Empty } from './empty.tsx';
import { Frame } from './frame.tsx';
import { ExperimentPart, OptionsPart } from './new-options.tsx';
import { PeoplePart, SeatsPart } from './new-seats.tsx';
import { choicesFault, isShared, make, startChoices } from './new-state.ts';
import './new-table.css';

const text = words.newTable;

export default function NewTable({ game: id }: PageProps) {
  const game = gameInfo(id);
  if (game) return <Form game={game} />;
  return (
    <Frame title={text.noGame}>
      <h1>{text.noGame}</h1>
      <Empty says={text.noGameMore}>
        <a class="button button-main" href="/">
          {text.toHome}
        </a>
      </Empty>
    </Frame>
  );
}

function Form({ game }: { game: GameInfo }) {
  const choices = useMemo(() => startChoices(game), [game]);
  const fault = useSignal<string | null>(null);
  const making = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (making.value) return;
    fault.value = choicesFault(choices);
    if (fault.value) return;
    making.value = true;
    try {
      const arrive = goLater();
      const to = await make(choices);
      if (to) arrive(to);
    } catch (error) {
      fault.value = (error as Error).message;
    }
    making.value = false;
  };
  const title = fill(text.title, { game: game.name });
  const button = isShared(choices) ? text.makeRemote : text.makeLocal;
  return (
    <Frame title={title}>
      <form class="new" onSubmit={submit} novalidate>
        <div class="new-head">
          <GameCover game={game} />
          <div>
            <h1>{title}</h1>
            <p>
              {game.home.sentence} {text.lead}
            </p>
            <p class="new-links">
              {game.howTo && <a href={`/how/${game.id}`}>{words.how.link}</a>}{' '}
              <a href={`/rules/${game.pages[0]}`}>{fill(text.rulesLink, { game: game.name })}</a>{' '}
              <a href="/">{text.otherGame}</a>
            </p>
          </div>
        </div>
        {game.players[0] > 1 || game.players.length > 1 ? <SeatsPart choices={choices} /> : null}
        <OptionsPart choices={choices} />
        <ExperimentPart choices={choices} />
        {HAS_SERVER && isShared(choices) && <PeoplePart choices={choices} />}
        <div class="new-end">
          <p role="alert" class="error">
            {fault.value}
          </p>
          <button type="submit" class="button-main new-make" aria-disabled={making.value}>
            {making.value ? text.making : button}
          </button>
        </div>
      </form>
      {HAS_SERVER && <QuickMatch game={game} hint />}
    </Frame>
  );
}
