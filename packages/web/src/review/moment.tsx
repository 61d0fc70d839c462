/** A moment that mattered: what was chosen, the candidates as bars, why, and the table as the seat saw it. */
import type { Act, Line } from '@followsuit/engine';
import { actWords, cardWord, suitWord } from '@followsuit/present';
import {
  chanceWords,
  costWords,
  gradeWords,
  type ReviewedDecision,
  reasonWords,
  trickNumber,
} from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openReplay, type Replay } from '../client/local.ts';
import { OpenHands } from '../replay/open-hands.tsx';
import { sceneAt } from '../replay/scene.ts';
import { ShownTable } from '../replay/shown-table.tsx';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { ChanceBars } from './bars.tsx';
import { reviewWords } from './review-words.ts';
import { TryIt } from './try-it.tsx';

const text = words.review;

/** The signs that chess players write behind a move. */
const MARKS: Readonly<Record<ReviewedDecision['grade'], string>> = {
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export interface MomentProps {
  readonly decision: ReviewedDecision;
  /** The game as the seat saw it, and all lines of the record. */
  readonly replay: Replay;
  readonly lines: readonly Line[];
  /** Its place among the moments shown, from 1. The first one shows its table at once. */
  readonly number: number;
}

export function ReviewMoment({ decision, replay, lines, number }: MomentProps) {
  const { seat, kind, grade, fortune, candidates, played, open } = decision;
  const isShown = useSignal(number === 1);
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
  return (
    <article class={`panel review-moment review-${grade}`} id={`line-${decision.line}`}>
      <div>
        <h3>
          {whenWords(decision, lines)}
          {all.kinds[kind]}
        </h3>
        <p class="review-grade">
          <span class="review-mark" aria-hidden="true">
            {MARKS[grade]}
          </span>
          <span class="review-verdict">{gradeWords(all, grade, fortune)}</span>
        </p>
        <p>{costWords(all, decision).join(' ')}</p>
        <ChanceBars
          bars={candidates.map(({ act, chance, low, high }, i) => ({
            name: say(act),
            chance,
            low,
            high,
            chosen: i === played,
          }))}
        />
        {reason !== '' && <p>{reason}</p>}
        <div class="review-doing">
          <button type="button" aria-expanded={isShown.value} onClick={() => (isShown.value = !isShown.value)}>
            {text.table}
          </button>
          <TryIt scene={scene} seat={seat} lines={lines.slice(0, decision.line)} />
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
                  {say(act)}
                  {i === played && ` (${text.chosen})`}: {chanceWords(reviewWords(), open[i])}
                </li>
              ))}
            </ul>
            <HiddenHands lines={lines.slice(0, decision.line)} />
          </div>
        )}
      </div>
      {isShown.value && <ShownTable scene={scene} label={fill(text.momentTable, { n: number })} />}
    </article>
  );
}

/** "Hand 2, trick 5: "; nothing in a game without hands. */
function whenWords(decision: ReviewedDecision, lines: readonly Line[]): string {
  if (decision.hand === 0) return '';
  const trick = trickNumber(decision, lines);
  const hand = fill(text.hand, { n: decision.hand });
  return trick === null ? `${hand}: ` : `${hand}, ${fill(text.trick, { n: trick })}: `;
}

/** All hands as they lay at the moment. */
function HiddenHands({ lines }: Pick<MomentProps, 'lines'>) {
  const scene = useSignal<TableScene | null>(null);
  useEffect(() => {
    openReplay(lines).then(
      (replay) => {
        scene.value = sceneAt(replay, replay.length, null);
      },
      () => {}, // the chances stand above
    );
  }, []);
  return scene.value && <OpenHands scene={scene.value} />;
}
