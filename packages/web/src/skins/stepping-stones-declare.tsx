/** Declaring in Stepping Stones: contract, direction, trump where the contract has one, then confirm. */
import type { Act } from '@followsuit/engine';
import { useEffect, useState } from 'preact/hooks';
import type { PanelProps } from '../table/scene.ts';
import { previewedDirection } from '../table/sort-direction.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { Choice, Confirm, Explain, SuitChoice, valuesOf } from './parts/choices.tsx';
import { counted, fillSentence } from './parts/wording.ts';
import { boxOf, mayRedo, rowsOf } from './stepping-stones-sheet.tsx';
import './parts/ask.css';

const gameText = gameWords.steppingStones;

/** A contract in two lines. */
const cardOf = (contract: string): readonly string[] =>
  (gameText.cards as Readonly<Record<string, readonly string[]>>)[contract] ?? [contract];

export function Declaring({ scene, acts, choose }: PanelProps) {
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
  const suits = valuesOf<string>(open, 'trump');
  const act = open.find((each) => suits.length === 0 || each.trump === trump);
  const isRedo = (name: string): boolean => declarations.some((each) => each.contract === name && each.redo === true);
  const standing = (name: string): string =>
    counted(boxOf(scene, scene.seat, rowsOf(scene).indexOf(name)) ?? 0, words.skins.trick);
  const completed = rowsOf(scene).filter((name) => !declarations.some((each) => each.contract === name));
  const pass: Act | undefined = acts.find((each) => each.do === 'pass');
  const missing = contract === null ? gameText.chooseContract : gameText.chooseTrump;
  return (
    <section class="ask" aria-label={gameText.declaring}>
      <Choice
        name={gameText.contract}
        values={valuesOf<string>(declarations, 'contract')}
        chosen={contract}
        choose={setContract}
        show={(name) => (
          <>
            {cardOf(name)[0]}
            <small>{cardOf(name)[1]}</small>
            {isRedo(name) && <small>{fillSentence(gameText.redoStamp, { n: standing(name) })}</small>}
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
              <b>{fillSentence(gameText.stamp, { n: standing(name) })}</b>
            </span>
          ))}
        </div>
      )}
      <Choice
        name={gameText.high}
        values={valuesOf<number>(declarations, 'high')}
        chosen={high}
        choose={setHigh}
        show={(value) => (value === 1 ? gameText.oneHigh : gameText.nineHigh)}
      />
      {suits.length > 0 && <SuitChoice suits={suits} chosen={trump} choose={setTrump} />}
      <div class="ask-row">
        <Confirm
          text={act ? (sharedActWords(scene, act) ?? '') : missing}
          ready={act !== undefined}
          act={() => act && choose(act)}
        />
        {pass && (
          <button type="button" onClick={() => choose(pass)}>
            {sharedActWords(scene, pass)}
          </button>
        )}
        <Explain scene={scene} text={`${gameText.explain} ${mayRedo(scene) ? gameText.onceRedo : gameText.once}`} />
      </div>
    </section>
  );
}
