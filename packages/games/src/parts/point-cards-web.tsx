/** What Bishop and Baronet draw in the browser: the counting cards, how the partner is found, and the choice of trump and call. */
import { actWords, cardRank, cardSuit, fill, nameOf, wordIn } from '@followsuit/present';
import {
  argValues,
  bidPanels,
  flyTo,
  type PanelProps,
  placeOf,
  type SceneProps,
  type Skin,
  SuitChoice,
  SuitSign,
  useHappened,
} from '@followsuit/ui';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { blocksOf, type CountingBlock, type CountingTally, tallyOf } from './point-cards-count.ts';
import { askedRanks, type PointCardsScene } from './point-cards-partner.ts';
import './point-cards-web.css';

/** How long one bit of the announcement takes, in milliseconds. */
const BIT = 350;

/** Before the call both blocks; then a strip of the ten counting cards. The partner's chair slides to the bidder's side. */
export function CountingCards({ scene }: SceneProps<PointCardsScene>) {
  useHappened(scene, (before, now) => {
    const { partner } = now.view;
    if (partner !== null && before.view.partner === null) slide(now, partner, askedRanks(now).length * BIT);
  });
  const tally = tallyOf(scene);
  if (tally) return <Strip tally={tally} />;
  // While the player chooses, the panel shows them.
  return ['auction', 'set'].includes(scene.view.phase) && scene.acts.length === 0 ? <Blocks scene={scene} /> : null;
}

/** Bidders' cards from the left, the others' from the right; between them what is still to be taken. */
const Strip = ({ tally: { bidders, left, others, text } }: { readonly tally: CountingTally }) => (
  <>
    <span class="count-slots" aria-hidden="true">
      {Object.entries({ bidders, left, others }).map(([whose, ranks]) =>
        ranks.map((rank, i) => (
          <span key={`${whose}${i}`} class="count-slot" data-whose={whose}>
            {rank}
          </span>
        )),
      )}
    </span>
    <span class="count-text">{text}</span>
  </>
);

/** Both blocks of counting cards, the player's own lit. */
const Blocks = ({ scene }: SceneProps<PointCardsScene>) => (
  <div class="count-blocks">
    {blocksOf(scene).map((block) => (
      <div key={block.call} class="count-block">
        <BlockCards scene={scene} block={block} />
        <span class="count-own">
          {fill(scene.words.pointCards.blockOwn, {
            ranks: wordIn(scene.words.pointCards.ranks, block.call),
            n: block.own,
          })}
        </span>
      </div>
    ))}
  </div>
);

const BlockCards = ({ scene, block }: { readonly scene: PointCardsScene; readonly block: CountingBlock }) => (
  <span class="count-cards" aria-hidden="true">
    {block.rows.flat().map(({ card, own }) => (
      <span key={card} class="count-card" data-own={own}>
        {cardRank(card)}
        <SuitSign suit={cardSuit(scene, card)} quiet />
      </span>
    ))}
  </span>
);

function slide(scene: PointCardsScene, partner: number, delay: number): void {
  const chair = document.createElement('div');
  chair.className = 'chair';
  render(<Chair name={nameOf(scene, partner)} />, chair);
  const to = placeOf(scene, Number(scene.view.bidder));
  flyTo(chair, { from: placeOf(scene, partner), to, delay, time: 800, size: 1 });
}

/** Our own drawing: a back, a seat and four legs. */
const Chair = ({ name }: { readonly name: string }) => (
  <>
    <svg viewBox="0 0 24 32" aria-hidden="true">
      <path d="M4 0h3v15h12v16h-3V21H7v10H4zM7 3h9v3H7zM7 8h9v3H7z" />
    </svg>
    {name}
  </>
);

const BidPanel = bidPanels.bid;

/** The auction, with what may come to count. */
function Auction(props: PanelProps<PointCardsScene>) {
  return (
    <div class="count-ask">
      <Blocks scene={props.scene} />
      <BidPanel {...props} />
    </div>
  );
}

/** First trump; then the block that counts, which sets both. */
function Setting({ scene, acts, choose }: PanelProps<PointCardsScene>) {
  const words = scene.words.pointCards;
  const [trump, setTrump] = useState<string | null>(null);
  return (
    <section class="ask count-ask count-setting" aria-label={words.setting}>
      <p class="ask-standing">{words.setTrump}</p>
      <SuitChoice suits={argValues(acts, 'trump')} chosen={trump} choose={setTrump} />
      <div class="count-blocks">
        {blocksOf(scene).map((block) => {
          const act = acts.find((each) => each.trump === trump && each.call === block.call);
          return (
            <button
              type="button"
              key={block.call}
              class="count-block"
              aria-label={act ? actWords(scene, act) : undefined}
              disabled={!act}
              onClick={() => act && choose(act)}
            >
              <BlockCards scene={scene} block={block} />
              <span>{wordIn(words.ranks, block.call)}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

export const pointCardsSkin: Skin = { felt: CountingCards, panels: { bid: Auction, pass: Auction, set: Setting } };
