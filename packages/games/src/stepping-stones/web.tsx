/** What Stepping Stones draws in the browser: the puddle, and the panel for declaring. */
import type { Act } from '@followsuit/engine';
import { actWords, counted, fillSentence, nameOf } from '@followsuit/present';
import {
  argValues,
  Choice,
  Confirm,
  Explain,
  NamedPile,
  type PanelProps,
  previewedDirection,
  type SceneProps,
  type Skin,
  SuitChoice,
} from '@followsuit/ui';
import { useEffect, useState } from 'preact/hooks';
import { boxOf, mayRedo, rowsOf, type SteppingStonesScene } from './sheet.ts';
import './web.css';

const Puddle = ({ scene }: SceneProps<SteppingStonesScene>) =>
  scene.view.phase === 'puddle' ? (
    <NamedPile name={fillSentence(scene.words.splash, { name: nameOf(scene, scene.view.dealer) })}>
      <span class="puddle" aria-hidden="true" />
    </NamedPile>
  ) : null;

/** Contract, direction, trump where the contract has one, then confirm. */
function Declaring({ scene, acts, choose }: PanelProps<SteppingStonesScene>) {
  const { words, text } = scene;
  const [contract, setContract] = useState<string | null>(null);
  const [high, setHigh] = useState<number>(9);
  const [trump, setTrump] = useState<string | null>(null);
  // The hand is sorted by the direction, so that its effect is seen before it is confirmed.
  useEffect(() => {
    previewedDirection.value = high === 1;
    return () => {
      previewedDirection.value = null;
    };
  }, [high]);
  const declarations = acts.filter((act) => act.do === 'declare');
  const open = declarations.filter((act) => act.contract === contract && act.high === high);
  const suits = argValues<string>(open, 'trump');
  const act = open.find((each) => suits.length === 0 || each.trump === trump);
  /** A contract in two lines. */
  const cardOf = (name: string): readonly string[] =>
    (words.cards as Readonly<Record<string, readonly string[]>>)[name] ?? [name];
  const isRedo = (name: string): boolean => declarations.some((each) => each.contract === name && each.redo === true);
  const standing = (name: string): string =>
    counted(boxOf(scene, scene.seat, rowsOf(scene).indexOf(name)) ?? 0, text.trick);
  const completed = rowsOf(scene).filter((name) => !declarations.some((each) => each.contract === name));
  const pass: Act | undefined = acts.find((each) => each.do === 'pass');
  const missing = contract === null ? words.chooseContract : words.chooseTrump;
  return (
    <section class="ask" aria-label={words.declaring}>
      <Choice
        name={words.contract}
        values={argValues<string>(declarations, 'contract')}
        chosen={contract}
        choose={setContract}
        show={(name) => (
          <>
            {cardOf(name)[0]}
            <small>{cardOf(name)[1]}</small>
            {isRedo(name) && <small>{fillSentence(words.redoStamp, { n: standing(name) })}</small>}
          </>
        )}
      />
      {completed.length > 0 && (
        <div class="ask-row">
          {completed.map((name) => (
            <span key={name} class="ask-stamped">
              {cardOf(name).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <b>{fillSentence(words.stamp, { n: standing(name) })}</b>
            </span>
          ))}
        </div>
      )}
      <Choice
        name={words.high}
        values={argValues<number>(declarations, 'high')}
        chosen={high}
        choose={setHigh}
        show={(value) => (value === 1 ? words.oneHigh : words.nineHigh)}
      />
      {suits.length > 0 && <SuitChoice suits={suits} chosen={trump} choose={setTrump} />}
      <div class="ask-row">
        <Confirm text={act ? actWords(scene, act) : missing} ready={act !== undefined} act={() => act && choose(act)} />
        {pass && (
          <button type="button" onClick={() => choose(pass)}>
            {actWords(scene, pass)}
          </button>
        )}
        <Explain scene={scene} text={`${words.explain} ${mayRedo(scene) ? words.onceRedo : words.once}`} />
      </div>
    </section>
  );
}

const skin: Skin = { felt: Puddle, panels: { declare: Declaring, pass: Declaring } };

export default skin;
