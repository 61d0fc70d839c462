/** The choices of Speed Run: trump or ranking, the secret contract, what to redo, whether to reveal. */
import type { Act } from '@followsuit/engine';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { PanelProps, TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { Choice, Confirm, Explain, SuitChoice, valuesOf } from './parts/choices.tsx';
import { contractWord, fillSentence, wordIn } from './parts/wording.ts';
import { Box, completedBy, contractsOf } from './speed-run-boards.tsx';
import { Strip } from './speed-run-strip.tsx';
import './parts/ask.css';
import './speed-run.css';

const sharedText = words.skins;
const gameText = gameWords.speedRun;

/** Trump and ranking as two tabs; whoever comes second has one of them left. */
function Setting({ scene, acts, choose }: PanelProps) {
  const kinds = valuesOf<string>(acts, 'do');
  const [tab, setTab] = useState(kinds[0]);
  const [trump, setTrump] = useState<string | null>(null);
  const [mode, setMode] = useState('fixed');
  const [high, setHigh] = useState(10);
  const kind = kinds.includes(tab) ? tab : kinds[0];
  const open = acts.filter((act) => act.do === kind);
  const act = open.find((each) => (kind === 'trump' ? each.trump === trump : each.mode === mode && each.high === high));
  return (
    <section class="ask" aria-label={gameText.setting}>
      {kinds.length > 1 && (
        <Choice
          name={gameText.setEither}
          values={kinds}
          chosen={kind}
          choose={setTab}
          show={(name) => (name === 'trump' ? sharedText.trump : gameText.ranking)}
        />
      )}
      {kind === 'trump' ? (
        <SuitChoice suits={valuesOf(open, 'trump')} chosen={trump} choose={setTrump} />
      ) : (
        <>
          <Choice
            name={gameText.mode}
            values={valuesOf<string>(open, 'mode')}
            chosen={mode}
            choose={setMode}
            show={(name) => wordIn(sharedText.modes, name)}
          />
          <Choice
            name={gameText.first}
            values={valuesOf<number>(open, 'high')}
            chosen={high}
            choose={setHigh}
            show={(rank) => (rank === 1 ? gameText.oneHigh : gameText.tenHigh)}
          />
          <Strip scene={scene} mode={mode} high={high} now={null} />
        </>
      )}
      <Confirm
        text={act ? (sharedActWords(scene, act) ?? '') : gameText.chooseTrump}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}

/** How many there are of a card, where there can be several. */
const countOf = ({ view, seat }: TableScene, contract: string): number =>
  Number((view[contract === 'pass' ? 'passes' : 'redos'] as readonly number[])[seat]);

/** What is on a contract card: its name; of Pass and Redo how many are left; of a completed contract what stands. */
function ContractCard({ scene, contract }: { scene: TableScene; contract: string }) {
  const i = contractsOf(scene).indexOf(contract);
  return (
    <>
      {contractWord(contract)}
      <small>
        {i >= 0 ? (
          <Box scene={scene} seat={scene.seat} i={i} />
        ) : (
          fillSentence(gameText.cardsLeft, { n: countOf(scene, contract) })
        )}
      </small>
    </>
  );
}

/** A fan of contract cards, of which one is chosen and then confirmed: what is chosen cannot be taken back. */
function Fan({ scene, acts, choose }: PanelProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const act: Act | undefined = acts.find((each) => each.contract === chosen);
  const redoing = acts.some((each) => each.do === 'redo');
  const wants = chosen === null ? gameText.aim : wordIn(gameText.wants, chosen.startsWith('win') ? 'win' : chosen);
  return (
    <section class="ask" aria-label={gameText.choosing}>
      <Choice
        name={redoing ? gameText.redoWhich : gameText.yourCards}
        values={valuesOf<string>(acts, 'contract')}
        chosen={chosen}
        choose={setChosen}
        kind="ask-card"
        show={(name) => <ContractCard scene={scene} contract={name} />}
      />
      {!redoing && completedBy(scene, scene.seat).length > 0 && (
        <div class="ask-row ask-done">
          <span>{gameText.completed}</span>
          {completedBy(scene, scene.seat).map((name) => (
            <span key={name} class="ask-stamped">
              <ContractCard scene={scene} contract={name} />
            </span>
          ))}
        </div>
      )}
      <div class="ask-row">
        <Confirm
          text={act ? (sharedActWords(scene, act) ?? '') : gameText.chooseOne}
          ready={act !== undefined}
          act={() => act && choose(act)}
        />
        <Explain scene={scene} text={gameText.secret} />
      </div>
      {/* There before anything is chosen, so that nothing moves from under a finger. */}
      <p class="ask-note">{wants}</p>
    </section>
  );
}

function Revealing({ scene, acts, choose }: PanelProps) {
  return (
    <section class="ask" aria-label={gameText.revealing}>
      <div class="ask-row">
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
            {sharedActWords(scene, act)}
            <small>{act.do === 'reveal' ? gameText.revealNote : gameText.concealNote}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

export const runPanels: Readonly<Record<string, ComponentType<PanelProps>>> = {
  trump: Setting,
  ranking: Setting,
  choose: Fan,
  redo: Fan,
  reveal: Revealing,
  conceal: Revealing,
};
