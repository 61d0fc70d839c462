/** The panel for auctions: numbers in a row, other bids apart, pass; what a bid means, and the highest so far. */
import type { Act } from '@followsuit/engine';
import type { ComponentType } from 'preact';
import type { PanelProps, TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { sharedActWords } from './acts.ts';
import { Explain } from './choices.tsx';
import { mustBid } from './prompts.ts';
import { standingBid } from './read.ts';
import { callWord, fillSentence, nameOf } from './wording.ts';
import './ask.css';

const sharedText = words.skins;

/** What a game says in its panel. */
export interface BidTexts {
  /** What a bid means. */
  readonly explain: (scene: TableScene) => string;
  /** Further explanations of bids that are no numbers, by their `do`. */
  readonly notes?: Readonly<Record<string, (scene: TableScene) => string>>;
  /** What is at risk with a number, in short and in words. */
  readonly risk?: (scene: TableScene, n: number) => readonly [short: string, words: string];
  /** How the bids stand; null: the highest so far. */
  readonly standing?: (scene: TableScene) => string;
}

/** Bids that are words, in the order in which they are offered. */
const APART = ['zero', 'less', 'doubleZero'];
const PLAIN = ['pass', 'forfeit'];

const highest = (scene: TableScene): string => {
  const bid = standingBid(scene);
  if (bid === null) return mustBid(scene) ? sharedText.mustBid : sharedText.noBid;
  return fillSentence(sharedText.highest, { bid: callWord(bid.bid), name: nameOf(scene, bid.seat) });
};

/** The bidding panel of a game, under the names of all acts that it offers. */
export function bidPanels(texts: BidTexts): Readonly<Record<string, ComponentType<PanelProps>>> {
  const Panel = ({ scene, acts, choose }: PanelProps) => (
    <Bidding scene={scene} acts={acts} choose={choose} texts={texts} />
  );
  return Object.fromEntries(['bid', 'look', ...APART, ...PLAIN].map((name) => [name, Panel]));
}

function Bidding({ scene, acts, choose, texts }: PanelProps & { texts: BidTexts }) {
  const named = (names: readonly string[]): Act[] => names.flatMap((name) => acts.filter((act) => act.do === name));
  const numbers = named(['bid']);
  const look = named(['look']);
  const button = (act: Act, kind: string) => {
    const note = texts.notes?.[act.do]?.(scene);
    const text = sharedActWords(scene, act) ?? act.do;
    return (
      <button type="button" class={act.blind ? `${kind} ask-blind` : kind} key={text} onClick={() => choose(act)}>
        {text}
        {note && <small>{note}</small>}
      </button>
    );
  };
  return (
    <section class="ask" aria-label={sharedText.bidding}>
      <div class="ask-row">
        <p class="ask-standing">{(texts.standing ?? highest)(scene)}</p>
        {numbers.length > 0 && <Explain scene={scene} text={texts.explain(scene)} />}
      </div>
      {look.length > 0 && (
        <>
          {look.map((act) => button(act, 'button-main'))}
          <p class="ask-loud">{sharedText.blindHint}</p>
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
      <div class="ask-row ask-bids" role="group" aria-label={sharedText.bidding}>
        <div class="ask-numbers">
          {numbers.map((act) => (
            <NumberBid key={JSON.stringify(act)} scene={scene} act={act} choose={choose} risk={texts.risk} />
          ))}
        </div>
        {named(PLAIN).map((act) => button(act, 'ask-apart'))}
      </div>
      <div class="ask-row">{named(APART).map((act) => button(act, 'ask-apart'))}</div>
    </section>
  );
}

interface NumberBidProps {
  readonly scene: TableScene;
  readonly act: Act;
  readonly choose: (act: Act) => void;
  readonly risk: BidTexts['risk'];
}

function NumberBid({ scene, act, choose, risk }: NumberBidProps) {
  const n = String(act.tricks ?? act.points);
  const label = sharedActWords(scene, act) ?? n;
  const [short, long] = risk?.(scene, Number(n)) ?? [];
  return (
    <button
      type="button"
      class={act.blind ? 'ask-number ask-blind' : 'ask-number'}
      aria-label={long ? `${label}: ${long}` : label}
      title={long}
      onClick={() => choose(act)}
    >
      {n === '0' ? sharedText.nil : n}
      {short && <small class="ask-short">{short}</small>}
      {short && <small class="ask-long">{long}</small>}
    </button>
  );
}
