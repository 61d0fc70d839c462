/** A bot at the table: who it is, and how strong. */
import { Portrait, Window } from '@followsuit/ui';
import { useId } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { characterOf } from './bot-character.ts';
import { levelHint, levelName } from './levels.ts';
import './bot-card.css';

export interface BotCardProps {
  readonly name: string;
  /** The level: `bot` of the seat. */
  readonly bot: string | null;
  readonly onClose: () => void;
}

/** @example <BotCard name="Bo" bot="club" onClose={close} /> */
export function BotCard({ name, bot, onClose }: BotCardProps) {
  const id = useId();
  return (
    <Window named={id} onClose={onClose} class="bot-card">
      <div class="bot-card-portrait">
        <Portrait name={name} />
      </div>
      <h2 id={id}>{name}</h2>
      <p class="bot-card-level">{fill(words.newTable.bot, { level: levelName(bot) })}</p>
      <p>{characterOf(name)}</p>
      <p class="hint">{levelHint(bot)}</p>
      <button type="button" onClick={onClose}>
        {words.table.close}
      </button>
    </Window>
  );
}

/** A bot in a list: portrait, name and character. @example <BotLine name="Bo" /> */
export const BotLine = ({ name }: { readonly name: string }) => (
  <span class="bot-line">
    <Portrait name={name} />
    <span>
      <b>{name}</b>
      <span class="hint">{characterOf(name)}</span>
    </span>
  </span>
);
