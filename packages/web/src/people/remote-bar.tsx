/** What a table on the server adds: chat, presence, the link, the rematch. */
import type { TableInfo } from '@followsuit/protocol';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { http } from '../client/http.ts';
import { sentence } from '../client/me.ts';
import { muted, setMuted } from '../client/muted.ts';
import type { TableClient } from '../client/types.ts';
import { lazy } from '../lazy.tsx';
import { BarButton } from '../table/bar.tsx';
import { Dialog } from '../table/dialog.tsx';
import { isDocked, sideTab } from '../table/side-tabs.ts';
import { countForm, fill, words } from '../text/text.ts';
import { levelName } from './levels.ts';
import { ShareLink, tableLink } from './share.tsx';
import { TableTalk } from './talk-panel.tsx';
import { TurnMessages } from './turn-messages.tsx';
import { unreadTalk } from './unread-talk.ts';
import './people.css';

const text = words.people;
const ReportForm = lazy(
  () => import('./report-form.tsx').catch(() => ({ default: NotLoaded as typeof import('./report-form.tsx').default })),
  <p>{words.common.loading}</p>,
);

const NotLoaded = () => <p role="alert">{words.notices.partNotLoaded}</p>;

interface RemoteBarProps {
  readonly client: TableClient;
  readonly info: TableInfo;
  /** Is in for the rematch, and goes to its table. */
  readonly again: () => void;
}

/** The window that is open: the talk, or who is here. */
const opened = signal<'talk' | 'people' | null>(null);

/** The buttons for it, in the bar of the table. */
export function CompanyButtons() {
  const unread = unreadTalk.value;
  return (
    <>
      <BarButton
        icon="talk"
        name={text.talk}
        label={unread > 0 ? countForm(text.talkUnread, unread) : undefined}
        count={unread}
        onClick={() => {
          // Beside the table there is room for the talk.
          if (isDocked.value) sideTab.value = 'talk';
          else opened.value = 'talk';
        }}
      />
      <BarButton
        icon="people"
        name={text.company}
        onClick={() => {
          opened.value = 'people';
        }}
      />
    </>
  );
}

export function RemoteBar({ client, info, again }: RemoteBarProps) {
  const close = (): void => {
    opened.value = null;
  };
  useEffect(() => close, []);
  const { watchers } = info;
  return (
    <div class="table-extra company">
      {watchers > 0 && <small>{watchers === 1 ? text.watchers.one : fill(text.watchers.other, { n: watchers })}</small>}
      <span role="status">
        {info.rematch && (
          <>
            {text.rematchMade}{' '}
            {client.model.seat.value >= 0 ? (
              <button type="button" onClick={again}>
                {text.rematchJoin}
              </button>
            ) : (
              <a href={`/t/${info.rematch}`}>{text.rematchGo}</a>
            )}
          </>
        )}
      </span>
      {opened.value === 'talk' && (
        <Dialog title={text.talkTitle} onClose={close}>
          <div class="talk-sheet">
            <TableTalk client={client} />
          </div>
        </Dialog>
      )}
      {opened.value === 'people' && (
        <Dialog title={text.company} onClose={close}>
          <Seats client={client} info={info} />
          {client.model.seat.value >= 0 && <TurnMessages />}
          <h3>{text.share}</h3>
          <ShareLink link={tableLink(info.id)} />
        </Dialog>
      )}
    </div>
  );
}

/** The seats and presence; and the player's seat, to give up or to take again. */
function Seats({ client, info }: Omit<RemoteBarProps, 'again'>) {
  const trouble = useSignal<string | null>(null);
  const reported = useSignal<{ seat: number; name: string } | null>(null);
  const seat = client.model.seat.value;
  const run = (work: () => Promise<unknown>) => (): void => {
    trouble.value = null;
    work().catch((error) => {
      trouble.value = sentence(error);
    });
  };
  return (
    <>
      <ul class="room-seats">
        {info.seats.map(({ name, kind, bot, here, away }, i) => (
          <li key={i} class="room-seat">
            <span class="room-name">
              <strong>{i === seat ? fill(text.you, { name }) : name}</strong>{' '}
              <small>
                {kind === 'bot'
                  ? fill(text.bot, { level: levelName(bot) })
                  : away
                    ? text.botPlays
                    : here
                      ? text.here
                      : text.notHere}
              </small>
            </span>
            {kind === 'person' && i !== seat && (
              <>
                <Mute name={name} />
                <button
                  type="button"
                  class="button-quiet"
                  aria-label={fill(text.reportLabel, { name })}
                  onClick={() => {
                    reported.value = { seat: i, name };
                  }}
                >
                  {text.report}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {reported.value && (
        <ReportForm
          key={reported.value.name}
          table={info.id}
          {...reported.value}
          onClose={() => {
            reported.value = null;
          }}
        />
      )}
      {info.stage === 'playing' && (
        <div class="room-step">
          <p class="hint">{seat >= 0 ? text.giveUpHint : text.comeBackHint}</p>
          {seat >= 0 ? (
            <button type="button" class="button-danger" onClick={run(() => http.stand(info.id))}>
              {text.giveUpSeat}
            </button>
          ) : (
            <button type="button" onClick={run(() => http.sit(info.id))}>
              {text.comeBack}
            </button>
          )}
          {trouble.value && (
            <p role="alert" class="error">
              {trouble.value}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Mute({ name }: { readonly name: string }) {
  const isMuted = muted.value.includes(name);
  return (
    <button
      type="button"
      class="button-quiet"
      aria-label={fill(isMuted ? text.unmuteLabel : text.muteLabel, { name })}
      onClick={() => setMuted(name, !isMuted)}
    >
      {isMuted ? text.unmute : text.mute}
    </button>
  );
}
