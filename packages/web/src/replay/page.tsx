/** A game of this browser or of the server, step by step. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { Frame } from '../pages/frame.tsx';
import { settings } from '../settings.ts';
import { withoutHandInProgress } from '../table/closed-tricks.ts';
import { words } from '../text/text.ts';
import { FairNotice, useFairReport } from './fair-notice.tsx';
import { loadLocal, loadRemote, seatAt } from './load.ts';
import { NoRecord, type PlayerProps, ReplayPlayer } from './player.tsx';

export default function Replay({ place, id }: PageProps) {
  const found = useSignal<readonly Line[] | string | null>(null);
  const mine = useSignal<number | null>(null);
  useEffect(() => {
    const loading =
      place === 'local'
        ? loadLocal(id)
        : HAS_SERVER && place === 't'
          ? loadRemote(id)
          : Promise.resolve(words.common.notFound);
    const sitting = place === 'local' ? seatAt(id).catch(() => null) : null;
    Promise.all([loading, sitting]).then(([lines, seat]) => {
      mine.value = seat;
      found.value = lines;
    });
  }, [place, id]);
  const lines = found.value;
  const isWhole = place !== 'local' || settings.log.value === 'open';
  const shown = useMemo(
    () => (Array.isArray(lines) && !isWhole ? withoutHandInProgress(lines) : lines),
    [lines, isWhole],
  );
  const report = useFairReport(HAS_SERVER && place === 't' ? id : null, lines);
  if (lines === null || shown === null) return <Frame title={words.replay.title}>{words.common.loading}</Frame>;
  if (typeof lines === 'string' || typeof shown === 'string')
    return (
      <Frame title={words.replay.title}>
        <h1>{words.replay.title}</h1>
        <NoRecord why={String(lines)} />
      </Frame>
    );
  const table = shown.length < lines.length ? `/play/${id}` : undefined;
  if (table && shown.length === 1)
    return (
      <Frame title={words.replay.title}>
        <h1>{words.replay.title}</h1>
        <StillPlayed table={table} />
      </Frame>
    );
  return (
    <Watched
      lines={shown}
      mine={mine.value}
      home={place === 't' ? `/replay/t/${id}` : null}
      table={table}
      report={report}
    />
  );
}

/** Explains why the hand in progress is hidden (VINES-TABLE-1). */
const StillPlayed = ({ table }: { readonly table: string }) => (
  <p class="hint">
    {words.replay.stillPlayed} <a href={table}>{words.replay.toTable}</a>
  </p>
);

interface WatchedProps extends PlayerProps {
  /** The table at which its hand in progress is played. */
  readonly table?: string;
  /** What this browser knows of its deals. */
  readonly report?: ReturnType<typeof useFairReport>;
}

/** The page of one record. */
export function Watched({ table, report, ...props }: WatchedProps) {
  const name = gameInfo(String(props.lines[0].game))?.name ?? words.replay.title;
  return (
    <Frame title={`${name}: ${words.replay.title}`}>
      <h1 class="replay-title">{name}</h1>
      {HAS_SERVER && report && <FairNotice {...report} />}
      {table && <StillPlayed table={table} />}
      <ReplayPlayer {...props} />
    </Frame>
  );
}
