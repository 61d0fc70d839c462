/** How a portrait is drawn; loaded after the first paint (portrait.tsx). */
import { memo } from './memo.ts';
import { CLOTHS, HAIRS, ROOMS, type Sitter, SKINS, sitterOf, TRIMS } from './portrait-people.ts';
import {
  BEARDS,
  BLUSH,
  BROWS,
  EARRINGS,
  EARS,
  EYES,
  GLASSES,
  HAIR,
  type HairStyle,
  HEADS,
  LAUGH,
  LAUGHING,
  type Layer,
  MOUTHS,
  NECK,
  NOSE,
  type Pigment,
  SHIRTS,
} from './portrait-shapes.ts';

const LINE = '#20130d';

/** A colour times a factor for red, green and blue: shade is warm, as under a lamp. */
function shaded(colour: string, times: readonly [number, number, number]): string {
  const part = (at: number): number => Number.parseInt(colour.slice(2 * at + 1, 2 * at + 3), 16) * times[at];
  return `rgb(${Math.round(part(0))} ${Math.round(part(1))} ${Math.round(part(2))})`;
}

const IN_SHADE = [0.78, 0.75, 0.75] as const;
const SKIN_IN_SHADE = [0.87, 0.79, 0.71] as const;
const SKIN_DEEP = [0.78, 0.68, 0.58] as const;
const ROOM_IN_SHADE = [0.9, 0.89, 0.89] as const;

type Fills = Readonly<Record<Pigment, string>>;

/** The colours of the two halves: in the light, and in the shade. */
function fillsOf({ skin, tint, cloth, trim, wear }: Sitter): readonly [Fills, Fills] {
  const plain = { hair: HAIRS[tint], shirt: CLOTHS[cloth], trim: TRIMS[trim], wear: CLOTHS[wear], brass: '#e6bb62' };
  const dark = (colour: string, more = 1): string =>
    shaded(colour, IN_SHADE.map((n) => n * more) as [number, number, number]);
  const own = SKINS[skin];
  return [
    {
      ...plain,
      skin: own,
      neck: shaded(own, SKIN_IN_SHADE),
      deep: dark(plain.hair, 1.08),
      seam: dark(plain.shirt),
      fold: dark(plain.wear),
    },
    {
      skin: shaded(own, SKIN_IN_SHADE),
      neck: shaded(own, SKIN_DEEP),
      hair: dark(plain.hair),
      deep: dark(plain.hair, 0.8),
      shirt: dark(plain.shirt),
      seam: dark(plain.shirt, 0.8),
      trim: dark(plain.trim, 1.1),
      wear: dark(plain.wear),
      fold: dark(plain.wear, 0.78),
      brass: dark(plain.brass, 1.08),
    },
  ];
}

/** What has a light and a dark half, from back to front. */
function layersOf({ hair, beard, shirt, head, earrings }: Sitter): readonly Layer[] {
  const { behind = [], front }: HairStyle = HAIR[hair];
  return [
    ...behind,
    ['neck', NECK],
    ...SHIRTS[shirt],
    ['skin', EARS],
    ['skin', HEADS[head]],
    ...BEARDS[beard],
    ...front,
    ...(earrings ? ([['brass', EARRINGS]] as const) : []),
  ];
}

const Half = ({ layers, fills }: { readonly layers: readonly Layer[]; readonly fills: Fills }) =>
  layers.map(([pigment, d], i) => <path key={i} d={d} fill={fills[pigment]} />);

export const PortraitDrawing = memo(function PortraitDrawing({ name }: { readonly name: string }) {
  const person = sitterOf(name);
  const layers = layersOf(person);
  const [light, shade] = fillsOf(person);
  const room = ROOMS[person.room];
  const { mood } = person;
  return (
    <svg class="portrait" viewBox="-40 -40 80 80" aria-hidden="true" focusable="false">
      <path d="M-40-40H40V40H-40Z" fill={room} />
      <Half layers={layers} fills={light} />
      {/* An svg inside clips: here to the right half. */}
      <svg aria-hidden="true" x="0" y="-40" width="40" height="80" viewBox="0 -40 40 80">
        <path d="M0-40H40V40H0Z" fill={shaded(room, ROOM_IN_SHADE)} />
        <Half layers={layers} fills={shade} />
      </svg>
      <path d={NOSE} fill={shade.skin} />
      <path d={BLUSH} fill="#d0503a" opacity="0.13" />
      {mood !== 4 && <path d={EYES} fill={LINE} />}
      {mood === 3 && <path d={LAUGH} fill="#fff6ea" stroke={LINE} stroke-width="1.1" stroke-linejoin="round" />}
      <g fill="none" stroke={LINE} stroke-width="1.4" stroke-linecap="round">
        <path d={BROWS[person.brows]} />
        {mood === 4 && <path d={LAUGHING} stroke-width="1.6" />}
        {mood !== 3 && <path d={MOUTHS[mood % 3]} />}
        {person.glasses !== 'none' && <path d={GLASSES[person.glasses]} stroke-width="1.3" />}
      </g>
    </svg>
  );
});
