/** A game of this browser or of the server, step by step. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { Frame } from '../pages/frame.tsx';
import { words } from '../text/text.ts';
import { loadLocal, loadRemote, seatAt } from './load.ts';
import { NoRecord, Player, type PlayerProps } from './player.tsx';

export default function Replay({ place, id }: PageProps) {
  const found = useSignal<readonly Line[] | string | null>(null);
  const mine = useSignal<number | null>(null);
  useEffect(() => {
    const loading =
      place === 'local' ? loadLocal(id) : place === 't' ? loadRemote(id) : Promise.resolve(words.common.notFound);
    const sitting = place === 'local' ? seatAt(id).catch(() => null) : null;
    Promise.all([loading, sitting]).then(([lines, seat]) => {
      mine.value = seat;
      found.value = lines;
    });
  }, [place, id]);
  const lines = found.value;
  if (lines === null) return <Frame title={words.replay.title}>{words.common.loading}</Frame>;
  if (typeof lines === 'string')
    return (
      <Frame title={words.replay.title}>
        <h1>{words.replay.title}</h1>
        <NoRecord why={lines} />
      </Frame>
    );
  return <Watched lines={lines} mine={mine.value} home={place === 't' ? `/replay/t/${id}` : null} />;
}

/** The page of one record. */
export function Watched(props: PlayerProps) {
  const name = gameInfo(String(props.lines[0].game))?.name ?? words.replay.title;
  return (
    <Frame title={`${name}: ${words.replay.title}`}>
      <h1 class="replay-title">{name}</h1>
      <Player {...props} />
    </Frame>
  );
}
