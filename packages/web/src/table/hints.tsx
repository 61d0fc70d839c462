/** A hint: what a strong player would do, why, and how the other choices compare. */
import type { Act } from '@followsuit/engine';
import { actWords } from '@followsuit/present';
import type { Hint } from '@followsuit/ui';
import { words } from '../text/text.ts';
import { adviceWords, percent } from './advice.ts';
import type { TableScene } from './scene.ts';
import './hints.css';

const text = words.table;
/** Maximum number of choices shown. */
const SHOWN = 6;

/** `asking` until the answer arrives; a sentence if there is none. */
export type Advice = 'asking' | string | Hint;

export interface HintsProps {
  readonly scene: TableScene;
  readonly advice: Advice;
  readonly choose: (act: Act) => void;
  readonly onClose: () => void;
}

export function Hints({ scene, advice, choose, onClose }: HintsProps) {
  if (typeof advice === 'string')
    return (
      <aside class="hints" aria-label={text.hint}>
        <p role="status">{advice === 'asking' ? words.tableParts.hintAsking : advice}</p>
        {advice !== 'asking' && <CloseButton onClose={onClose} />}
      </aside>
    );
  const { act, candidates } = advice;
  const shown = candidates.length > 1 ? candidates.slice(0, SHOWN) : [];
  return (
    <aside class="hints" aria-label={text.hint}>
      <p role="status">
        ★ {words.tableParts.hintTitle}: <b>{actWords(scene, act)}</b>. {adviceWords(scene, advice)}
      </p>
      <div class="hints-buttons">
        <button type="button" class="button-main" onClick={() => choose(act)}>
          {words.tableParts.hintDo}
        </button>
        <CloseButton onClose={onClose} />
      </div>
      {shown.length > 0 && (
        <details>
          <summary>{words.tableParts.hintAll}</summary>
          <Candidates scene={scene} shown={shown} />
        </details>
      )}
    </aside>
  );
}

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    {words.table.close}
  </button>
);

function Candidates({ scene, shown }: { readonly scene: TableScene; readonly shown: Hint['candidates'] }) {
  return (
    <ul class="hints-list">
      {shown.map(({ act, expected, share, makes }) => {
        const value = expected ?? share;
        return (
          <li key={JSON.stringify(act)}>
            <span>{actWords(scene, act)}</span>
            <span class="hints-bar" aria-hidden="true">
              <span style={{ width: `${Math.round(100 * value)}%` }} />
            </span>
            <small>
              {expected === null ? words.tableParts.hintShare : words.tableParts.hintWins} <b>{percent(value)}</b>
              {makes !== undefined && (
                <>
                  {', '}
                  {words.tableParts.hintMakes} <b>{percent(makes)}</b>
                </>
              )}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
