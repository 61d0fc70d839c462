/** The settings of a server table: its clock, who may join, its rules. */
import { optionTexts } from 'virtual:option-texts';
import type { TableInfo } from '@followsuit/protocol';
import { gameInfo } from '../catalogue/index.ts';
import { explained, inShort } from '../pages/option-words.ts';
import { fill, words } from '../text/text.ts';
import { clockWords, graceWords } from './clock-words.ts';

const text = words.people;

/** The options of the table and its clock. */
export function TableSummary({ info, name }: { readonly info: TableInfo; readonly name: string }) {
  const { clock, grace, options, listed, seating } = info;
  const timed = clockWords(clock);
  const game = gameInfo(info.game);
  return (
    <details class="room-options">
      <summary>{text.options}</summary>
      <ul>
        {timed && <li>{timed}</li>}
        <li>{graceWords(grace)}</li>
        <li>{listed ? text.listed : text.unlisted}</li>
        <li>{text.seatings[seating]}</li>
        {game?.options.map((option) => (
          <li key={option.id}>
            <strong>{inShort(optionTexts[game.id], { [option.id]: options[option.id] })}</strong>{' '}
            <span class="hint">{explained(optionTexts[game.id], option)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/rules/${game?.pages[0] ?? ''}`}>{fill(text.rulesLink, { game: name })}</a>
      </p>
    </details>
  );
}
