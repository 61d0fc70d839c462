/** What a table on the server adds under its bar: talk, the link, who watches, another game. */
import type { TableInfo } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { http } from '../client/http.ts';
import { sentence } from '../client/me.ts';
import type { TableClient } from '../client/types.ts';
import { Dialog } from '../table/dialog.tsx';
import { fill, words } from '../text/text.ts';
import { Share, tableLink } from './share.tsx';
import { TalkBox } from './talk-box.tsx';
import './people.css';

const said = words.people;

export function Company({ client, info }: { readonly client: TableClient; readonly info: TableInfo }) {
  const { seat: mySeat } = client.model;
  const open = useSignal<'talk' | 'link' | 'seat' | null>(null);
  const trouble = useSignal<string | null>(null);
  const seat = mySeat.value;
  const close = (): void => {
    open.value = null;
  };
  const giveUp = async (): Promise<void> => {
    close();
    await http.stand(info.id).catch((error) => {
      trouble.value = sentence(error);
    });
  };
  return (
    <div class="table-extra company">
      <button type="button" onClick={() => (open.value = 'talk')}>
        {said.talk}
      </button>
      <button type="button" onClick={() => (open.value = 'link')}>
        {said.invite}
      </button>
      {seat >= 0 && info.stage === 'playing' && (
        <button type="button" class="button-quiet" onClick={() => (open.value = 'seat')}>
          {said.giveUpSeat}
        </button>
      )}
      <Watching client={client} info={info} />
      {info.rematch && (
        <span>
          {said.rematchMade} <a href={`/t/${info.rematch}`}>{said.rematchGo}</a>
        </span>
      )}
      {trouble.value && (
        <span role="alert" class="error">
          {trouble.value}
        </span>
      )}
      {open.value === 'talk' && (
        <Dialog title={said.talkTitle} onClose={close}>
          <TalkBox client={client} seat={seat} own={!info.listed} />
        </Dialog>
      )}
      {open.value === 'link' && (
        <Dialog title={said.share} onClose={close}>
          <Share link={tableLink(info.id)} />
        </Dialog>
      )}
      {open.value === 'seat' && (
        <Dialog title={said.giveUpSeat} onClose={close}>
          <p>{said.giveUpSure}</p>
          <button type="button" class="button-danger" onClick={giveUp}>
            {said.giveUpSeat}
          </button>
        </Dialog>
      )}
    </div>
  );
}

/** How many watch; and for oneself a way back to a seat that was given up. */
function Watching({ client, info }: { readonly client: TableClient; readonly info: TableInfo }) {
  const trouble = useSignal<string | null>(null);
  const { watchers, stage } = info;
  const watches = client.model.seat.value < 0;
  const back = async (): Promise<void> => {
    await http.sit(info.id).catch((error) => {
      trouble.value = sentence(error);
    });
  };
  return (
    <>
      {watchers > 0 && <small>{watchers === 1 ? said.watchers.one : fill(said.watchers.other, { n: watchers })}</small>}
      {watches && stage === 'playing' && (
        <button type="button" class="button-quiet" onClick={back}>
          {said.comeBack}
        </button>
      )}
      {trouble.value && <span role="status">{trouble.value}</span>}
    </>
  );
}
