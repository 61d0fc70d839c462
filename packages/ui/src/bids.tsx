/** The panel for auctions: a question, numbers in a row with the likely one raised, other bids and pass apart. */
import type { Act } from '@followsuit/engine';
import {
  actWords,
  type BidTexts,
  fillSentence,
  isOpenCardThere,
  nameOf,
  scoredHands,
  standingWords,
  teamOf,
} from '@followsuit/present';
import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { bidRoom, firstShown, useRoom } from './bid-room.ts';
import { Card } from './card.tsx';
import { Explain } from './choices.tsx';
import { LineIcon } from './line-icon.tsx';
import type { AnyScene, PanelProps, Panels, SceneProps } from './skin.ts';
import { useTableMark } from './table-mark.ts';
import './ask.css';
import './bids.css';

type Texts = BidTexts<AnyScene>;

/** Bids that are words, in display order. */
const APART = ['zero', 'less', 'doubleZero'];
const PLAIN = ['pass', 'forfeit'];
/** Where the panel has room for an explanation. */
const DESK = '(min-width: 900px) and (min-height: 700px)';
const OFFERED = ['bid', 'look', ...APART, ...PLAIN];

function question(scene: AnyScene, numbers: readonly Act[]): string {
  const { text } = scene;
  if (scene.acts.some((act) => act.do === 'look')) return text.orBlind;
  const partner = teamOf(scene, scene.seat).find((seat) => seat !== scene.seat);
  const points = numbers.some((act) => act.points !== undefined);
  if (partner === undefined) return points ? text.howManyPoints : text.howManyTricks;
  return fillSentence(points ? text.teamPoints : text.teamTricks, { name: nameOf(scene, partner) });
}

/**
 * The bidding panel of a game whose panel has a picture beside the question.
 *
 * @example const skin: Skin = { panels: bidPanelsWith(Birds) }
 */
export function bidPanelsWith(Picture?: ComponentType<SceneProps>): Panels {
  const Panel = (props: PanelProps) => {
    const texts = props.scene.presenter.bidding;
    return texts ? <Bidding {...props} texts={texts} Picture={Picture} /> : null;
  };
  return Object.fromEntries(OFFERED.map((name) => [name, Panel]));
}

/** The bidding panel for a game that has texts for it, registered under all acts that it offers. */
export const bidPanels: Panels = bidPanelsWith();

interface BiddingProps extends PanelProps {
  readonly texts: Texts;
  readonly Picture: ComponentType<SceneProps> | undefined;
}

function Bidding({ scene, acts, choose, texts, Picture }: BiddingProps) {
  const named = (names: readonly string[]): Act[] => names.flatMap((name) => acts.filter((act) => act.do === name));
  const numbers = named(['bid']);
  const look = named(['look']);
  const apart = named(APART);
  // Bids without looking need a desk, or a press: so that nobody makes one by mistake, and the rest fits on a phone.
  const { width, height } = useRoom();
  const isDesk = width >= 900 && height >= 700;
  const [opened, setOpened] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useTableMark(ref, 'bidding');
  const blind = isDesk || opened;
  const open = scene.game.deck && isOpenCardThere(scene) ? scene.view.open : null;
  const button = (act: Act, kind: string) => {
    const note = texts.notes?.[act.do]?.(scene);
    const text = actWords(scene, act);
    return (
      <button
        type="button"
        class={act.blind ? `${kind} ask-blind` : kind}
        key={text}
        title={note}
        onClick={() => choose(act)}
      >
        {text}
        {note && <small>{note}</small>}
      </button>
    );
  };
  const { deck } = scene.game;
  return (
    <section ref={ref} class="ask ask-bidding" aria-label={scene.text.bidding} data-blind={look.length > 0 && blind}>
      <div class="ask-head">
        {open && deck && (
          <span class="ask-open">
            <Card code={open} deck={deck} small />
          </span>
        )}
        {Picture && <Picture scene={scene} />}
        <div class="ask-words">
          <h2 class="ask-question">{texts.heading?.(scene) ?? question(scene, numbers)}</h2>
          <p class="ask-standing">{(texts.standing ?? standingWords)(scene)}</p>
        </div>
        {numbers.length > 0 && <Explain scene={scene} text={explanation(scene, texts)} where={DESK} />}
      </div>
      <div class="ask-plain">{named(PLAIN).map((act) => button(act, 'ask-apart'))}</div>
      {look.length > 0 && (
        <div class="ask-look">
          {look.map((act) => button(act, 'button-main'))}
          {!isDesk && (
            <button type="button" class="ask-blind" aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {scene.text.bidBlind}
            </button>
          )}
          {blind && <p class="ask-loud">{scene.text.blindHint}</p>}
        </div>
      )}
      {(look.length === 0 || blind) && (
        <>
          {numbers.length > 0 && <Numbers scene={scene} acts={numbers} choose={choose} texts={texts} />}
          {apart.length > 0 && <div class="ask-others">{apart.map((act) => button(act, 'ask-apart'))}</div>}
        </>
      )}
    </section>
  );
}

/** What a bid means; in the first hand also what the raised number is. */
function explanation(scene: AnyScene, texts: Texts): string {
  const likely = texts.likely?.(scene) ?? null;
  const isRaised = scene.acts.some((act) => act.do === 'bid' && numberOf(act) === likely);
  const hint = isRaised && scoredHands(scene).length === 0 ? ` ${scene.text.fitsHandMore}` : '';
  return texts.explain(scene) + hint;
}

const numberOf = (act: Act): number => Number(act.tricks ?? act.points);

interface NumbersProps extends PanelProps {
  readonly texts: Texts;
}

/** The numbers in a row; if not all fit, those round the likely one, and a step to either side. */
function Numbers({ scene, acts, choose, texts }: NumbersProps) {
  const likely = scene.acts.some((act) => act.do === 'look') ? null : (texts.likely?.(scene) ?? null);
  const { shown, columns } = bidRoom(acts.length, useRoom());
  const likeliest = acts.findIndex((act) => numberOf(act) >= (likely ?? 0));
  const [middle, setMiddle] = useState<number | null>(null);
  const first = firstShown(acts.length, shown, middle ?? Math.max(0, likeliest));
  const all = shown >= acts.length;
  const step = (by: -1 | 1, label: string, disabled: boolean) => (
    <button
      type="button"
      class="ask-step"
      aria-label={label}
      disabled={disabled}
      onClick={() => setMiddle(first + Math.floor(shown / 2) + by)}
    >
      <LineIcon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div class="ask-numbers" role="group" aria-label={scene.text.bidding}>
      {!all && step(-1, scene.text.lowerBids, first === 0)}
      <div class="ask-keys" data-large={!all} style={{ '--columns': columns }}>
        {acts.slice(first, first + shown).map((act) => (
          <NumberBid
            key={JSON.stringify(act)}
            scene={scene}
            act={act}
            choose={choose}
            risk={texts.risk}
            likely={numberOf(act) === likely}
          />
        ))}
      </div>
      {!all && step(1, scene.text.higherBids, first + shown >= acts.length)}
    </div>
  );
}

interface NumberBidProps extends Omit<PanelProps, 'acts'> {
  readonly act: Act;
  readonly risk: Texts['risk'];
  readonly likely: boolean;
}

function NumberBid({ scene, act, choose, risk, likely }: NumberBidProps) {
  const n = numberOf(act);
  const [short, long] = risk?.(scene, n) ?? [];
  const label = [actWords(scene, act), long, likely && scene.text.fitsHand].filter(Boolean).join(': ');
  return (
    <button
      type="button"
      class={['ask-number', act.blind && 'ask-blind', likely && 'ask-likely'].filter(Boolean).join(' ')}
      aria-label={label}
      title={long}
      onClick={() => choose(act)}
    >
      {n === 0 ? scene.text.nil : n}
      {short && <small class="ask-short">{short}</small>}
      {short && <small class="ask-long">{long}</small>}
    </button>
  );
}
