/** The ring of Stones: a pentagon with an arrow from each suit to those it beats, or one line where there is little room. */
import { capital, suitWord } from '@followsuit/present';
import { type SceneProps, SuitSign } from '@followsuit/ui';
import { useId } from 'preact/hooks';
import { beats, type Ring, ringOnTable, ringWords, roleIn } from '../ring.ts';
import type { StonesScene } from '../table.ts';
import './ring.css';

interface RingProps extends SceneProps<StonesScene> {
  readonly ring: Ring;
}

/** Where the suits stand, in percent of the picture's width and height. */
const PLACES = [0, 1, 2, 3, 4].map((i) => {
  const angle = ((72 * i - 90) * Math.PI) / 180;
  return [50 + 37 * Math.cos(angle), 53 + 37 * Math.sin(angle)] as const;
});
/** The distance of an arrow from the middle of a suit. */
const APART = 15;

/** A pentagon with arrows from the stronger suit to the weaker one; those that matter in the trick stand out. */
export function Pentagon({ scene, ring }: RingProps) {
  const pairs = ring.suits.flatMap((suit) =>
    ring.suits.filter((other) => beats(scene, ring, suit, other)).map((other) => [suit, other] as const),
  );
  const isLit = (suit: string): boolean => ring.takers.includes(suit);
  const at = (suit: string): readonly [number, number] => PLACES[ring.suits.indexOf(suit)];
  return (
    <span class="pentagon" aria-hidden="true">
      <svg class="pentagon-lines" viewBox="0 0 100 100" aria-hidden="true">
        {pairs.map(([suit, other]) => (
          <path
            key={`${suit} ${other}`}
            class="pentagon-line"
            data-lit={ring.takers.length === 0 ? undefined : isLit(suit) && isLit(other)}
            d={arrow(at(suit), at(other))}
          />
        ))}
      </svg>
      {ring.suits.map((suit) => {
        const [x, y] = at(suit);
        const role = roleIn(ring, suit);
        return (
          <span key={suit} class="ring-suit" data-role={role} style={{ left: `${x}%`, top: `${y}%` }}>
            <SuitSign suit={suit} quiet />
            <small>{role === 'idle' || role === 'weak' ? suitWord(scene, suit) : scene.words.roles[role]}</small>
          </span>
        );
      })}
      <Turn ring={ring} />
    </span>
  );
}

/** A line from beside one suit to beside another, with a head. */
function arrow([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
  const [x, y] = [x2 - APART * dx, y2 - APART * dy];
  const wing = (side: number): string => `${x - 4.5 * (dx + side * dy)},${y - 4.5 * (dy - side * dx)}`;
  return `M${x1 + APART * dx},${y1 + APART * dy}L${x},${y}M${wing(0.8)}L${x},${y}L${wing(-0.8)}`;
}

/** The suits in one line: the strongest first once one is led, before that in the order of the ring. */
function Line({ ring }: RingProps) {
  const { suits, takers } = ring;
  const order = takers.length === 0 ? suits : [...takers].reverse();
  const weak = takers.length === 0 ? [] : suits.filter((suit) => !takers.includes(suit));
  return (
    <span class="ring-line" aria-hidden="true">
      {order.map((suit, i) => (
        <span key={suit} class="ring-suit" data-role={roleIn(ring, suit)}>
          {i > 0 && (takers.length === 0 ? '‹' : '›')}
          <SuitSign suit={suit} quiet />
        </span>
      ))}
      {weak.map((suit) => (
        <span key={suit} class="ring-suit" data-role="weak">
          <SuitSign suit={suit} quiet />
        </span>
      ))}
      <Turn ring={ring} />
    </span>
  );
}

const Turn = ({ ring }: { readonly ring: Ring }) => (
  <span class="ring-arrow" data-turned={ring.turned}>
    {ring.turned ? '↺' : '↻'}
  </span>
);

/** The ring on the felt; it says itself in words when pressed. */
export function FeltRing({ scene }: SceneProps<StonesScene>) {
  const id = useId();
  const ring = ringOnTable(scene);
  if (!ring) return null;
  const words = capital(ringWords(scene));
  return (
    <div class="ring">
      <button type="button" class="ring-button" popovertarget={id}>
        <Pentagon scene={scene} ring={ring} />
        <Line scene={scene} ring={ring} />
        <span class="visually-hidden">{words}</span>
      </button>
      <p id={id} popover="auto" class="ask-more">
        {words}
      </p>
    </div>
  );
}
