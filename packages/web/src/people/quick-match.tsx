/** One tap to a table with other players. */
import { useSignal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import { http } from '../client/http.ts';
import { asSomebody, sentence } from '../client/me.ts';
import { goLater } from '../router.ts';
import { fill, words } from '../text/text.ts';
import './who-is-in.css';

const text = words.people;

interface QuickMatchProps {
  readonly game: Pick<GameInfo, 'id' | 'name' | 'usualPlayers'>;
  /** Whether to say below what the button does. */
  readonly hint?: boolean;
}

/** Finds players for a game with its usual options, and goes to their table. @example <QuickMatch game={game} /> */
export function QuickMatch({ game, hint = false }: QuickMatchProps) {
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  if (game.usualPlayers < 2) return null;
  const find = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    const arrive = goLater();
    try {
      const found = await asSomebody(() => http.match(game.id));
      if (found) arrive(`/t/${found.table.id}`);
    } catch (error) {
      trouble.value = sentence(error);
    }
    busy.value = false;
  };
  return (
    <div class="quick-match">
      <button
        type="button"
        aria-label={fill(text.findLabel, { game: game.name })}
        aria-disabled={busy.value}
        onClick={find}
      >
        {busy.value ? text.finding : text.find}
      </button>
      {hint && <p class="hint">{fill(text.findHint, { game: game.name })}</p>}
      {trouble.value && (
        <p role="alert" class="error">
          {trouble.value}
        </p>
      )}
    </div>
  );
}
