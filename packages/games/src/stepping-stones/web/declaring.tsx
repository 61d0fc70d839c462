/** The panel for declaring: a free box of the score sheet is pressed, then direction and trump are chosen. */
import type { Act } from '@followsuit/engine';
import { actWords, fillSentence, listed, scoredHands, suitWord } from '@followsuit/present';
import { argValues, Choice, Confirm, type PanelProps, previewedDirection, SuitChoice, Why } from '@followsuit/ui';
import { useEffect, useState } from 'preact/hooks';
import { countsFrom, isLose, mayRedo, resultsIn, rowsOf, type SteppingStonesScene } from '../sheet.ts';
import { headWords, SheetChoice } from './sheet-choice.tsx';
import './declaring.css';

type Props = PanelProps<SteppingStonesScene>;

export function Declaring({ scene, acts, choose }: Props) {
  const { words } = scene;
  const [contract, setContract] = useState<string | null>(null);
  const declarations = acts.filter((act) => act.do === 'declare');
  const pass = acts.find((act) => act.do === 'pass');
  if (contract !== null)
    return (
      <Terms
        scene={scene}
        contract={contract}
        acts={declarations.filter((act) => act.contract === contract)}
        choose={choose}
        back={() => setContract(null)}
      />
    );
  return (
    <section class="ask stepping-ask" aria-label={words.declaring}>
      <SheetChoice scene={scene} acts={declarations} choose={setContract} />
      <div class="stepping-row">
        {scoredHands(scene).length === 0 && <p class="ask-note">{words.explain}</p>}
        <Why text={`${words.explain} ${mayRedo(scene) ? words.onceRedo : words.once}`} />
        {pass && (
          <button type="button" onClick={() => choose(pass)}>
            {actWords(scene, pass)}
          </button>
        )}
      </div>
    </section>
  );
}

interface TermsProps extends Props {
  readonly contract: string;
  readonly back: () => void;
}

/** The direction, the trump if the contract has one, and the confirmation. */
function Terms({ scene, contract, acts, choose, back }: TermsProps) {
  const { words } = scene;
  const [high, setHigh] = useState<number>(9);
  const [trump, setTrump] = useState<string | null>(null);
  // The hand is sorted by the direction, so that its effect is seen before it is confirmed.
  useEffect(() => {
    previewedDirection.value = high === 1;
    return () => {
      previewedDirection.value = null;
    };
  }, [high]);
  const open = acts.filter((act) => act.high === high);
  const suits = argValues<string>(open, 'trump');
  const act: Act | undefined = open.find((each) => suits.length === 0 || each.trump === trump);
  const [name, kind] = headWords(scene, contract);
  const confirm =
    act === undefined
      ? words.chooseTrump
      : fillSentence(act.trump === undefined ? words.confirm : words.confirmTrump, {
          high,
          suit: suitWord(scene, act.trump),
        });
  return (
    <section class="ask stepping-ask stepping-terms" aria-label={words.declaring}>
      <p class="stepping-title">
        <b>
          {name}, {kind}
        </b>{' '}
        <span>{aimOf(scene, contract)}</span>
      </p>
      <Choice
        name={words.direction}
        values={argValues<number>(acts, 'high')}
        chosen={high}
        choose={setHigh}
        show={(value) => (value === 1 ? words.oneHigh : words.nineHigh)}
      />
      {suits.length > 0 && <SuitChoice suits={suits} chosen={trump} choose={setTrump} />}
      <div class="stepping-row">
        <Confirm text={confirm} ready={act !== undefined} act={() => act && choose(act)} />
        <button type="button" onClick={back}>
          {words.back}
        </button>
      </div>
    </section>
  );
}

/** What the declarer wants, and the results that the others have already. */
function aimOf(scene: SteppingStonesScene, contract: string): string {
  const { words, text } = scene;
  const results = resultsIn(scene, rowsOf(scene).indexOf(contract));
  const late = countsFrom(scene, contract) > 1;
  const aim = isLose(scene, contract) ? words.aims.few : late ? words.aims.late : words.aims.many;
  const list = listed(text, results.map(String));
  return results.length === 0 ? aim : `${aim} ${fillSentence(words.soFar, { list })}`;
}
