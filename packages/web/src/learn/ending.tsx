/** The end of a lesson: the learner's hand and the coach's side by side, and where to go from here. */
import { actWords } from '@followsuit/present';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GameInfo, gameInfo } from '../catalogue/index.ts';
import { coachedHand, localRecord } from '../client/local.ts';
import type { TableClient } from '../client/types.ts';
import { Frame } from '../pages/frame.tsx';
import { playNow, starting, startTrouble } from '../pages/play-now.ts';
import { sceneOf } from '../table/scene.ts';
import { words as appWords, fill } from '../text/text.ts';
import { CoachFace } from './coach-face.tsx';
import { differenceOf, type FirstDifference, type HandOutcome, outcomeOf } from './comparison.ts';
import { markLearned } from './learned.ts';
import type { LoadedLesson } from './lessons.ts';
import './ending.css';

const text = appWords.learn;

export interface LessonEndingProps extends LoadedLesson {
  readonly client: TableClient;
  readonly table: string;
}

interface Compared {
  readonly own: HandOutcome;
  readonly coach: HandOutcome;
  readonly difference: FirstDifference | null;
}

export function LessonEnding({ client, lesson, words, table }: LessonEndingProps) {
  const share = useSignal(0);
  const compared = useSignal<Compared | 'failed' | null>(null);
  const info = client.model.info.peek();
  const game = gameInfo(info?.game ?? '');
  useEffect(() => {
    if (game) markLearned(game.id);
    const setShare = (done: number): void => {
      share.value = done;
    };
    Promise.all([localRecord(table), coachedHand(table, setShare)]).then(
      ([own, coach]) => {
        const difference = differenceOf(lesson.seat, own, coach);
        compared.value = { own: outcomeOf(lesson, own), coach: outcomeOf(lesson, coach), difference };
      },
      () => {
        compared.value = 'failed';
      },
    );
  }, [table]);
  if (!game) return null;
  const title = fill(text.ended, { game: game.name });
  const found = compared.value;
  return (
    <Frame title={title}>
      <div class="lesson-end">
        <h1>{title}</h1>
        <section aria-labelledby="versus" class="versus">
          <h2 id="versus">{text.versus}</h2>
          {found === null && (
            <p class="versus-wait">
              <label>
                {text.coachPlays} <progress value={share.value} max={1} />
              </label>
            </p>
          )}
          {found === 'failed' && <p role="alert">{text.noComparison}</p>}
          {found !== null && found !== 'failed' && (
            <>
              <Versus found={found} tally={(words as { readonly tally?: string }).tally} />
              <p role="status" class="versus-why">
                {differenceWords(client, found.difference)}
              </p>
            </>
          )}
        </section>
        {lesson.more && (
          <section aria-labelledby="further">
            <h2 id="further">{text.further}</h2>
            <ul class="lesson-further">
              {lesson.more.map((point) => (
                <li key={point.about[0]}>{point.text(words)}</li>
              ))}
            </ul>
          </section>
        )}
        <Ways game={game} />
      </div>
    </Frame>
  );
}

function Versus({ found: { own, coach }, tally }: { found: Compared; tally: string | undefined }) {
  const rows = [
    [text.tricks, own.tricks, coach.tricks],
    [text.points, own.points, coach.points],
    [tally ?? '', own.tally, coach.tally],
  ] as const;
  return (
    <table class="versus-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{text.you}</th>
          <th scope="col">
            <CoachFace /> {text.coach}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ([name, mine, theirs]) =>
            mine !== null && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{number(mine)}</td>
                <td>{number(theirs)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

const number = (n: number | null): string => (n === null ? '' : String(n).replace('-', '−'));

/** One sentence about what the coach did differently. */
function differenceWords({ model }: TableClient, difference: FirstDifference | null): string {
  if (!difference) return text.same;
  const info = model.info.peek();
  const view = model.view.peek();
  const scene =
    info && view && sceneOf(info, model.seat.peek(), { view, acts: [], events: model.events.peek(), barred: {} });
  if (!scene) return '';
  const [own, coach] = [difference.own, difference.coach].map((act) => actWords(scene, act));
  return fill(difference.trick > 0 ? text.differsInTrick : text.differs, { n: difference.trick, own, coach });
}

function Ways({ game }: { game: GameInfo }) {
  return (
    <div class="lesson-ways">
      <button type="button" class="button-main" aria-disabled={starting.value !== null} onClick={() => playNow(game)}>
        {starting.value === game.id ? text.starting : text.real}
      </button>
      <a class="button" href={`/learn/${game.id}`}>
        {text.again}
      </a>
      <a class="button" href={`/how/${game.id}`}>
        {text.how}
      </a>
      <a class="button" href={`/rules/${game.pages[0]}`}>
        {text.rules}
      </a>
      <a class="button" href="/learn">
        {text.others}
      </a>
      {startTrouble.value && <p role="alert">{startTrouble.value}</p>}
    </div>
  );
}
