/** A moment that mattered: what was chosen, the candidates as bars, why, and the table as the seat saw it. */
import type { Act } from '@followsuit/engine';
import { actWords, cardWord, fill as filled, suitWord } from '@followsuit/present';
import { chanceWords, changeWords, gradeWords, type ReviewedDecision, reasonWords } from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { makeLocalTable, type Replay } from '../client/local.ts';
import { useOnce } from '../once.ts';
import { sceneAt } from '../replay/scene.ts';
import { seatsFrom } from '../replay/seating.ts';
import { ShownTable } from '../replay/shown-table.tsx';
import { goLater } from '../router.ts';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { reviewWords } from './review-words.ts';

const text = words.review;

export interface MomentProps {
  readonly decision: ReviewedDecision;
  /** The game as the seat saw it, and all lines of the record. */
  readonly replay: Replay;
  readonly lines: Parameters<typeof makeLocalTable>[0]['from'];
}

export function ReviewMoment({ decision, replay, lines }: MomentProps) {
  const { seat, hand, kind, grade, fortune, candidates, played, loss, sureLoss, luck, open } = decision;
  const isShown = useSignal(false);
  const isOpen = useSignal(false);
  const scene = sceneAt(replay, decision.line, seat);
  if (!scene) return null;
  const say = (act: Act): string => actWords(scene, act);
  const all = reviewWords();
  const naming = {
    name: (who: number) => scene.names[who],
    card: (code: string) => cardWord(scene, code),
    suit: (suit: string) => suitWord(scene, suit),
  };
  const reason = grade === 'good' ? '' : reasonWords(all, decision, naming);
  const most = Math.max(...candidates.map(({ chance }) => chance), 1e-9);
  return (
    <article class={`panel review-moment review-${grade}`}>
      <h3>
        {hand > 0 && `${fill(text.hand, { n: hand })}: `}
        {all.kinds[kind]}
      </h3>
      <p class="review-grade">{gradeWords(all, grade, fortune)}</p>
      {grade !== 'good' && (
        <p>
          {filled(text.cost, { loss: chanceWords(reviewWords(), loss), sure: chanceWords(reviewWords(), sureLoss) })}
        </p>
      )}
      {fortune !== null && <p>{filled(text.luck, { luck: changeWords(reviewWords(), luck) })}</p>}
      <ul class="review-bars">
        {candidates.map((candidate, i) => (
          <li key={i} class={i === played ? 'review-chosen' : ''}>
            <span>
              {say(candidate.act)}
              {i === played && ` (${text.chosen})`}
            </span>
            <span class="review-bar">
              <i style={{ inlineSize: `${(100 * candidate.chance) / most}%` }} />
            </span>
            <span>
              {chanceWords(reviewWords(), candidate.chance)}{' '}
              <small>
                {fill(text.range, {
                  low: chanceWords(reviewWords(), candidate.low),
                  high: chanceWords(reviewWords(), candidate.high),
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {reason !== '' && <p>{reason}</p>}
      <div class="review-doing">
        <button type="button" aria-expanded={isShown.value} onClick={() => (isShown.value = !isShown.value)}>
          {text.table}
        </button>
        <TryIt scene={scene} decision={decision} lines={lines} />
        {open !== null && (
          <button type="button" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
            {text.openCards}
          </button>
        )}
      </div>
      {isOpen.value && open !== null && (
        <div class="review-open">
          <p>{text.openNote}</p>
          <ul>
            {candidates.map(({ act }, i) => (
              <li key={i}>
                {say(act)}: {chanceWords(reviewWords(), open[i])}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isShown.value && <ShownTable scene={scene} />}
    </article>
  );
}

/** A table that begins at this moment, with the person in the seat. */
function TryIt({ scene, decision, lines = [] }: Pick<MomentProps, 'decision' | 'lines'> & { scene: TableScene }) {
  const trouble = useSignal('');
  const sit = useOnce(async () => {
    const arrive = goLater();
    try {
      const seats = seatsFrom(scene.names, decision.seat);
      arrive(`/play/${await makeLocalTable({ game: scene.game.id, seats, from: lines.slice(0, decision.line) })}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  });
  return (
    <>
      <button type="button" onClick={() => sit()}>
        {text.tryIt}
      </button>
      {trouble.value && (
        <p class="error" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
