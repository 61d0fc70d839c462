/** The panels of Skat: a value to bid or to answer, and the game with its announcements. */
import type { Act } from '@followsuit/engine';
import { actWords, capital, fill } from '@followsuit/present';
import { LineIcon, type PanelProps, SuitSign, useTableMark } from '@followsuit/ui';
import { useRef, useState } from 'preact/hooks';
import { bidPrompt, lowestValue, type SkatScene } from '../table.ts';

type Props = PanelProps<SkatScene>;

/** The next value, which can be raised before it is said; or hold; and pass. */
export function BidPanel({ scene, acts, choose }: Props) {
  const bids = acts.filter((act) => act.do === 'bid');
  const [place, setPlace] = useState(0);
  const ref = useRef<HTMLElement>(null);
  useTableMark(ref, 'bidding');
  const bid = bids[Math.min(place, bids.length - 1)];
  const step = (by: -1 | 1, label: string, disabled: boolean) => (
    <button type="button" class="ask-step" aria-label={label} disabled={disabled} onClick={() => setPlace(place + by)}>
      <LineIcon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  );
  const button = (act: Act, kind?: string) => (
    <button key={act.do} type="button" class={kind} data-do={act.do} onClick={() => choose(act)}>
      {actWords(scene, act)}
    </button>
  );
  return (
    <section ref={ref} class="ask" aria-label={scene.text.bidding}>
      <h2 class="ask-question">{bidPrompt(scene)}</h2>
      <div class="ask-row">
        {acts.filter((act) => act.do === 'pass').map((act) => button(act, 'ask-apart'))}
        {acts.filter((act) => act.do === 'hold').map((act) => button(act, 'button-main ask-big'))}
        {bids.length > 1 && step(-1, scene.words.lower, place === 0)}
        {bid && button(bid, 'button-main ask-big')}
        {bids.length > 1 && step(1, scene.words.higher, place >= bids.length - 1)}
      </div>
    </section>
  );
}

/** First the skat, taken or not; then the game. What may be announced is chosen before the game is pressed. */
export function GamePanel({ scene, acts, choose }: Props) {
  const { words } = scene;
  const take = acts.find((act) => act.do === 'take');
  const [byHand, setByHand] = useState(false);
  if (take && !byHand)
    return (
      <section class="ask" aria-label={words.gameTitle}>
        <div class="ask-row">
          <button type="button" class="button-main ask-big" data-do="take" onClick={() => choose(take)}>
            {actWords(scene, take)}
          </button>
          <button type="button" class="ask-apart" aria-expanded={false} onClick={() => setByHand(true)}>
            {words.handAct}
          </button>
        </div>
      </section>
    );
  return <Games scene={scene} acts={acts.filter((act) => act.do === 'declare')} choose={choose} />;
}

/** What a game is worth at least; Null always the same. */
function worth(scene: SkatScene, act: Act): string {
  const value = lowestValue(scene, act);
  return act.game === 'null' ? String(value) : fill(scene.words.worth, { value });
}

function Games({ scene, acts, choose }: Props) {
  const { words } = scene;
  // Nothing comes first, although the acts list it last.
  const said = [undefined, ...new Set(acts.flatMap((act) => (act.announce === undefined ? [] : [act.announce])))];
  const [announce, setAnnounce] = useState(said[0]);
  return (
    <section class="ask" aria-label={words.gameTitle}>
      {said.length > 1 && (
        <fieldset class="ask-choice">
          <legend>{words.announceTitle}</legend>
          <div class="ask-row">
            {said.map((each) => (
              <button
                key={String(each)}
                type="button"
                aria-pressed={announce === each}
                onClick={() => setAnnounce(each)}
              >
                {each === undefined ? words.announceNothing : words.announcements[each as 'ouvert']}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div class="ask-row">
        {acts
          .filter((act) => act.announce === announce)
          .map((act) => (
            <button
              key={String(act.game)}
              type="button"
              class="ask-suit"
              data-do="declare"
              aria-label={`${actWords(scene, act)}, ${worth(scene, act)}`}
              onClick={() => choose(act)}
            >
              {act.game !== 'grand' && act.game !== 'null' && (
                <SuitSign suit={String(act.game)} deck={scene.game.deck} quiet />
              )}
              {capital(words.games[act.game as 'grand'])}
              <small>{worth(scene, act)}</small>
            </button>
          ))}
      </div>
    </section>
  );
}
