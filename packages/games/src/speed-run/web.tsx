/** What Speed Run draws in the browser: the strip of arrows, and panels for trump or ranking, the contract, and revealing it. */
import type { Act } from '@followsuit/engine';
import { actWords, fillSentence, trickOnTable, wordIn } from '@followsuit/present';
import {
  argValues,
  Choice,
  Confirm,
  Explain,
  type PanelProps,
  Rich,
  type SceneProps,
  type Skin,
  SuitChoice,
} from '@followsuit/ui';
import { useState } from 'preact/hooks';
import { arrowOf, highs, highsNow } from './ranking.ts';
import { boxText, completedBy, contractsOf, contractWord, type SpeedRunScene, wantsWord } from './sheet.ts';
import './web.css';

interface StripProps extends SceneProps<SpeedRunScene> {
  /** The rank that is high in each trick. */
  readonly list: readonly number[];
  /** The trick on the table. */
  readonly now?: number;
}

/** The ranking as a strip: one arrow for each of the twelve tricks. */
const Strip = ({ scene, list, now }: StripProps) => (
  <p class="strip">
    <span class="visually-hidden">{fillSentence(scene.words.strip, { list: list.join(', ') })}</span>
    {list.map((rank, n) => (
      <span
        key={n}
        aria-hidden="true"
        class={`strip-trick${rank === 1 ? ' strip-low' : ''}${n === now ? ' strip-now' : ''}`}
      >
        <span class={n === now && n > 0 && rank !== list[n - 1] ? 'strip-flips' : undefined}>{arrowOf(rank)}</span>
        <small>{rank}</small>
      </span>
    ))}
  </p>
);

const Ranking = ({ scene }: SceneProps<SpeedRunScene>) =>
  scene.view.rankingSet === 1 ? <Strip scene={scene} list={highsNow(scene)} now={trickOnTable(scene)} /> : null;

type Props = PanelProps<SpeedRunScene>;

/** Trump and ranking as two tabs; whoever comes second has one of them left. */
function Setting({ scene, acts, choose }: Props) {
  const { words, text } = scene;
  const kinds = argValues<string>(acts, 'do');
  const [tab, setTab] = useState(kinds[0]);
  const [trump, setTrump] = useState<string | null>(null);
  const [mode, setMode] = useState('fixed');
  const [high, setHigh] = useState(10);
  const kind = kinds.includes(tab) ? tab : kinds[0];
  const open = acts.filter((act) => act.do === kind);
  const act = open.find((each) => (kind === 'trump' ? each.trump === trump : each.mode === mode && each.high === high));
  return (
    <section class="ask" aria-label={words.setting}>
      {kinds.length > 1 && (
        <Choice
          name={words.setEither}
          values={kinds}
          chosen={kind}
          choose={setTab}
          show={(name) => (name === 'trump' ? text.trump : words.ranking)}
        />
      )}
      {kind === 'trump' ? (
        <SuitChoice suits={argValues(open, 'trump')} chosen={trump} choose={setTrump} />
      ) : (
        <>
          <Choice
            name={words.mode}
            values={argValues<string>(open, 'mode')}
            chosen={mode}
            choose={setMode}
            show={(name) => wordIn(words.modes, name)}
          />
          <Choice
            name={words.first}
            values={argValues<number>(open, 'high')}
            chosen={high}
            choose={setHigh}
            show={(rank) => (rank === 1 ? words.oneHigh : words.tenHigh)}
          />
          <Strip scene={scene} list={highs(scene, mode, high, 0)} />
        </>
      )}
      <Confirm
        text={act ? actWords(scene, act) : words.chooseTrump}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}

/** What is on a contract card: its name; of Pass and Redo how many are left; of a completed contract what stands. */
function ContractCard({ scene, contract }: SceneProps<SpeedRunScene> & { readonly contract: string }) {
  const { view, words, seat } = scene;
  const extra = !contractsOf(scene).includes(contract);
  return (
    <>
      {contractWord(scene, contract)}
      <small>
        {extra && fillSentence(words.cardsLeft, { n: (contract === 'pass' ? view.passes : view.redos)[seat] })}
        {completedBy(scene, seat).includes(contract) && (
          <span class="sheet-pair">
            <Rich text={boxText(scene, seat, contract)} />
          </span>
        )}
      </small>
    </>
  );
}

/** A fan of contract cards, of which one is chosen and then confirmed: what is chosen cannot be taken back. */
function Fan({ scene, acts, choose }: Props) {
  const { words } = scene;
  const [chosen, setChosen] = useState<string | null>(null);
  const act: Act | undefined = acts.find((each) => each.contract === chosen);
  const redoing = acts.some((each) => each.do === 'redo');
  const completed = redoing ? [] : completedBy(scene, scene.seat);
  return (
    <section class="ask" aria-label={words.choosing}>
      <Choice
        name={redoing ? words.redoWhich : words.yourCards}
        values={argValues<string>(acts, 'contract')}
        chosen={chosen}
        choose={setChosen}
        kind="ask-card"
        show={(name) => <ContractCard scene={scene} contract={name} />}
      />
      {completed.length > 0 && (
        <div class="ask-row ask-done">
          <span>{words.completed}</span>
          {completed.map((name) => (
            <span key={name} class="ask-stamped">
              <ContractCard scene={scene} contract={name} />
            </span>
          ))}
        </div>
      )}
      <div class="ask-row">
        <Confirm
          text={act ? actWords(scene, act) : words.chooseOne}
          ready={act !== undefined}
          act={() => act && choose(act)}
        />
        <Explain scene={scene} text={words.secret} />
      </div>
      {/* There before anything is chosen, so that nothing moves from under a finger. */}
      <p class="ask-note">{chosen === null ? words.aim : wantsWord(scene, chosen)}</p>
    </section>
  );
}

const Revealing = ({ scene, acts, choose }: Props) => (
  <section class="ask" aria-label={scene.words.revealing}>
    <div class="ask-row">
      {acts.map((act) => (
        <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
          {actWords(scene, act)}
          <small>{act.do === 'reveal' ? scene.words.revealNote : scene.words.concealNote}</small>
        </button>
      ))}
    </div>
  </section>
);

const skin: Skin = {
  felt: Ranking,
  panels: {
    trump: Setting,
    ranking: Setting,
    choose: Fan,
    redo: Fan,
    reveal: Revealing,
    conceal: Revealing,
  },
};

export default skin;
