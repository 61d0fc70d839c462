/** Before a game that begins by itself: who is in, and what to do meanwhile. */
import { LIMITS, type TableInfo } from '@followsuit/protocol';
import { Portrait } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { http } from '../client/http.ts';
import { goLater } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { countWords } from './gathering-words.ts';
import { ownPortrait } from './own-portrait.ts';
import type { Mine } from './use-seat.ts';
import './who-is-in.css';

const text = words.people;
/** The bots that fill in. */
const BOT = 'club';

interface WhoIsInProps {
  readonly info: TableInfo;
  readonly mine: Mine;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

export function WhoIsIn(props: WhoIsInProps) {
  return (
    <section class="gather">
      {/* Always present, so that screen readers announce every change. */}
      <p class="gather-count" role="status">
        {countWords(props.info)}
      </p>
      <p class="hint">{props.info.match ? text.matchLead : text.againLead}</p>
      <Seats {...props} />
      {props.info.match ? <MatchSteps {...props} /> : <RematchSteps {...props} />}
    </section>
  );
}

function Seats({ info: { seats, agreed }, mine }: WhoIsInProps) {
  return (
    <ul class="gather-seats" aria-label={text.gather}>
      {seats.map(({ kind, name }, i) => {
        const isIn = kind === 'bot' || (kind === 'person' && (agreed?.includes(i) ?? true));
        return (
          <li key={i} data-in={isIn} data-mine={i === mine.seat}>
            <span class="gather-face" aria-hidden="true">
              {kind !== 'open' && <Portrait name={i === mine.seat ? ownPortrait() : name} />}
            </span>
            <b>{kind === 'open' ? text.empty : i === mine.seat ? fill(text.you, { name }) : name}</b>
            {kind === 'bot' && <small>{words.table.bot}</small>}
            {kind === 'person' && agreed && <small>{isIn ? `✓ ${text.isIn}` : text.notIn}</small>}
          </li>
        );
      })}
    </ul>
  );
}

function RematchSteps({ info: { id, agreed }, mine, run }: WhoIsInProps) {
  const isIn = agreed?.includes(mine.seat) ?? false;
  return (
    <p class="gather-steps">
      {mine.seat >= 0 && !isIn && (
        <button type="button" class="button-main" onClick={() => run(() => http.sit(id))}>
          {text.againIn}
        </button>
      )}
      {mine.host && isIn && (
        <button type="button" onClick={() => run(() => http.start(id, BOT))}>
          {text.againNow}
        </button>
      )}
      {mine.seat >= 0 && <Cancel id={id} run={run} />}
    </p>
  );
}

function MatchSteps({ info: { id }, mine, run }: WhoIsInProps) {
  const mayStart = useSignal(false);
  useEffect(() => {
    // A little later than the server counts: it counts from when the table was made.
    const timer = setTimeout(() => {
      mayStart.value = true;
    }, LIMITS.matchWait);
    return () => clearTimeout(timer);
  }, [id]);
  if (mine.seat < 0) return null;
  return (
    <>
      <p class="gather-steps">
        {mayStart.value && (
          <button type="button" class="button-main" onClick={() => run(() => http.start(id, BOT))}>
            {text.matchBots}
          </button>
        )}
        <Cancel id={id} run={run} />
      </p>
      <p class="hint" role="status">
        {mayStart.value && text.matchBotsHint}
      </p>
    </>
  );
}

function Cancel({ id, run }: { readonly id: string; readonly run: WhoIsInProps['run'] }) {
  const cancel = (): void => {
    const arrive = goLater();
    void run(() => http.stand(id).then(() => arrive('/')));
  };
  return (
    <button type="button" class="button-quiet" onClick={cancel}>
      {text.cancel}
    </button>
  );
}
