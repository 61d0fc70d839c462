/** What Thief draws in the browser: a mask, and the choice of what the first lead makes. */
import { actWords, cardSuit, suitTitle, wordIn } from '@followsuit/present';
import { argValues, Choice, Confirm, type PanelProps, type Skin } from '@followsuit/ui';
import { useState } from 'preact/hooks';
import { thiefIcons } from '../parts/thieves-web.tsx';

/** A card from the hand, then what its suit is to be; both can be changed until it is confirmed. */
function Opening({ scene, acts, choose }: PanelProps) {
  const { words, text } = scene;
  const [as, setAs] = useState<string | null>(null);
  const cards = argValues<string>(acts, 'card');
  const ways = argValues<string>(acts, 'as');
  if (ways.length === 0) return null; // a card is played, and no suit declared
  if (cards.length > 1) return <p class="chooser-note">{text.pickCard}</p>;
  const act = acts.find((each) => each.as === as);
  return (
    <section class="ask" aria-label={words.declaring}>
      <Choice
        name={suitTitle(scene, cardSuit(scene, cards[0]))}
        kind="ask-pick ask-big"
        values={ways}
        chosen={as}
        choose={setAs}
        show={(way) => wordIn(words.as, way)}
      />
      <Confirm
        text={act ? actWords(scene, act) : words.chooseAs}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}

const skin: Skin = { hue: 280, icons: thiefIcons, panels: { play: Opening } };

export default skin;
