/** Actions for a moment: a link to it, the record as a file, a table that continues from it. */
import type { Line } from '@followsuit/engine';
import { Window } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { fullAddress } from '../address-bar.ts';
import { makeLocalTable } from '../client/local.ts';
import { recordText } from '../client/records.ts';
import { useOnce } from '../once.ts';
import { goLater } from '../router.ts';
import type { TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';
import { seatsFrom } from './seating.ts';
import { linkTo } from './share.ts';

const text = words.replay;

export interface ReplayActionsProps {
  readonly scene: TableScene;
  readonly lines: readonly Line[];
  readonly n: number;
  readonly home: string | null;
  /** The player's seat, if the other hands are closed. */
  readonly closed: number | null;
}

export function ReplayActions(props: ReplayActionsProps) {
  const { lines, n, home, scene, closed } = props;
  const told = useSignal('');
  const link = useSignal('');
  const share = async () => {
    const path = home === null ? await linkTo(lines, n, closed) : `${home}?n=${n}`;
    link.value = '';
    if (path === null) {
      told.value = text.tooLong;
      return;
    }
    const url = fullAddress(path);
    try {
      await navigator.clipboard.writeText(url);
      told.value = text.copied;
    } catch {
      told.value = text.copyThis;
      link.value = url;
    }
  };
  return (
    <div class="replay-doing">
      <button type="button" onClick={share}>
        {text.share}
      </button>
      <button type="button" onClick={() => download(lines, scene.game.id)}>
        {text.download}
      </button>
      {lines.at(-1)?.ev === 'over' && <Review lines={lines} />}
      <PlayOn {...props} />
      <p role="status">{told}</p>
      {link.value && (
        <input readOnly aria-label={text.copyThis} value={link} onFocus={(e) => e.currentTarget.select()} />
      )}
    </div>
  );
}

/** Opens the review of a whole record, wherever that came from. */
function Review({ lines }: Pick<ReplayActionsProps, 'lines'>) {
  const open = useOnce(async () => {
    const arrive = goLater();
    arrive(await (await import('../review/begin.ts')).beginReview(lines));
  });
  return (
    <button type="button" onClick={() => open()}>
      {text.review}
    </button>
  );
}

/** Downloads the record as a file. */
function download(lines: readonly Line[], name: string): void {
  const url = URL.createObjectURL(new Blob([recordText(lines)], { type: 'application/jsonl' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.jsonl` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function PlayOn({ scene, lines, n, closed }: ReplayActionsProps) {
  const asking = useSignal(false);
  const ask = (on: boolean) => () => {
    asking.value = on;
  };
  const trouble = useSignal('');
  const isOver = scene.events.at(-1)?.ev === 'over';
  const sit = useOnce(async (me: number) => {
    const seats = seatsFrom(scene.names, me);
    const arrive = goLater();
    try {
      arrive(`/play/${await makeLocalTable({ game: scene.game.id, seats, from: lines.slice(0, n), trial: true })}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  });
  if (isOver) return <p class="hint">{text.over}</p>;
  if (scene.names.length === 1 || closed !== null)
    return (
      <>
        <button type="button" onClick={() => sit(closed ?? 0)}>
          {text.playOn}
        </button>
        <p class="error" role="alert">
          {trouble}
        </p>
      </>
    );
  return (
    <>
      <button type="button" onClick={ask(true)}>
        {text.playOn}
      </button>
      {asking.value && (
        <Window named="play-on" onClose={ask(false)} class="replay-sit">
          <h2 id="play-on">{text.playOn}</h2>
          <p>{text.playOnLead}</p>
          <p class="error" role="alert">
            {trouble}
          </p>
          <ul aria-label={text.playOnAs}>
            {scene.names.map((name, seat) => (
              <li key={seat}>
                <button type="button" onClick={() => sit(seat)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" class="button-quiet" onClick={ask(false)}>
            {text.stay}
          </button>
        </Window>
      )}
    </>
  );
}
