/** A game of this browser or of the server, step by step. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { Frame } from '../pages/frame.tsx';
import { words } from '../text/text.ts';
import { loadLocal, loadRemote } from './load.ts';
import { NoRecord, Player } from './player.tsx';

export default function Replay({ place, id }: PageProps) {
  const found = useSignal<readonly Line[] | string | null>(null);
  useEffect(() => {
    const loading =
      place === 'local' ? loadLocal(id) : place === 't' ? loadRemote(id) : Promise.resolve(words.common.notFound);
    loading.then((lines) => {
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
  return <Watched lines={lines} home={place === 't' ? `/replay/t/${id}` : null} />;
}

/** The page of one record. */
export function Watched({ lines, home }: { lines: readonly Line[]; home: string | null }) {
  const name = gameInfo(String(lines[0].game))?.name ?? words.replay.title;
  return (
    <Frame title={`${name}: ${words.replay.title}`}>
      <h1 class="replay-title">{name}</h1>
      <Player lines={lines} home={home} />
    </Frame>
  );
}
