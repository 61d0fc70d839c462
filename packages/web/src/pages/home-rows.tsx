/** Rows of the person's tables on the home page. A first visit has none, so they are loaded when there are some. */
import { useEffect, useRef } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import type { MyTable } from '../client/http.ts';
import type { LocalTableInfo } from '../client/local.ts';
import { fill, words } from '../text/text.ts';
import { GameCover } from './cover.tsx';
import { others } from './home-last.ts';

const text = words.home;

export const gameName = (game: string): string => gameInfo(game)?.name ?? game;

/** A small cover beside the words of a row. */
function RowCover({ game }: { readonly game: string }) {
  const info = gameInfo(game);
  return <span class="table-cover">{info && <GameCover game={info} />}</span>;
}

export function RemoteRow({ table: { id, game, seats, seat, stage, turn } }: { table: MyTable }) {
  const names = others(seats, seat);
  return (
    <li class="table-row">
      <RowCover game={game} />
      <div class="table-words">
        <strong>{gameName(game)}</strong>{' '}
        {stage === 'playing' && turn ? <span class="table-turn">{text.yourTurn}</span> : null}
        <p>
          {names && `${fill(text.against, { names })} · `}
          {stage === 'waiting' ? text.notBegun : turn ? text.onServer : text.othersTurn}
        </p>
      </div>
      <a class="button" href={`/t/${id}`} aria-label={fill(text.continueLabel, { game: gameName(game) })}>
        {text.goOn}
      </a>
    </li>
  );
}

interface RemovedProps {
  readonly table: LocalTableInfo;
  readonly restore: (id: string) => void;
}

export function Removed({ table: { id, game }, restore }: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The focused button was removed with its table.
  useEffect(() => undo.current?.focus(), [id]);
  return (
    <li class="table-row">
      <p id="removed" class="table-words">
        {fill(text.removed, { game: gameName(game) })}
      </p>
      <button type="button" ref={undo} aria-describedby="removed" onClick={() => restore(id)}>
        {text.undo}
      </button>
    </li>
  );
}

export function LocalRow({ table, remove }: { table: LocalTableInfo; remove: (table: LocalTableInfo) => void }) {
  const { id, game, seats, seat, total } = table;
  const names = others(seats, seat);
  const scores = total && total.length > 1 ? fill(text.scores, { scores: total.join(', ') }) : '';
  return (
    <li class="table-row">
      <RowCover game={game} />
      <div class="table-words">
        <strong>{gameName(game)}</strong>
        <p>{[names && fill(text.against, { names }), scores].filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        class="button-quiet"
        aria-label={fill(text.removeLabel, { game: gameName(game) })}
        onClick={() => remove(table)}
      >
        {text.remove}
      </button>
      <a class="button" href={`/play/${id}`} aria-label={fill(text.continueLabel, { game: gameName(game) })}>
        {text.goOn}
      </a>
    </li>
  );
}
