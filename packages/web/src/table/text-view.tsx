/** The table as plain lists: the same seats, trick and hand, for players who prefer to read or hear it. */

import { capital, nameOf, shownTrick } from '@followsuit/present';
import { cardLabel, ScoreSheetView } from '@followsuit/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { countForm, fill, words } from '../text/text.ts';
import { aboutSeat } from './about-seat.ts';
import { useFresh } from './hand.tsx';
import { labelOf } from './hand-card.tsx';
import { handCardState, shownHand, unseenCards, usableCards } from './held-cards.ts';
import { round } from './order.ts';
import type { TableScene } from './scene.ts';
import { signsOf } from './signs.tsx';
import { aboutLaid, laidLabel } from './trick-view.tsx';
import './text-view.css';

const text = words.table;

export interface TextViewProps {
  readonly scene: TableScene;
  readonly picked: ReadonlySignal<readonly string[]>;
  readonly hinted: readonly string[];
  readonly onCard: (card: string) => void;
  /** Shown beside cards that the player has not looked at. */
  readonly beside?: ComponentChildren;
  /** The latest chat, by seat. */
  readonly said?: ReadonlyMap<number, string>;
  /** Milliseconds left, by seat. */
  readonly left?: readonly (number | null)[] | null;
}

export function TextView(props: TextViewProps) {
  const { scene, said: talk, left } = props;
  const signs = signsOf(scene);
  const lines = scene.presenter.lines?.(scene) ?? [];
  return (
    <div class="text-view">
      <p>{[...(talk ?? [])].map(([seat, text]) => `${capital(nameOf(scene, seat))}: ${text}`).join(' ')}</p>
      <section>
        <h2>{words.tableParts.text.seats}</h2>
        <ul>
          {round(scene.info.seats.length, scene.seat).map((seat) => (
            <li key={seat}>{seatWords(scene, seat, left?.[seat])}</li>
          ))}
        </ul>
      </section>
      {signs.length + lines.length > 0 && (
        <section>
          <h2>{words.tableParts.text.signs}</h2>
          <ul>
            {signs.map(({ name, text, more }) => (
              <li key={name}>
                {name}: {text}
                {more && `. ${more}`}
              </li>
            ))}
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <TrickList scene={scene} />
      <HandList {...props} />
      <section>
        <h2>{words.tableParts.text.score}</h2>
        <ScoreSheetView scene={scene} />
      </section>
    </div>
  );
}

/** "Ana, to act, dealer, 7 cards, 2 tricks, bid 4". */
function seatWords(scene: TableScene, seat: number, left?: number | null): string {
  const about = aboutSeat(scene, seat, left);
  const { name, bot, dealer, acts, away, partner, out, time, cards, tricks, total, badges } = about;
  const { deck } = scene.game;
  const parts = [
    name,
    bot && text.bot,
    away,
    out && text.out,
    time,
    acts && text.turn,
    dealer && text.dealer.toLowerCase(),
    cards !== undefined && countForm(text.cards, cards),
    tricks !== undefined && countForm(text.tricks, tricks),
    partner && text.partner,
    total?.text,
    ...badges.map(({ label }) => label),
    ...(scene.presenter.before?.(scene, seat) ?? []).map((card) => deck && cardLabel(deck, card)),
  ];
  return parts.filter(Boolean).join(', ');
}

function TrickList({ scene }: { readonly scene: TableScene }) {
  const { deck } = scene.game;
  const trick = shownTrick(scene);
  return (
    <section>
      <h2>{trick ? fill(text.trickNow, { n: trick.n }) : words.tableParts.text.trick}</h2>
      {!trick && <p>{words.tableParts.trickEmpty}</p>}
      <ol>
        {trick?.laid.map((laid) => {
          const about = aboutLaid(scene, trick, laid);
          return (
            <li key={laid.card}>
              {capital(about.name)}: {deck ? cardLabel(deck, laid.card) : laid.card}
              {about.badge && `, ${about.badge.label}`}
              {laidLabel(about)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function HandList({ scene, picked, hinted, onCard, beside }: TextViewProps) {
  const { deck } = scene.game;
  const cards = shownHand(scene);
  const fresh = useFresh(scene.view.hand, cards);
  if (!deck || scene.seat < 0) return null;
  const free = usableCards(scene);
  return (
    <section>
      <h2>{words.tableParts.text.hand}</h2>
      {unseenCards(scene) > 0 && (
        <p>
          {text.blindHand} {beside}
        </p>
      )}
      <ul class="text-view-hand">
        {cards.map((card) => {
          const about = handCardState(scene, card, free, picked.value);
          return (
            <li key={card}>
              <button
                type="button"
                class="text-view-card"
                data-card={card}
                data-state={about.state}
                aria-pressed={about.state === 'picked' ? true : undefined}
                aria-disabled={about.state === 'barred'}
                onClick={() => onCard(card)}
              >
                {labelOf({ deck, card, ...about, hinted: hinted.includes(card), fresh: fresh.includes(card) })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
