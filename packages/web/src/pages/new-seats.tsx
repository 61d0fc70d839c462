/** The seats of a new table, and the settings for tables with people. */
import type { SeatingRule } from '@followsuit/protocol';
import { useId } from 'preact/hooks';
import { partnerOf } from '../catalogue/index.ts';
import { BotLine } from '../people/bot-card.tsx';
import { fill, words } from '../text/text.ts';
import { ChoiceRow } from './choice.tsx';
import { BOTS, botNamesAt, type Seat, type SeatingWay, seated } from './new-seating.ts';
import { type NewGame, seatAnew } from './new-state.ts';

const text = words.newTable;
const levels: Readonly<Record<string, { name: string; hint: string }>> = text.levels;

const WAYS = (Object.entries(text.ways) as [SeatingWay, string][]).filter(([way]) => HAS_SERVER || way !== 'friends');

export function SeatsPart({ choices }: { choices: NewGame }) {
  const { game, players, way, level } = choices;
  return (
    <>
      <ChoiceRow
        label={text.who}
        hint={!HAS_SERVER && way.value === 'seats' ? words.staticSite.seats : text.wayHints[way.value]}
        values={WAYS}
        value={way.value}
        choose={(chosen) => {
          way.value = chosen;
          seatAnew(choices);
        }}
      />
      {game.players.length > 1 && (
        <ChoiceRow
          label={text.players}
          values={game.players.map((n) => [n, String(n)] as const)}
          value={players.value}
          choose={(n) => {
            players.value = n;
            seatAnew(choices);
          }}
        />
      )}
      {way.value === 'bots' && (
        <ChoiceRow
          label={text.level}
          hint={levels[level.value]?.hint}
          values={BOTS.map((bot) => [bot as string, levels[bot].name] as const)}
          value={level.value}
          choose={(bot) => {
            level.value = bot;
            seatAnew(choices);
          }}
        />
      )}
      {way.value === 'bots' && <Bots seats={choices.seats.value} />}
      {way.value === 'seats' && <EachSeat choices={choices} />}
      {players.value > 1 && <Seating choices={choices} />}
    </>
  );
}

/** Whether seats are drawn, which in games with sides also decides the partners. */
function Seating({ choices: { game, players, options, seating } }: { choices: NewGame }) {
  const pairs = partnerOf(game, players.value, options.value, 0) !== null;
  const hints = pairs ? text.seatingPairs : text.seatingHints;
  return (
    <ChoiceRow
      label={text.seating}
      hint={hints[seating.value]}
      values={Object.entries(text.seatings) as [SeatingRule, string][]}
      value={seating.value}
      choose={(value) => {
        seating.value = value;
      }}
    />
  );
}

/** The bots at the table, as they will be named there. */
function Bots({ seats }: { readonly seats: readonly Seat[] }) {
  const names = botNamesAt(seats).filter((name) => name !== undefined);
  return (
    <div class="choice-of">
      <ul class="new-bots">
        {names.map((name) => (
          <li key={name}>
            <BotLine name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EachSeat({ choices: { game, options, seats } }: { choices: NewGame }) {
  const set = (at: number, seat: Seat): void => {
    seats.value = seated(seats.value, at, seat);
  };
  const names = botNamesAt(seats.value);
  return (
    <div class="choice-of new-seats">
      {seats.value.map((seat, i) => (
        <OneSeat
          key={i}
          number={i + 1}
          partner={partnerOf(game, seats.value.length, options.value, i)}
          seat={seat}
          name={names[i]}
          choose={(chosen) => set(i, chosen)}
        />
      ))}
      <p role="status" class="hint">
        {seats.value.includes('me') ? '' : text.nobody}
      </p>
    </div>
  );
}

interface OneSeatProps {
  readonly number: number;
  /** The partner's seat, or null. */
  readonly partner: number | null;
  readonly seat: Seat;
  /** The name of the bot on it. */
  readonly name: string | undefined;
  readonly choose: (seat: Seat) => void;
}

function OneSeat({ number, partner, seat, name, choose }: OneSeatProps) {
  const id = useId();
  return (
    <div class="new-seat">
      <label for={id}>
        {fill(text.seat, { n: number })}
        {partner !== null && <span class="hint new-with"> {fill(text.withSeat, { n: partner + 1 })}</span>}
      </label>
      <select id={id} value={seat} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="me">{text.me}</option>
        {HAS_SERVER && <option value="open">{text.open}</option>}
        {BOTS.map((bot) => (
          <option key={bot} value={bot}>
            {fill(text.bot, { level: levels[bot].name })}
          </option>
        ))}
      </select>
      {name !== undefined && <BotLine name={name} />}
    </div>
  );
}

/** Whether a clock gives a day or more. @example isSlow('move-86400') // true */
const isSlow = (clock: string): boolean => Number(clock.split('-')[1]) >= 86400;

/** Settings for tables with people: who may join, clocks, and what happens when somebody is away. */
export function PeoplePart({ choices: { listed, clock, grace } }: { choices: NewGame }) {
  const [clockId, graceId] = [useId(), useId()];
  return (
    <>
      <ChoiceRow
        label={text.listed}
        hint={listed.value ? text.listedHint : undefined}
        values={[
          [false, text.listedValues.no],
          [true, text.listedValues.yes],
        ]}
        value={listed.value}
        choose={(value) => {
          listed.value = value;
        }}
      />
      <div class="choice-of">
        <label for={clockId}>{text.clock}</label>
        <p class="hint" id={`${clockId}-hint`}>
          {text.clockHint} {isSlow(clock.value) && text.clockDays}
        </p>
        <select
          id={clockId}
          value={clock.value}
          aria-describedby={`${clockId}-hint`}
          onChange={(event) => {
            clock.value = event.currentTarget.value;
            // People who play over days are away in between.
            if (isSlow(clock.value)) grace.value = 'never';
          }}
        >
          {Object.entries(text.clocks).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="choice-of">
        <label for={graceId}>{text.grace}</label>
        <select
          id={graceId}
          value={grace.value}
          onChange={(event) => {
            grace.value = event.currentTarget.value;
          }}
        >
          {Object.entries(text.graces).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
