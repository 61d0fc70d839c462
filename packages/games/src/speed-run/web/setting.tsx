/** The panel for trump and ranking: whoever comes first chooses which of them to set, whoever comes second has the other. */
import type { Act } from '@followsuit/engine';
import { actWords, wordIn } from '@followsuit/present';
import { argValues, Confirm, type PanelProps, previewedDirection, SuitChoice } from '@followsuit/ui';
import { useEffect, useState } from 'preact/hooks';
import { highs } from '../ranking.ts';
import type { SpeedRunScene } from '../sheet.ts';
import { Course } from './course.tsx';
import './setting.css';

type Props = PanelProps<SpeedRunScene>;

export function Setting({ scene, acts, choose }: Props) {
  const { words } = scene;
  const kinds = argValues<string>(acts, 'do');
  const [kind, setKind] = useState<string | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const chosen = kind ?? (kinds.length === 1 ? kinds[0] : null);
  // The hand is sorted by the direction, so that its effect is seen before it is confirmed.
  useEffect(() => {
    previewedDirection.value = act?.mode === 'fixed' ? act.high === 1 : null;
    return () => {
      previewedDirection.value = null;
    };
  }, [act]);
  if (chosen === null)
    return (
      <section class="ask speed-setting" aria-label={words.setting}>
        <div class="speed-kinds">
          {kinds.map((each) => (
            <button type="button" key={each} onClick={() => setKind(each)}>
              <b>{wordIn(words.kinds, each)}</b>
              <small>{wordIn(words.kindNotes, each)}</small>
            </button>
          ))}
        </div>
      </section>
    );
  const open = acts.filter((each) => each.do === chosen);
  const note = chosen === 'trump' ? words.kindNotes.trump : wordIn(words.modeNotes, act?.mode ?? 'none');
  return (
    <section class="ask speed-setting" aria-label={words.setting}>
      {chosen === 'trump' ? (
        <SuitChoice
          suits={argValues(open, 'trump')}
          chosen={act === null ? null : String(act.trump)}
          choose={(suit) => setAct(open.find((each) => each.trump === suit) ?? null)}
        />
      ) : (
        <Rankings scene={scene} acts={open} act={act} choose={setAct} />
      )}
      <p class="ask-note">{note}</p>
      <div class="ask-row speed-confirm">
        <Confirm
          text={act ? actWords(scene, act) : chosen === 'trump' ? words.chooseTrump : words.chooseRanking}
          ready={act !== null}
          act={() => act && choose(act)}
        />
        {kinds.length > 1 && (
          <button
            type="button"
            onClick={() => {
              setAct(null);
              setKind(null);
            }}
          >
            {words.back}
          </button>
        )}
      </div>
    </section>
  );
}

/** Each ranking is drawn: a column for each mode, a row for the rank that is high first. */
function Rankings({ scene, acts, act, choose }: Props & { readonly act: Act | null }) {
  const { words } = scene;
  return (
    <fieldset class="ask-choice speed-rankings">
      <legend>{words.rankingNote}</legend>
      <div>
        {argValues<number>(acts, 'high').flatMap((high) =>
          argValues<string>(acts, 'mode').map((mode) => {
            const each = acts.find((one) => one.mode === mode && one.high === high);
            return (
              each && (
                <button
                  type="button"
                  key={`${mode} ${high}`}
                  class="ask-pick"
                  aria-label={actWords(scene, each)}
                  aria-pressed={each === act}
                  onClick={() => choose(each)}
                >
                  <span>{wordIn(words.modes, mode)}</span>
                  <span class="speed-course">
                    {high}
                    <Course list={highs(scene, mode, high, 0)} />
                  </span>
                </button>
              )
            );
          }),
        )}
      </div>
    </fieldset>
  );
}
