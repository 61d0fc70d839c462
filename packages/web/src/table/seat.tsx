/** One seat: a portrait with whose turn it is, the name, a few tags, and the cards in hand. */

import type { Badge } from '@followsuit/present';
import { memo, Portrait, type Skin, SmallCards, TeamMark } from '@followsuit/ui';
import { countForm, fill, words } from '../text/text.ts';
import { type AboutSeat, aboutSeat } from './about-seat.ts';
import { sameProps } from './same-props.ts';
import type { TableScene } from './scene.ts';
import { SeatFan } from './seat-fan.tsx';
import './seat.css';
import './seat-phone.css';

const text = words.table;

export interface SeatProps {
  readonly scene: TableScene;
  readonly seat: number;
  /** Milliseconds left, with a clock. */
  readonly left?: number | null;
  /** Shows cards in hand that are known, as when a player lays them open. */
  readonly open?: boolean;
  /** Whether the portrait of a bot is a button. */
  readonly button?: boolean;
}

export function Seat({ scene, seat, left, open, button = false }: SeatProps) {
  const about = aboutSeat(scene, seat, left);
  const { tint } = scene.presenter;
  return (
    <div class="seat" data-seat={seat} data-acts={about.acts} data-out={about.out} data-tint={tint?.(scene, seat)}>
      <Standing {...about} Stack={scene.skin.stack} icons={scene.skin.icons} button={button && about.bot} />
      <SmallCards scene={scene} cards={cardsAt(scene, seat, open)} drawn={scene.skin.drawn} />
    </div>
  );
}

/** The cards that lie open at a seat. */
export function cardsAt(scene: TableScene, seat: number, open = false): readonly string[] {
  const held = open && seat !== scene.seat ? (scene.view.hold?.[seat] ?? []) : [];
  return [...(scene.presenter.before?.(scene, seat) ?? []), ...held];
}

/** Everything at a seat that follows from plain values; re-rendered only when one of them has changed. */
const Standing = memo(PlainStanding, sameProps);

interface StandingProps extends AboutSeat {
  readonly Stack: Skin['stack'];
  readonly icons: Skin['icons'];
  readonly button: boolean;
}

function PlainStanding(about: StandingProps) {
  const {
    name,
    face,
    own,
    dealer,
    acts,
    away,
    partner,
    team,
    out,
    time,
    part,
    cards,
    tricks,
    total,
    badges,
    Stack,
    icons,
    button,
  } = about;
  const picture = (
    <>
      <Portrait name={face} />
      {acts && <TurnRing part={part} />}
      {dealer && (
        <abbr class="seat-dealer" title={text.dealer}>
          {text.dealerShort}
        </abbr>
      )}
      {team !== null && <TeamMark side={team} />}
      {!own && !!cards && (
        <span class="seat-count" aria-hidden="true">
          {cards}
        </span>
      )}
    </>
  );
  return (
    <>
      {button ? (
        <button type="button" class="seat-face" aria-label={fill(text.aboutBot, { name })}>
          {picture}
        </button>
      ) : (
        <span class="seat-face">{picture}</span>
      )}
      <div class="seat-text">
        <b class="seat-name">{name}</b>
        <ul class="seat-tags">
          {acts && <li class="visually-hidden">{text.turn}</li>}
          {away && <li class="tag seat-away">{away}</li>}
          {partner && <li class="visually-hidden">{text.partner}</li>}
          {out && <li class="tag">{text.out}</li>}
          {time && <li class="tag">{time}</li>}
          {badges.map((badge) => (
            <Tag key={badge.label} {...badge} icons={icons} />
          ))}
          {tricks !== undefined && (tricks > 0 || own) && !badges.some(({ counts }) => counts) && (
            <li class="tag seat-tricks" title={countForm(text.tricks, tricks)}>
              <span aria-hidden="true">{tricks}</span>
              <span class="visually-hidden">{countForm(text.tricks, tricks)}</span>
            </li>
          )}
          {total && (
            <li class={Stack ? 'tag seat-total' : 'visually-hidden'} data-debt={total.debt}>
              {Stack && <Stack total={total.n} />}
              {total.text}
            </li>
          )}
        </ul>
      </div>
      {!own && !!cards && <SeatFan cards={cards} label={countForm(text.cards, cards)} />}
    </>
  );
}

/** A brass ring round the portrait of whoever acts; with a clock, as long as the time left. */
const TurnRing = ({ part }: { readonly part: number }) => (
  <svg class="seat-ring" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="46" pathLength="100" stroke-dasharray={`${100 * part} 100`} />
  </svg>
);

/** A small mark; it has a tooltip and a label for screen readers. */
function Tag({ text, wide, label, tone = 'plain', icon, beside, icons }: Badge & { readonly icons: Skin['icons'] }) {
  const Icon = icon === undefined ? undefined : icons?.[icon];
  // A bid, or how it stands.
  const isBid = /^([✓+] )?\d+(\/\d+)?$/.test(text);
  if (Icon)
    return (
      <li class="tag tag-icon" data-tone={tone} title={label}>
        <Icon />
        {beside && <span aria-hidden="true">{beside}</span>}
        <span class="visually-hidden">{label}</span>
      </li>
    );
  return (
    <li class="tag" data-tone={tone} data-chip={isBid} title={label}>
      <span aria-hidden="true" class={wide && 'tag-short'}>
        {text}
      </span>
      {wide && (
        <span aria-hidden="true" class="tag-wide">
          {wide}
        </span>
      )}
      <span class="visually-hidden">{label}</span>
    </li>
  );
}

/** Marks on a card. */
export const Badges = ({ badges, icons }: { readonly badges: readonly Badge[]; readonly icons: Skin['icons'] }) => (
  <ul class="badges">
    {badges.map((badge) => (
      <Tag key={badge.label} {...badge} icons={icons} />
    ))}
  </ul>
);
