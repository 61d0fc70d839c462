/** The first three places, with the winner in the middle. */
import { capital, namesOf, type PodiumPlace } from '@followsuit/present';
import { faceAt, hasTeams, Portrait, TeamMark } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './podium.css';

const text = words.endings;

export interface PodiumProps {
  readonly scene: TableScene;
  readonly places: readonly PodiumPlace[];
  /** The total of a side in words: "42 points". */
  readonly total: (side: number) => string;
}

/** The order on the podium: second, first, third. */
const ORDER = [1, 0, 2];

export function Podium({ scene, places, total }: PodiumProps) {
  const seatsOf = ({ sides }: PodiumPlace): number[] => sides.flatMap((side) => scene.sides[side]);
  const label = (place: PodiumPlace): string =>
    fill(text.placeOf, {
      place: place.place,
      names: namesOf(scene, seatsOf(place)),
      total: total(place.sides[0]),
    });
  const rest = places.slice(3);
  return (
    <>
      <ol class="podium" aria-label={text.podium}>
        {ORDER.filter((i) => i < places.length).map((i) => (
          <li key={i} class="overlay-in" data-step={i + 1} style={{ '--i': 3 - i }}>
            <span class="visually-hidden">{label(places[i])}</span>
            <span class="podium-people" aria-hidden="true">
              {i === 0 && <Laurel />}
              {seatsOf(places[i]).map((seat) => (
                <Portrait key={seat} name={faceAt(scene, seat)} />
              ))}
            </span>
            <b class="podium-name" aria-hidden="true">
              {hasTeams(scene) && places[i].sides.map((side) => <TeamMark key={side} side={side} />)}{' '}
              {capital(namesOf(scene, seatsOf(places[i])))}
            </b>
            <span class="podium-block" aria-hidden="true">
              <b>{places[i].place}</b>
              <span>{total(places[i].sides[0])}</span>
            </span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ol class="podium-rest">
          {rest.map((place) => (
            <li key={place.place}>{label(place)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A wreath of leaves round the winner. */
const LEAVES = 16;

const Laurel = () => (
  <svg class="podium-laurel" viewBox="-60 -60 120 120" aria-hidden="true">
    {Array.from({ length: LEAVES }, (_, i) => (
      <g key={i} transform={`rotate(${(360 / LEAVES) * i})`}>
        <path class="podium-leaf" d="M-4-38q-2-12 10-19q3 13-10 19z" />
        <path class="podium-leaf-light" d="M-2-37q-10-3-12-13q11 1 12 13z" />
        <circle class="podium-leaf" cx="6" cy="-42" r="2.2" />
      </g>
    ))}
  </svg>
);
