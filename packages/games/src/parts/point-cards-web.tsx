/** What Bishop and Baronet draw in the browser: the call, how the partner is found, and the choice of trump and call. */
import { actWords, cardSuit, fillSentence, nameOf, wordIn } from '@followsuit/present';
import {
  argValues,
  Cards,
  Choice,
  Confirm,
  flyTo,
  type PanelProps,
  placeOf,
  type SceneProps,
  type Skin,
  SuitChoice,
  useHappened,
} from '@followsuit/ui';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { askedRanks, type PointCardsScene, partnerFound } from './point-cards-partner.ts';

/** How long one bit of the announcement takes, in milliseconds. */
const BIT = 350;

/** The call as a large card, and how the partner was found; the partner's chair slides to the bidder's side. */
export function TheCall({ scene }: SceneProps<PointCardsScene>) {
  useHappened(scene, (before, now) => {
    const { partner } = now.view;
    if (partner !== null && before.view.partner === null) slide(now, partner, askedRanks(now).length * BIT);
  });
  const { call, trump, partner, worth } = scene.view;
  if (call === null) return null;
  const words = scene.words.pointCards;
  const called = (worth ?? []).filter((card) => cardSuit(scene, card) === trump);
  const ranks = askedRanks(scene);
  return (
    <div class="pile-call">
      <Cards scene={scene} cards={called.reverse()} size="large" />
      <span class="pile-note">
        {ranks.length > 0 && `${fillSentence(words.asked, { ranks: ranks.join(' ') })} `}
        <span class={partner === null ? undefined : 'pile-found'}>{partnerFound(scene) ?? words.noPartner}</span>
      </span>
    </div>
  );
}

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

/** Trump and call are chosen, read back and confirmed. */
function Setting({ scene, acts, choose }: PanelProps<PointCardsScene>) {
  const words = scene.words.pointCards;
  const [trump, setTrump] = useState<string | null>(null);
  const [call, setCall] = useState<string | null>(null);
  const act = acts.find((each) => each.trump === trump && each.call === call);
  return (
    <section class="ask" aria-label={words.setting}>
      <SuitChoice suits={argValues(acts, 'trump')} chosen={trump} choose={setTrump} />
      <Choice
        name={words.counting}
        values={argValues<string>(acts, 'call')}
        chosen={call}
        choose={setCall}
        show={(value) => wordIn(words.ranks, value)}
      />
      <Confirm
        text={act ? actWords(scene, act) : words.chooseBoth}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}

export const pointCardsSkin: Skin = { felt: TheCall, panels: { set: Setting } };
