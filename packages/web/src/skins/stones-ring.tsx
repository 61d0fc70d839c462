/** The ring of Stones: what beats what in the trick on the table, a finished one until the next is led. */

import { SuitSign } from '../cards/card.tsx';
import { capital } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { shownTrick } from '../table/trick.ts';
import { gameWords } from '../text/games.ts';
import { field, isPlaying, option, rankOf } from './parts/read.ts';
import { fillSentence, suitWord } from './parts/wording.ts';
import './stones.css';

const gameText = gameWords.stones;

/** Where the five suits stand on the wheel, in its own units. */
const PLACES = [
  [90, 16],
  [158, 54],
  [132, 104],
  [48, 104],
  [22, 54],
] as const;
const MIDDLE = [90, 62] as const;

type Role = keyof typeof gameText.roles;
/** What suits are in the trick, from the led one to the strongest. */
const ROLES: readonly Role[] = ['led', 'beats', 'both', 'all'];

interface RingNow {
  readonly suits: readonly string[];
  /** The suits that can take the trick, from the led one to the strongest; none before a lead. */
  readonly ring: readonly string[];
  readonly turned: boolean;
}

function ringNow(scene: TableScene): RingNow | null {
  const suits = scene.game.deck?.suits.map(({ name }) => name) ?? [];
  const trick = shownTrick(scene);
  if (suits.length === 0 || !(isPlaying(scene) || trick)) return null;
  const turned = trick?.laid.some(({ card }) => rankOf(card) === 'X') ?? false; // STONES-JOKER-1
  return { suits, ring: field(scene, 'ring'), turned };
}

const roleIn = ({ ring }: RingNow, suit: string): Role | 'idle' =>
  ring.length === 0 ? 'idle' : (ROLES[ring.indexOf(suit)] ?? 'weak');

/** "Water is led: paper beats it, lizard beats both." */
export function ringWords(scene: TableScene): string {
  const now = ringNow(scene);
  if (!now || now.ring.length === 0)
    return option(scene, 'rockBreaksEverything') === 'on' ? gameText.ringIdleRock : gameText.ringIdle;
  const [led, ...over] = now.ring;
  const beating = over.map((suit) => `${suitWord(suit)} ${gameText.roles[roleIn(now, suit) as Role]}`).join(', ');
  const text = fillSentence(over.length === 0 ? gameText.ringAlone : gameText.ring, { led: suitWord(led), beating });
  return now.turned ? `${gameText.turnedNews} ${text}` : text;
}

/** On a phone: the suits in a row, with what each of them is. */
export function RingRow({ scene }: { scene: TableScene }) {
  const now = ringNow(scene);
  if (!now) return null;
  // Said where it is new; later it would only make the trick jump up and down.
  const isNew = field(scene, 'hand') === 1 && field(scene, 'trick') === 0 && now.ring.length === 0;
  return (
    <figure class={`ring ring-row${now.turned ? ' ring-turned' : ''}`}>
      <Suits now={now} />
      <figcaption class={isNew ? undefined : 'visually-hidden'}>{capital(ringWords(scene))}</figcaption>
    </figure>
  );
}

/** Where there is room: a wheel in the middle, with arrows from the led suit to those that beat it; where there is less, the row. */
export function RingWheel({ scene }: { scene: TableScene }) {
  const now = ringNow(scene);
  if (!now) return null;
  const [led, ...over] = now.ring.map((suit) => PLACES[now.suits.indexOf(suit)]);
  return (
    <div class="ring-place">
      <figure class={`ring ring-wheel${now.turned ? ' ring-turned' : ''}`}>
        <svg class="ring-lines" viewBox="0 0 180 124" aria-hidden="true">
          {PLACES.map(([x, y]) => (
            <path key={x} class="ring-spoke" d={`M${MIDDLE.join()}L${x},${y}`} />
          ))}
          {over.map((to, i) => (
            <path key={to[0]} class={`ring-way ring-way-${i}`} d={arrow(led, to, 5 + 2 * i)} />
          ))}
        </svg>
        <Suits now={now} />
        <figcaption class="visually-hidden">{capital(ringWords(scene))}</figcaption>
      </figure>
      <RingRow scene={scene} />
    </div>
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

const Suits = ({ now }: { now: RingNow }) => (
  <ol class="ring-suits" aria-hidden="true">
    {now.suits.map((suit, i) => {
      const role = roleIn(now, suit);
      return (
        <li key={suit} class={`ring-suit ring-${role}`} style={{ '--x': PLACES[i][0], '--y': PLACES[i][1] }}>
          <SuitSign suit={suit} quiet />
          <small>{role === 'idle' ? suitWord(suit) : gameText.roles[role]}</small>
        </li>
      );
    })}
    <li class="ring-arrow">{now.turned ? '↺' : '↻'}</li>
  </ol>
);
