/** Replays any game step by step: the table at one moment, and the controls to move to another. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { replaceQuery } from '../address-bar.ts';
import { openReplay, type Replay } from '../client/local.ts';
import { place } from '../router.ts';
import type { TableScene } from '../table/scene.ts';
import { countForm, fill, words } from '../text/text.ts';
import { ReplayActions } from './actions.tsx';
import { type Chapter, chaptersOf } from './chapters.ts';
import { Controls } from './controls.tsx';
import { LogPanel, ScorePanel, TricksPanel } from './panels.tsx';
import { lineWords, sceneAt } from './scene.ts';
import { ShownTable } from './shown-table.tsx';
import './player.css';

export interface PlayerProps {
  readonly lines: readonly Line[];
  /** The viewer's seat, if they play in the game: until it is over, the other hands stay closed. */
  readonly mine: number | null;
  /** The address of the record; null: a link must contain the record itself. */
  readonly home: string | null;
}

/** @example <ReplayPlayer lines={await localRecord(id)} mine={null} home={null} /> */
export function ReplayPlayer({ lines, mine, home }: PlayerProps) {
  const closed = useSignal(staysClosed(lines, mine));
  const seat = useSignal<number | null>(closed.value ? mine : null);
  /** A replay, and the viewer for whom it was made. */
  const opened = useSignal<{ replay: Replay; seat: number | null } | string | null>(null);
  useEffect(() => {
    let wanted = true;
    const who = seat.value;
    openReplay(lines, who).then(
      (replay) => {
        if (wanted) opened.value = { replay, seat: who };
      },
      (error: Error) => {
        if (wanted) opened.value = error.message;
      },
    );
    return () => {
      wanted = false;
    };
  }, [lines, seat.value]);
  const found = opened.value;
  if (found === null) return <p class="loading">{words.common.loading}</p>;
  if (typeof found === 'string') return <NoRecord why={found} />;
  return (
    <Opened
      {...found}
      lines={lines}
      mine={mine}
      home={home}
      closed={closed.value}
      look={(who) => {
        closed.value = false;
        seat.value = who;
      }}
    />
  );
}

/** Whether a player would see what is hidden from them: decision 38. */
const staysClosed = (lines: readonly Line[], mine: number | null): boolean => {
  const { seats } = lines[0];
  const length = Array.isArray(seats) ? seats.length : 0;
  return mine !== null && mine < length && length > 1 && lines.at(-1)?.ev !== 'over';
};

/** Why there is no replay, and where to try again. */
export const NoRecord = ({ why }: { readonly why: string }) => (
  <>
    <p role="alert">{fill(words.replay.noRecord, { why })}</p>
    <p>
      <a href="/replay">{words.replay.another}</a>
    </p>
  </>
);

interface OpenedProps extends PlayerProps {
  readonly replay: Replay;
  readonly seat: number | null;
  readonly closed: boolean;
  readonly look: (seat: number | null) => void;
}

function Opened({ replay, lines, mine, home, seat, closed, look }: OpenedProps) {
  const n = useSignal(asked(replay.length));
  const chapters = useMemo(() => chaptersOf(replay.lines), [replay]);
  useEffect(() => keepInAddress(n.value), [n.value]);
  const scene = sceneAt(replay, n.value, seat);
  if (!scene) return <p role="alert">{words.replay.unknownGame}</p>;
  const goTo = (to: number) => {
    n.value = Math.max(1, Math.min(replay.length, to));
  };
  const told = lineWords(scene, scene.events.at(-1));
  const parts = { scene, replay, chapters, n: n.value, goTo };
  return (
    <div class="replay">
      <div class="replay-main">
        {replay.fault && (
          <p role="alert" class="error">
            {fill(countForm(words.replay.fault, replay.length), { fault: replay.fault })}
          </p>
        )}
        <ShownTable scene={scene} />
        <Controls {...parts} told={told} seat={seat} closed={closed} look={look} />
        <ReplayActions scene={scene} lines={lines} n={n.value} home={home} closed={closed ? mine : null} />
      </div>
      <div class="replay-side">
        <ScorePanel {...parts} />
        <TricksPanel {...parts} />
        <LogPanel {...parts} />
      </div>
    </div>
  );
}

/** The props of the parts beside the table. */
export interface PartProps {
  readonly scene: TableScene;
  readonly replay: Replay;
  readonly chapters: readonly Chapter[];
  readonly n: number;
  readonly goTo: (n: number) => void;
}

/** The moment in the address; by default the first one that shows something. */
function asked(length: number): number {
  const n = Number(place.peek().query.get('n') ?? 2);
  return Number.isInteger(n) ? Math.max(1, Math.min(length, n)) : 1;
}

/** Delayed: browsers refuse addresses that change too often. */
function keepInAddress(n: number): () => void {
  const timer = setTimeout(() => {
    replaceQuery('n', String(n));
  }, 300);
  return () => clearTimeout(timer);
}
