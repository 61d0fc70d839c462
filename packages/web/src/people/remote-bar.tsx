/** What a table on the server adds under its bar: chat, presence, the link, the rematch. */
import type { TableInfo } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { http } from '../client/http.ts';
import { sentence } from '../client/me.ts';
import type { TableClient } from '../client/types.ts';
import { Dialog } from '../table/dialog.tsx';
import { fill, words } from '../text/text.ts';
import { levelName } from './levels.ts';
import { ShareLink, tableLink } from './share.tsx';
import { TalkBox } from './talk-box.tsx';
import './people.css';

const text = words.people;

interface RemoteBarProps {
  readonly client: TableClient;
  readonly info: TableInfo;
}

export function RemoteBar({ client, info }: RemoteBarProps) {
  const open = useSignal<'talk' | 'people' | null>(null);
  const close = (): void => {
    open.value = null;
  };
  const show = (what: 'talk' | 'people') => (): void => {
    open.value = what;
  };
  const { watchers } = info;
  return (
    <div class="table-extra company">
      <button type="button" onClick={show('talk')}>
        {text.talk}
      </button>
      <button type="button" onClick={show('people')}>
        {text.company}
      </button>
      {watchers > 0 && <small>{watchers === 1 ? text.watchers.one : fill(text.watchers.other, { n: watchers })}</small>}
      <span role="status">
        {info.rematch && (
          <>
            {text.rematchMade} <a href={`/t/${info.rematch}`}>{text.rematchGo}</a>
          </>
        )}
      </span>
      {open.value === 'talk' && (
        <Dialog title={text.talkTitle} onClose={close}>
          <TalkBox client={client} seat={client.model.seat.value} own={!info.listed} neutral={withPartners(client)} />
        </Dialog>
      )}
      {open.value === 'people' && (
        <Dialog title={text.company} onClose={close}>
          <Seats client={client} info={info} />
          <h3>{text.share}</h3>
          <ShareLink link={tableLink(info.id)} />
        </Dialog>
      )}
    </div>
  );
}

/** Whether the game in progress has partners: they have only a few phrases. */
function withPartners({ model: { events, info } }: TableClient): boolean {
  const sides = (events.value[0]?.sides ?? []) as readonly (readonly number[])[];
  return info.value?.stage === 'playing' && sides.some((side) => side.length > 1);
}

/** The seats and presence; and the player's seat, to give up or to take again. */
function Seats({ client, info }: RemoteBarProps) {
  const trouble = useSignal<string | null>(null);
  const seat = client.model.seat.value;
  const run = (work: () => Promise<unknown>) => (): void => {
    trouble.value = null;
    work().catch((error) => {
      trouble.value = sentence(error);
    });
  };
  return (
    <>
      <ul>
        {info.seats.map(({ name, kind, bot, here, away }, i) => (
          <li key={i}>
            {i === seat ? fill(text.you, { name }) : name},{' '}
            {kind === 'bot'
              ? fill(text.bot, { level: levelName(bot) })
              : away
                ? text.botPlays
                : here
                  ? text.here
                  : text.notHere}
          </li>
        ))}
      </ul>
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
