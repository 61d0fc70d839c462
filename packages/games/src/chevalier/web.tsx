/** What Chevalier draws in the browser: both sides' clean and poisoned tricks, and a broom for a sweep. */
import { sideName } from '@followsuit/present';
import { bidPanels, type PanelProps, type SceneProps, type Skin, SmallCards, TeamMark } from '@followsuit/ui';
import { useState } from 'preact/hooks';
import { type SideCount, sideCounts } from './standing.ts';
import type { ChevalierScene } from './table.ts';
import './web.css';

/** A line for each side; where there is room, the poison that it has. */
function TrickCounts({ scene }: SceneProps<ChevalierScene>) {
  const counts = sideCounts(scene);
  if (counts.length === 0) return null;
  const { words } = scene;
  const note = counts.find((count) => count.note !== '')?.note;
  return (
    <div class="side-counts">
      <span class="side-counts-head" aria-hidden="true">
        {words.clean}
      </span>
      <span class="side-counts-head" aria-hidden="true">
        {words.poisoned}
      </span>
      {counts.map((count) => (
        <Row key={count.side} scene={scene} count={count} />
      ))}
      {note && (
        <span class="side-counts-note" aria-hidden="true">
          {note}
        </span>
      )}
    </div>
  );
}

const Row = ({ scene, count }: { readonly scene: ChevalierScene; readonly count: SideCount }) => (
  <>
    <span class="side-counts-name">
      <TeamMark side={count.side} />
      <span class="side-counts-names" aria-hidden="true">
        {sideName(scene, count.side)}
      </span>
      <span class="visually-hidden">{count.label}</span>
    </span>
    <b aria-hidden="true">{count.clean}</b>
    <b class="side-counts-poison" data-swept={count.swept} aria-hidden="true">
      {count.poisoned.length}
      {count.swept && <Broom />}
      <SmallCards scene={scene} cards={count.poisoned.flat()} />
    </b>
  </>
);

/** So many numbers are shown at once: more points are rarely made. */
const LIKELY = 5;
const BidPanel = bidPanels.bid;

/** The likely bids first; the others on a press. */
function Bidding({ scene, acts, choose }: PanelProps<ChevalierScene>) {
  // On a low phone all numbers are in a row that scrolls.
  const [all, setAll] = useState(() => matchMedia('(max-width: 479px) and (max-height: 739px)').matches);
  const beyond = acts.filter((act) => act.do === 'bid').slice(LIKELY);
  const shown = all ? acts : acts.filter((act) => !beyond.includes(act));
  return (
    <>
      <BidPanel scene={scene} acts={shown} choose={choose} />
      {!all && beyond.length > 0 && (
        <button type="button" class="bids-higher" onClick={() => setAll(true)}>
          {scene.words.higher}
        </button>
      )}
    </>
  );
}

/** The mark of a sweep. */
const Broom = () => (
  <svg class="broom" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M17 2 10 9M7 8l5 5c-1 3-3 5-9 5 3-2 1-2 1-3 1 0 2-1 1-3 1 0 2-2 2-4z" />
  </svg>
);

const skin: Skin = {
  hue: 25,
  felt: TrickCounts,
  panels: { bid: Bidding, pass: Bidding },
  icons: { broom: Broom },
};

export default skin;
