/** What Stones draws in the browser: the ring, as a wheel if there is room and as a row otherwise, and the ghost hand. */
import { capital, isPlaying, suitWord } from '@followsuit/present';
import { Cards, NamedPile, type SceneProps, type Skin, SuitSign } from '@followsuit/ui';
import { isRingNew, type Ring, ringOnTable, ringWords, roleIn } from './ring.ts';
import { handSize, hasGhost, type StonesScene } from './table.ts';
import './web.css';

type Props = SceneProps<StonesScene>;

/** Where the five suits stand on the wheel, in its own units. */
const PLACES = [
  [90, 16],
  [158, 54],
  [132, 104],
  [48, 104],
  [22, 54],
] as const;
const MIDDLE = [90, 62] as const;

/** On a phone: the suits in a row, with what each of them is. */
function RingRow({ scene }: Props) {
  const ring = ringOnTable(scene);
  if (!ring) return null;
  return (
    <figure class={`ring ring-row${ring.turned ? ' ring-turned' : ''}`}>
      <Suits scene={scene} ring={ring} />
      {/* Later it would only make the trick jump up and down. */}
      <figcaption class={isRingNew(scene) ? undefined : 'visually-hidden'}>{capital(ringWords(scene))}</figcaption>
    </figure>
  );
}

/** If there is room: a wheel with arrows from the led suit to those that beat it. */
function RingWheel({ scene }: Props) {
  const ring = ringOnTable(scene);
  if (!ring) return null;
  const [led, ...over] = ring.takers.map((suit) => PLACES[ring.suits.indexOf(suit)]);
  return (
    <figure class={`ring ring-wheel${ring.turned ? ' ring-turned' : ''}`}>
      <svg class="ring-lines" viewBox="0 0 180 124" aria-hidden="true">
        {PLACES.map(([x, y]) => (
          <path key={x} class="ring-spoke" d={`M${MIDDLE.join()}L${x},${y}`} />
        ))}
        {over.map((to, i) => (
          <path key={to[0]} class={`ring-way ring-way-${i}`} d={arrow(led, to, 5 + 2 * i)} />
        ))}
      </svg>
      <Suits scene={scene} ring={ring} />
      <figcaption class="visually-hidden">{capital(ringWords(scene))}</figcaption>
    </figure>
  );
}

/** A line from beside one suit to beside another, with a head. */
function arrow([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], head: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
  const [x, y] = [x2 - 19 * dx, y2 - 19 * dy];
  const wing = (side: number): string => `${x - head * (dx + side * dy)},${y - head * (dy - side * dx)}`;
  return `M${x1 + 19 * dx},${y1 + 19 * dy}L${x},${y}M${wing(1)}L${x},${y}L${wing(-1)}`;
}

const Suits = ({ scene, ring }: Props & { readonly ring: Ring }) => (
  <ol class="ring-suits" aria-hidden="true">
    {ring.suits.map((suit, i) => {
      const role = roleIn(ring, suit);
      return (
        <li key={suit} class={`ring-suit ring-${role}`} style={{ '--x': PLACES[i][0], '--y': PLACES[i][1] }}>
          <SuitSign suit={suit} quiet />
          <small>{role === 'idle' ? suitWord(scene, suit) : scene.words.roles[role]}</small>
        </li>
      );
    })}
    <li class="ring-arrow">{ring.turned ? '↺' : '↻'}</li>
  </ol>
);

/** The hand that nobody has: a pale fan at the edge. */
function Ghost({ scene }: Props) {
  if (!hasGhost(scene) || !isPlaying(scene)) return null;
  const name = (
    <>
      <span class="visually-hidden">{scene.words.ghost}</span> {handSize(scene)}
    </>
  );
  return (
    <NamedPile name={name}>
      <span class="ghost" aria-hidden="true">
        <Cards scene={scene} cards={Array(5).fill(null)} />
      </span>
    </NamedPile>
  );
}

const skin: Skin = {
  felt: ({ scene }) => (
    <>
      <RingRow scene={scene} />
      <RingWheel scene={scene} />
      <Ghost scene={scene} />
    </>
  ),
};

export default skin;
