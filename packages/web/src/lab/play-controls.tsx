/** The controls of the laboratory that say who plays how much. */
import { useId } from 'preact/hooks';
import { ChoiceRow } from '../pages/choice.tsx';
import { levelName } from '../people/levels.ts';
import { words } from '../text/text.ts';
import { Labelled } from './labelled.tsx';
import { DEALS, type LabState, LEARNING, type Learning as LearningUnit, WEAKER } from './state.ts';

const text = words.lab;

/** How many deals, whether players learn the rule, and who plays. */
export function PlayControls({ state }: { readonly state: LabState }) {
  const id = useId();
  const { mode, level, unit, deals, seed, pairing, width, question } = state;
  return (
    <>
      <ChoiceRow
        label={text.deals}
        values={[...new Set([...DEALS, deals.value])].map(
          (n) => [n as number, n.toLocaleString(document.documentElement.lang)] as const,
        )}
        value={deals.value}
        choose={(n) => {
          deals.value = n;
        }}
      />
      {mode.value === 'compare' && <Learning state={state} />}
      <details class="lab-changes">
        <summary>{text.more}</summary>
        <ChoiceRow
          label={text.unit}
          values={(['deals', 'games'] as const).map((each) => [each, text.units[each]] as const)}
          value={unit.value}
          choose={(each) => {
            unit.value = each;
          }}
        />
        <ChoiceRow
          label={text.level}
          hint={text.levelHint}
          values={Object.keys(WEAKER).map((each) => [each, levelName(each)] as const)}
          value={level.value}
          choose={(each) => {
            level.value = each;
          }}
        />
        <ChoiceRow
          label={text.pairing}
          hint={text.pairingHint}
          values={(['auto', 'same', 'fresh'] as const).map((each) => [each, text.pairings[each]] as const)}
          value={pairing.value}
          choose={(each) => {
            pairing.value = each;
          }}
        />
        {mode.value === 'compare' && (
          <Labelled id={`${id}-width`} label={text.width}>
            <input
              id={`${id}-width`}
              type="number"
              step="any"
              min={0}
              max={100}
              value={width.value}
              aria-describedby={`${id}-width-hint`}
              onInput={(event) => {
                width.value = event.currentTarget.value;
              }}
            />
            <p class="hint" id={`${id}-width-hint`}>
              {text.widthHint}
            </p>
          </Labelled>
        )}
        <Labelled id={`${id}-question`} label={text.question}>
          <input
            id={`${id}-question`}
            value={question.value}
            maxLength={200}
            aria-describedby={`${id}-question-hint`}
            onInput={(event) => {
              question.value = event.currentTarget.value;
            }}
          />
          <p class="hint" id={`${id}-question-hint`}>
            {text.questionHint}
          </p>
        </Labelled>
        <div class="lab-field">
          <label for={id}>{text.seed}</label>
          <input
            id={id}
            value={seed.value}
            maxLength={40}
            aria-describedby={`${id}-hint`}
            onInput={(event) => {
              seed.value = event.currentTarget.value;
            }}
          />
          <p class="hint" id={`${id}-hint`}>
            {text.seedHint}
          </p>
        </div>
      </details>
    </>
  );
}

/** Whether players learn under both versions, and for how long. */
function Learning({ state: { learning, learnFor } }: { readonly state: LabState }) {
  const id = useId();
  const unit = learning.value;
  return (
    <>
      <ChoiceRow
        label={text.relearn}
        hint={text.relearnHint}
        values={(Object.keys(LEARNING) as LearningUnit[]).map((each) => [each, text.relearnUnits[each]] as const)}
        value={unit}
        choose={(each) => {
          learning.value = each;
          learnFor.value = '';
        }}
      />
      {unit !== 'none' && (
        <div class="lab-fields">
          <Labelled id={id} label={text.relearnFor[unit]}>
            <input
              id={id}
              type="number"
              inputMode="numeric"
              value={learnFor.value || String(LEARNING[unit])}
              onInput={(event) => {
                learnFor.value = event.currentTarget.value;
              }}
            />
          </Labelled>
        </div>
      )}
    </>
  );
}
