/** One seat: the player, their state, and whose turn it is. */

import { type Badge, nameOf } from '@followsuit/present';
import { Card, type Skin, SmallCards } from '@followsuit/ui';
import { memo } from 'preact/compat';
import { settings } from '../settings.ts';
import { countForm, fill, words } from '../text/text.ts';
import { type AboutSeat, aboutSeat } from './about-seat.ts';
import { sorted } from './order.ts';
import { sameProps } from './same-props.ts';
import type { TableScene } from './scene.ts';
import './seat.css';

const text = words.table;

export interface SeatProps {
  readonly scene: TableScene;
  readonly seat: number;
  /** Milliseconds left, with a clock. */
  readonly left?: number | null;
  /** Show the cards that are known. */
  readonly open?: boolean;
}

export function Seat({ scene, seat, left, open }: SeatProps) {
  const about = aboutSeat(scene, seat, left);
  const { tint, before } = scene.presenter;
  return (
    <div class="seat" data-seat={seat} data-acts={about.acts} data-out={about.out} data-tint={tint?.(scene, seat)}>
      <Standing {...about} Stack={scene.skin.stack} />
      <SmallCards scene={scene} cards={before?.(scene, seat) ?? []} drawn={scene.skin.drawn} />
      {open && <OpenHand scene={scene} seat={seat} />}
    </div>
  );
}

/** The texts of a seat; re-rendered only when one of them has changed. */
const Standing = memo(PlainStanding, sameProps);

function PlainStanding(about: AboutSeat & { readonly Stack: Skin['stack'] }) {
  const { name, bot, dealer, acts, away, partner, out, time, cards, tricks, total, badges, Stack } = about;
  return (
    <>
      <div class="seat-name">
        {acts && <span class="seat-arrow" aria-hidden="true" />}
        <b>{name}</b>
        {bot && <span class="seat-bot">{text.bot}</span>}
        {dealer && (
          <abbr class="seat-dealer" title={text.dealer}>
            {text.dealerShort}
          </abbr>
        )}
      </div>
      <ul class="seat-facts">
        {acts && <li class="seat-turn">{text.turn}</li>}
        {away && <li class="seat-away">{away}</li>}
        {partner && <li class="seat-partner">{text.partner}</li>}
        {out && <li>{text.out}</li>}
        {time && <li>{time}</li>}
        {cards !== undefined && (
          <li class="seat-cards" title={countForm(text.cards, cards)}>
            <span aria-hidden="true">{cards}</span>
            <span class="visually-hidden">{countForm(text.cards, cards)}</span>
          </li>
        )}
        {tricks !== undefined && <li class="seat-tricks">{countForm(text.tricks, tricks)}</li>}
        {total && (
          <li class="seat-total" data-debt={total.debt}>
            {Stack && <Stack total={total.n} />}
            {total.text}
          </li>
        )}
      </ul>
      <Badges badges={badges} />
    </>
  );
}

/** Small marks; each has a tooltip and a label for screen readers. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul class="badges">
      {badges.map(({ text, wide, label, tone = 'plain' }) => (
        <li key={label} class="badge" data-tone={tone} title={label}>
          <span aria-hidden="true" class={wide && 'badge-short'}>
            {text}
          </span>
          {wide && (
            <span aria-hidden="true" class="badge-wide">
              {wide}
            </span>
          )}
          <span class="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The cards of a seat, if they are known: in a replay, or when a player lays them open. */
function OpenHand({ scene, seat }: SeatProps) {
  const { deck } = scene.game;
  const held = scene.view.hold?.[seat];
  if (!deck || !held?.length) return null;
  return (
    <ul class="seat-hand" aria-label={fill(text.handOf, { name: nameOf(scene, seat) })}>
      {sorted(deck, held, settings.sort.value).map((card) => (
        <li key={card}>
          <Card code={card} deck={deck} />
        </li>
      ))}
    </ul>
  );
}
