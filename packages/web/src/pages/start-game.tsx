/** `/play/GAME`: starts that game against bots, and replaces the address with that of its table. */
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../catalogue/index.ts';
import { words } from '../text/text.ts';
import { playNow, startTrouble } from './play-now.ts';
import { Unavailable } from './unavailable.tsx';

const text = words.home;

export function StartGame({ game }: { readonly game: GameInfo }) {
  useEffect(() => void playNow(game, { replace: true }), [game]);
  const trouble = startTrouble.value;
  if (trouble === null) return <p class="loading">{text.starting}</p>;
  return (
    <Unavailable title={text.cannotStart}>
      <p role="alert">{trouble}</p>
      <a class="button button-main" href={`/new/${game.id}`}>
        {text.options}
      </a>
    </Unavailable>
  );
}
