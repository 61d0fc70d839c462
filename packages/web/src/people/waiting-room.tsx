/** A table on the server before its game: the seats, the invitation, and the start. */
import type { SeatInfo, TableInfo } from '@followsuit/protocol';
import { Portrait, useFocus } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameInfo, partnerOf } from '../catalogue/index.ts';
import { http } from '../client/http.ts';
import { asSomebody, sentence } from '../client/me.ts';
import type { TableClient } from '../client/types.ts';
import { Frame } from '../pages/frame.tsx';
import { goLater } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { gathers } from './gathering-words.ts';
import { levelHint, levelName } from './levels.ts';
import { ownPortrait } from './own-portrait.ts';
import { SeatNews } from './seat-news.tsx';
import { ShareLink, tableLink } from './share.tsx';
import { TableSummary } from './table-summary.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { TurnMessages } from './turn-messages.tsx';
import { type Mine, useSeat } from './use-seat.ts';
import { WhoIsIn } from './who-is-in.tsx';
import './people.css';

const text = words.people;
const LEVELS = ['simple', 'club', 'expert', 'master'];

interface RoomProps {
  readonly client: TableClient;
  readonly info: TableInfo;
}

/** Moves the focus to the person's seat when they sit down: the button for it is gone. */
const FOCUS = { near: '.room-seats', to: '[data-mine="true"]', else: '[data-mine="true"]' };

export function WaitingRoom({ client, info }: RoomProps) {
  const mine = useSeat(client, info);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const seats = useRef<HTMLOListElement>(null);
  useFocus(seats, FOCUS);
  const game = gameInfo(info.game);
  const name = game?.name ?? info.game;
  const partner = (seat: number): number | null =>
    game ? partnerOf(game, info.seats.length, info.options, seat) : null;
  /** Runs one server request at a time, and reports errors. */
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    try {
      await work();
    } catch (error) {
      trouble.value = sentence(error);
    }
    busy.value = false;
  };
  const sit = (seat: number): void =>
    void run(async () => {
      if (mine.seat < 0) await asSomebody(() => http.sit(info.id, seat));
      else await move(info.id, mine.seat, seat);
    });
  return (
    <Frame title={fill(text.room, { game: name })}>
      <h1>{fill(text.room, { game: name })}</h1>
      {game?.howTo && (
        <p>
          <a class="button" href={`/how/${game.id}`}>
            {words.how.link}
          </a>
        </p>
      )}
      <p role="status">
        {client.model.link.value === 'away'
          ? words.table.lost
          : info.match
            ? text.matchTitle
            : info.agreed
              ? text.againTitle
              : text.roomWaiting}
      </p>
      <p role="alert" class="error">
        {trouble.value}
      </p>
      <SeatNews seats={info.seats} />
      {gathers(info) && <WhoIsIn info={info} mine={mine} run={run} />}
      {/* Whoever has come by the link of a table that gathers people may still take a free seat. */}
      {(!gathers(info) || (mine.seat < 0 && info.seats.some(({ kind }) => kind === 'open'))) && (
        <>
          <ol ref={seats} class="room-seats">
            {info.seats.map((seat, i) => (
              <SeatRow key={i} seat={seat} n={i} partner={partner(i)} mine={mine} host={info.host} sit={sit} />
            ))}
          </ol>
          <p class="hint">{partner(0) === null ? text.seatings[info.seating] : text.seatingPairs[info.seating]}</p>
        </>
      )}
      {!gathers(info) && <NextStep info={info} mine={mine} run={run} />}
      {mine.seat >= 0 && <TurnMessages />}
      <section class="panel">
        <h2>{text.share}</h2>
        <ShareLink link={tableLink(info.id)} />
      </section>
      <div class="panel room-talk">
        <TalkPanel client={client} seat={mine.seat} own={!info.listed} />
      </div>
      <TableSummary info={info} name={name} />
    </Frame>
  );
}

/** Moves from one seat to another; if that one has been taken meanwhile, back again. */
async function move(id: string, from: number, to: number): Promise<void> {
  await http.stand(id);
  try {
    await http.sit(id, to);
  } catch (error) {
    await http.sit(id, from).catch(() => {}); // taken, too: the first error is reported
    throw error;
  }
}

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly n: number;
  readonly partner: number | null;
  readonly mine: Mine;
  readonly host: number | null;
  readonly sit: (seat: number) => void;
}

function SeatRow({ seat, n, partner, mine, host, sit }: SeatRowProps) {
  const { kind, name, bot, here } = seat;
  const number = n + 1;
  const shown = n === mine.seat ? fill(text.you, { name }) : name;
  const signs = [
    kind === 'open' && text.freeSeat,
    kind === 'bot' && fill(text.bot, { level: levelName(bot) }),
    kind === 'person' && (here ? text.here : text.notHere),
    n === host && text.host,
    partner !== null && fill(words.newTable.withSeat, { n: partner + 1 }),
  ].filter((sign) => sign !== false);
  const moves = mine.seat >= 0;
  return (
    <li class="room-seat" data-kind={kind} data-mine={n === mine.seat} tabIndex={n === mine.seat ? -1 : undefined}>
      <span class="room-face" aria-hidden="true">
        {kind !== 'open' && <Portrait name={n === mine.seat ? ownPortrait() : name} />}
      </span>
      <span class="room-number">{fill(text.seat, { n: number })}</span>
      <span class="room-name">
        {kind === 'open' ? '' : <strong>{shown}</strong>} <small>{signs.join(', ')}</small>
      </span>
      {kind === 'open' && (
        <button
          type="button"
          class={moves ? '' : 'button-main'}
          aria-label={fill(moves ? text.moveLabel : text.sitLabel, { n: number })}
          onClick={() => sit(n)}
        >
          {moves ? text.moveHere : text.sit}
        </button>
      )}
    </li>
  );
}

/** The bots that the host of the server has named. */
function useHostBots(wanted: boolean): readonly string[] {
  const names = useSignal<readonly string[]>([]);
  useEffect(() => {
    if (wanted)
      http.bots().then(
        ({ bots }) => {
          names.value = bots.filter((bot) => levelHint(bot) === undefined);
        },
        () => {}, // there are still the levels
      );
  }, [wanted]);
  return names.value;
}

interface StepProps {
  readonly info: TableInfo;
  readonly mine: Mine;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

/** The person's next step: start, wait, or sit down. */
function NextStep({ info, mine, run }: StepProps) {
  const level = useSignal('club');
  const hostBots = useHostBots(mine.host);
  const free = info.seats.some(({ kind }) => kind === 'open');
  const close = (): void => {
    const arrive = goLater();
    void run(() => http.closeTable(info.id).then(() => arrive('/')));
  };
  const leave = mine.seat >= 0 && (
    <button type="button" onClick={() => run(() => http.stand(info.id))}>
      {text.stand}
    </button>
  );
  if (!mine.host)
    return (
      <div class="room-step">
        <p>{mine.seat < 0 ? (free ? text.sitFirst : text.fullTable) : waitFor(info)}</p>
        {leave}
      </div>
    );
  return (
    <div class="room-step">
      {free && (
        <p class="people-row">
          <label for="room-level">{text.botLevel}</label>
          <select
            id="room-level"
            value={level.value}
            onChange={(event) => {
              level.value = event.currentTarget.value;
            }}
          >
            {[...LEVELS, ...hostBots].map((each) => (
              <option key={each} value={each}>
                {levelName(each)}
              </option>
            ))}
          </select>
        </p>
      )}
      <p class="people-row">
        <button type="button" class="button-main" onClick={() => run(() => http.start(info.id, level.value))}>
          {free ? text.startWithBots : text.start}
        </button>
        {leave}
        <button type="button" class="button-quiet" onClick={close}>
          {text.closeTable}
        </button>
      </p>
    </div>
  );
}

function waitFor({ host, seats }: TableInfo): string {
  return host === null ? text.waitSomebody : fill(text.waitHost, { name: seats[host].name });
}
