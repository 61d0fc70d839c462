/** The first lead of Thief: a card from the hand, then what its suit is to be; both can be changed until it is confirmed. */
import { useState } from 'preact/hooks';
import type { PanelProps } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { Choice, Confirm, valuesOf } from './parts/choices.tsx';
import { suitOf } from './parts/read.ts';
import { suitTitle, wordIn } from './parts/wording.ts';

const gameText = gameWords.thief;

/** Offers nothing where a card is played and no suit declared. */
export function Opening({ scene, acts, choose }: PanelProps) {
  const [as, setAs] = useState<string | null>(null);
  const cards = valuesOf<string>(acts, 'card');
  const ways = valuesOf<string>(acts, 'as');
  if (ways.length === 0) return null;
  if (cards.length > 1) return <p class="chooser-note">{words.table.pickCard}</p>;
  const act = acts.find((each) => each.as === as);
  return (
    <section class="ask" aria-label={gameText.declaring}>
      <Choice
        name={suitTitle(suitOf(scene, cards[0]))}
        kind="ask-pick ask-big"
        values={ways}
        chosen={as}
        choose={setAs}
        show={(way) => wordIn(gameText.as, way)}
      />
      <Confirm
        text={act ? (sharedActWords(scene, act) ?? '') : gameText.chooseAs}
        ready={act !== undefined}
        act={() => act && choose(act)}
      />
    </section>
  );
}
