/** The ring of Stones: what beats what in the trick under way. */

import { SuitSign } from '../cards/card.tsx';
import type { Scene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { field, isPlaying } from './parts/read.ts';
import { capital, suitWord, tell } from './parts/say.ts';
import './parts/piles.css';

const own = gameWords.stones;

/** What a suit is in the trick, by its steps round the ring from the led suit: STONES-HIGH-1 and STONES-JOKER-1. */
const ROLES = ['led', 'beats', 'both', 'weak', 'weak'] as const;

export function Ring({ scene }: { scene: Scene }) {
  const suits = scene.game.deck?.suits.map(({ name }) => name) ?? [];
  const led = suits.indexOf(field<string | null>(scene, 'led') ?? 'none');
  const turned = field(scene, 'turned') === true;
  const after = (steps: number): string =>
    suitWord(suits[(led + (turned ? suits.length - steps : steps)) % suits.length]);
  const roleOf = (i: number): (typeof ROLES)[number] | null =>
    led < 0 ? null : ROLES[(turned ? led - i + suits.length : i - led + suits.length) % suits.length];
  if (suits.length === 0 || !isPlaying(scene)) return null;
  const text =
    led < 0
      ? own.ringIdle
      : tell(turned ? own.ringTurned : own.ring, { led: suitWord(suits[led]), one: after(1), two: after(2) });
  return (
    <figure class={`ring${turned ? ' ring-turned' : ''}`}>
      <ol class="ring-wheel" aria-hidden="true">
        {suits.map((suit, i) => (
          <li key={suit} class={`ring-suit ring-${roleOf(i) ?? 'idle'}`}>
            <SuitSign suit={suit} quiet />
            <small>{roleOf(i) ? own.roles[roleOf(i) ?? 'led'] : suitWord(suit)}</small>
          </li>
        ))}
        <li class="ring-arrow">{turned ? '↺' : '↻'}</li>
      </ol>
      <figcaption class={led < 0 ? 'ring-idle' : undefined}>{capital(text)}</figcaption>
    </figure>
  );
}
