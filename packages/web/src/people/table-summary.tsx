/** The settings of a server table: its clock, who may join, its rules. */

import type { TableInfo } from '@followsuit/protocol';
import { gameInfo } from '../catalogue/index.ts';
import { lazy } from '../lazy.tsx';
import { gameChoicesFor } from '../pages/game-choices.ts';
import { optionTexts } from '../pages/option-texts.ts';
import { explained, inShort } from '../pages/option-words.ts';
import { fill, words } from '../text/text.ts';
import { clockWords, graceWords } from './clock-words.ts';

const text = words.people;
const Changes = lazy(() => import('../variant/changes.tsx'));

/** The options of the table and its clock. */
export function TableSummary({ info, name }: { readonly info: TableInfo; readonly name: string }) {
  const { clock, grace, options, listed, seating } = info;
  const timed = clockWords(clock);
  const game = gameInfo(info.game);
  const all = gameChoicesFor(info.game).options;
  const isVariant = options.variant !== undefined;
  return (
    <details class="room-options">
      <summary>{text.options}</summary>
      <ul>
        {timed && <li>{timed}</li>}
        <li>{graceWords(grace)}</li>
        <li>{listed ? text.listed : text.unlisted}</li>
        <li>{text.seatings[seating]}</li>
        {all.map((option) => (
          <li key={option.id}>
            <strong>{inShort(optionTexts[info.game], { [option.id]: options[option.id] })}</strong>{' '}
            <span class="hint">{explained(optionTexts[info.game], option)}</span>
          </li>
        ))}
      </ul>
      {isVariant && <Changes game={info.game} players={info.seats.length} options={options} />}
      <p>
        <a href={`/rules/${game?.pages[0] ?? ''}`}>{fill(text.rulesLink, { game: name })}</a>
      </p>
    </details>
  );
}
