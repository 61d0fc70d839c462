/** The panel for contract cards: one is chosen and then confirmed, since a choice cannot be taken back. */
import type { Act } from '@followsuit/engine';
import { actWords, fillSentence, wordIn } from '@followsuit/present';
import { argValues, Confirm, type PanelProps, Rich, type SceneProps, Why } from '@followsuit/ui';
import { useState } from 'preact/hooks';
import { boxText, completedBy, contractsOf, type SpeedRunScene, wantsWord } from '../sheet.ts';
import './contracts.css';

interface CardProps extends SceneProps<SpeedRunScene> {
  readonly contract: string;
}

/** What is on a contract card: what to win; of Pass and Redo how many are left; of a completed contract what stands. */
function ContractCard({ scene, contract }: CardProps) {
  const { view, words, seat } = scene;
  const inUse = contractsOf(scene).includes(contract);
  return (
    <>
      {inUse && <small>{words.win}</small>} <b>{wordIn({ ...words.contracts, ...words.shortContracts }, contract)}</b>
      {!inUse && (
        <small>{fillSentence(words.cardsLeft, { n: (contract === 'pass' ? view.passes : view.redos)[seat] })}</small>
      )}
      {completedBy(scene, seat).includes(contract) && (
        <span class="contract-result">
          <Rich text={boxText(scene, seat, contract)} />
        </span>
      )}
    </>
  );
}

export function Contracts({ scene, acts, choose }: PanelProps<SpeedRunScene>) {
  const { words } = scene;
  const [chosen, setChosen] = useState<string | null>(null);
  const act: Act | undefined = acts.find((each) => each.contract === chosen);
  const redoing = acts.some((each) => each.do === 'redo');
  const completed = redoing ? [] : completedBy(scene, scene.seat);
  const cards = argValues<string>(acts, 'contract');
  return (
    <section class="ask speed-contracts" aria-label={words.choosing}>
      <fieldset class="ask-choice">
        <legend>{redoing ? words.redoWhich : words.yourCards}</legend>
        <div class="contract-cards">
          {cards.map((name) => (
            <button
              type="button"
              key={name}
              class="ask-card"
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
            >
              <ContractCard scene={scene} contract={name} />
            </button>
          ))}
          {completed.map((name) => (
            <span key={name} class="contract-done">
              <ContractCard scene={scene} contract={name} />
            </span>
          ))}
        </div>
      </fieldset>
      {/* There before anything is chosen, so that nothing moves from under a finger. */}
      <p class="ask-note">{chosen === null ? words.aim : wantsWord(scene, chosen)}</p>
      <div class="ask-row speed-confirm">
        <Confirm
          text={act ? actWords(scene, act) : words.chooseOne}
          ready={act !== undefined}
          act={() => act && choose(act)}
        />
        <Why text={`${words.aim} ${words.secret}`} />
      </div>
    </section>
  );
}
