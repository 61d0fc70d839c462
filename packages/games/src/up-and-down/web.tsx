/** What Up and Down draws in the browser: who has how much so far, the pot, and the choice not to lead out. */
import { actWords, counted, fillSentence, isPlaying } from '@followsuit/present';
import { Explain, NamedPile, type PanelProps, type SceneProps, type Skin } from '@followsuit/ui';
import { leadersGoal, potOf, shareNow } from './standing.ts';
import type { UpAndDownScene } from './table.ts';
import './web.css';

/** More coins than this are a number. */
const DRAWN = 12;

/** A bar of what has been taken, with a line that the leaders must pass: half of it, or their bid; below it what they need. */
function ShareBar({ scene }: SceneProps<UpAndDownScene>) {
  const share = shareNow(scene);
  if (!share) return null;
  const { n, all, whole, goal, mark, label } = share;
  const at = { left: `${(100 * goal) / whole}%` };
  return (
    <>
      <div class="taken-share" role="img" aria-label={label}>
        <b>{n}</b>
        <span class="taken-bar">
          <span class="taken-others" style={{ transform: `scaleX(${all / whole})` }} />
          <span class="taken-own" style={{ transform: `scaleX(${n / whole})` }} />
          <span class="taken-line" style={at} />
          <small style={at}>{mark}</small>
        </span>
        <b>{all - n}</b>
      </div>
      <p class="taken-goal">{leadersGoal(scene)}</p>
    </>
  );
}

function Pot({ scene }: SceneProps<UpAndDownScene>) {
  const coins = potOf(scene);
  if (coins === 0 || isPlaying(scene)) return null;
  return (
    <NamedPile name={fillSentence(scene.words.potHolds, { coins: counted(coins, scene.text.coin) })}>
      <span class="pot-coins" aria-hidden="true">
        {Array.from({ length: Math.min(coins, DRAWN) }, (_, i) => (
          <span key={i} class="pot-coin" />
        ))}
      </span>
    </NamedPile>
  );
}

/** Knock, throw the hand in or put in a coin; to lead out is to choose a card. */
function Opening({ scene, acts, choose }: PanelProps<UpAndDownScene>) {
  const { words, presenter } = scene;
  const { bidding } = presenter;
  return (
    <section class="ask" aria-label={words.opening}>
      <div class="ask-row">
        <p class="ask-lead">
          <b>{words.leadOut}</b>
          <small>{words.leadNote}</small>
        </p>
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
            {actWords(scene, act)}
            <small>{bidding?.notes?.[act.do]?.(scene)}</small>
          </button>
        ))}
        {bidding && <Explain scene={scene} text={bidding.explain(scene)} />}
      </div>
    </section>
  );
}

const skin: Skin = {
  hue: 262,
  felt: ({ scene }) => (
    <>
      <Pot scene={scene} />
      <ShareBar scene={scene} />
    </>
  ),
  panels: { knock: Opening, takeBack: Opening, coin: Opening },
};

export default skin;
