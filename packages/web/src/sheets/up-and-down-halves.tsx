/** The trick of Up and Down in two rows: the high half, the low half, and the dead cards. */
import type { Line } from '@followsuit/engine';
import { SuitSign } from '../cards/card.tsx';
import type { Scene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { field, rankOf, suitOf, tricksNow } from './parts/read.ts';
import { headOf, nameOf, tell } from './parts/say.ts';
import './parts/piles.css';

const own = gameWords.upAndDown;
const LETTERS = new Set(['A', 'K', 'B', 'F', 'T']);

interface Played {
  readonly card: string;
  readonly seat: number;
}

/** The trick under way, or the last one with its takers. */
function trickOf(scene: Scene): { cards: readonly Played[]; done?: Line } | null {
  const { length } = scene.names;
  const all = field<readonly string[]>(scene, 'cards');
  const laid = all.slice(field<number>(scene, 'trick') * length);
  const done = laid.length === 0 ? tricksNow(scene).at(-1) : undefined;
  const list = done ? (done.cards as readonly string[]) : laid;
  const leader = Number(done ? done.leader : field(scene, 'leader'));
  return list.length === 0 ? null : { cards: list.map((card, i) => ({ card, seat: (leader + i) % length })), done };
}

/** UPDOWN-PLAY-2 and -3: cards of trump or of the led suit are live; letters are high, numbers low. */
export function Halves({ scene }: { scene: Scene }) {
  const trick = trickOf(scene);
  if (trick === null) return null;
  const live = new Set([field<string>(scene, 'trump'), suitOf(scene, trick.cards[0].card)]);
  const isLive = ({ card }: Played): boolean => live.has(suitOf(scene, card));
  const isHigh = ({ card }: Played): boolean => LETTERS.has(rankOf(card));
  const { done } = trick;
  const row = (name: string, cards: readonly Played[], taker: unknown, dead = false) => (
    <div class={`halves-row${dead ? ' halves-dead' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {cards.length === 0 && own.none}
        {cards.map(({ card, seat }) => (
          <span class={`halves-card${taker === seat ? ' halves-taker' : ''}`} key={card}>
            <b>{rankOf(card)}</b>
            <SuitSign suit={suitOf(scene, card)} />{' '}
            {taker === seat ? tell(own.takes, { name: nameOf(scene, seat) }) : headOf(scene, seat)}
          </span>
        ))}
      </dd>
    </div>
  );
  const high = trick.cards.filter((each) => isLive(each) && isHigh(each));
  const low = trick.cards.filter((each) => isLive(each) && !isHigh(each));
  const dead = trick.cards.filter((each) => !isLive(each));
  return (
    <dl class="halves" aria-label={done ? own.lastTrick : own.thisTrick}>
      {row(own.up, high, high.length > 0 ? done?.taker : undefined)}
      {row(own.down, low, high.length > 0 ? done?.low : done?.taker)}
      {dead.length > 0 && row(own.dead, dead, undefined, true)}
    </dl>
  );
}
