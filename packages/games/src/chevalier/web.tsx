/** What Chevalier draws in the browser: the tricks of both sides, and a broom for a sweep. */
import { sideName } from '@followsuit/present';
import { Cards, NamedPile, type SceneProps, type Skin } from '@followsuit/ui';
import { type ChevalierScene, takenTricks } from './table.ts';
import './web.css';

/** Clean tricks face down, poisoned ones with the poison face up on top; in gold if they were swept. */
const TakenTricks = ({ scene }: SceneProps<ChevalierScene>) => (
  <>
    {takenTricks(scene).map(({ side, label, clean, poisoned, swept }) => (
      <NamedPile key={side} name={sideName(scene, side)} label={label}>
        <span class="pile-tricks" aria-hidden="true">
          {clean > 0 && (
            <span class="pile-clean">
              <Cards scene={scene} cards={Array.from({ length: clean }, () => null)} />
              <b>{clean}</b>
            </span>
          )}
          {poisoned.map((cards) => (
            <span class={swept ? 'pile-swept' : 'pile-poisoned'} key={cards[0]}>
              <Cards scene={scene} cards={[null, ...cards]} />
            </span>
          ))}
        </span>
      </NamedPile>
    ))}
  </>
);

/** The mark of a sweep. */
const Broom = () => (
  <svg class="broom" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M17 2 10 9M7 8l5 5c-1 3-3 5-9 5 3-2 1-2 1-3 1 0 2-1 1-3 1 0 2-2 2-4z" />
  </svg>
);

const skin: Skin = { felt: TakenTricks, icons: { broom: Broom } };

export default skin;
