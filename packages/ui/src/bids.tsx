/** The panel for auctions: numbers in a row, other bids apart, pass; what a bid means, and the highest so far. */
import type { Act } from '@followsuit/engine';
import { actWords, type BidTexts, callWord, fillSentence, mustBid, nameOf, standingBid } from '@followsuit/present';
import { Explain } from './choices.tsx';
import type { AnyScene, PanelProps, Panels } from './skin.ts';
import './ask.css';

type Texts = BidTexts<AnyScene>;

/** Bids that are words, in display order. */
const APART = ['zero', 'less', 'doubleZero'];
const PLAIN = ['pass', 'forfeit'];

function highest(scene: AnyScene): string {
  const bid = standingBid(scene);
  if (bid === null) return mustBid(scene) ? scene.text.mustBid : scene.text.noBid;
  return fillSentence(scene.text.highest, { bid: callWord(scene, bid.bid), name: nameOf(scene, bid.seat) });
}

/** The bidding panel for a game that has texts for it, registered under all acts that it offers. */
export const bidPanels: Panels = Object.fromEntries(
  ['bid', 'look', ...APART, ...PLAIN].map((name) => [name, BidPanel]),
);

function BidPanel(props: PanelProps) {
  const texts = props.scene.presenter.bidding;
  return texts ? <Bidding {...props} texts={texts} /> : null;
}

function Bidding({ scene, acts, choose, texts }: PanelProps & { readonly texts: Texts }) {
  const named = (names: readonly string[]): Act[] => names.flatMap((name) => acts.filter((act) => act.do === name));
  const numbers = named(['bid']);
  const look = named(['look']);
  const button = (act: Act, kind: string) => {
    const note = texts.notes?.[act.do]?.(scene);
    const text = actWords(scene, act);
    return (
      <button type="button" class={act.blind ? `${kind} ask-blind` : kind} key={text} onClick={() => choose(act)}>
        {text}
        {note && <small>{note}</small>}
      </button>
    );
  };
  return (
    <section class="ask" aria-label={scene.text.bidding}>
      <div class="ask-row">
        <p class="ask-standing">{(texts.standing ?? highest)(scene)}</p>
        {numbers.length > 0 && <Explain scene={scene} text={texts.explain(scene)} />}
      </div>
      {look.length > 0 && (
        <>
          {look.map((act) => button(act, 'button-main'))}
          <p class="ask-loud">{scene.text.blindHint}</p>
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere */}
      <div class="ask-row ask-bids" role="group" aria-label={scene.text.bidding}>
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

interface NumberBidProps extends Omit<PanelProps, 'acts'> {
  readonly act: Act;
  readonly risk: Texts['risk'];
}

function NumberBid({ scene, act, choose, risk }: NumberBidProps) {
  const n = String(act.tricks ?? act.points);
  const label = actWords(scene, act);
  const [short, long] = risk?.(scene, Number(n)) ?? [];
  return (
    <button
      type="button"
      class={act.blind ? 'ask-number ask-blind' : 'ask-number'}
      aria-label={long ? `${label}: ${long}` : label}
      title={long}
      onClick={() => choose(act)}
    >
      {n === '0' ? scene.text.nil : n}
      {short && <small class="ask-short">{short}</small>}
      {short && <small class="ask-long">{long}</small>}
    </button>
  );
}
