/** The picture of a game: its cover, or some of its cards on felt. Pictures are decoration: the game's name is beside them. */
import { Card, type Cover, SuitSign } from '@followsuit/ui';
import { signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import './cover.css';

/** Null until they are loaded. */
const loaded = signal<ReadonlyMap<string, Cover> | null>(null);
let asked = false;

/** Without covers, pages work all the same. */
function load(): void {
  if (asked) return;
  asked = true;
  import('./covers.ts').then(
    ({ covers }) => {
      loaded.value = covers;
    },
    () => {
      loaded.value = new Map();
    },
  );
}

/** The cover of a game, once it is loaded. @example coverOf('coralon')?.hue */
export function coverOf(game: string): Cover | undefined {
  load();
  return loaded.value?.get(game);
}

/** @example <GameCover game={game} /> */
export function GameCover({ game }: { readonly game: GameInfo }) {
  const cover = coverOf(game.id);
  if (cover)
    return (
      <svg
        class="cover"
        viewBox="0 0 160 135"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        style={{ background: `linear-gradient(${cover.sky.join()})` }}
      >
        <cover.art />
      </svg>
    );
  return (
    <div class="cover cover-plain felt-tint" aria-hidden="true">
      {loaded.value && <CardFan game={game} cards={game.home.cards} />}
    </div>
  );
}

/** The pictogram of a game; nothing if it has none. */
export function GameSign({ game }: { readonly game: GameInfo }) {
  const cover = coverOf(game.id);
  if (!cover) return null;
  return (
    <svg class="cover-sign" viewBox="0 0 24 24" aria-hidden="true" style={{ color: `oklch(0.4 0.1 ${cover.hue})` }}>
      <cover.sign />
    </svg>
  );
}

/** A fan of cards, or the suits of a game without cards. */
export function CardFan({ game: { deck }, cards }: { readonly game: GameInfo; readonly cards: readonly string[] }) {
  return (
    <div class="card-fan">
      {cards.map((each) =>
        deck ? (
          <Card key={each} code={each} deck={deck} />
        ) : (
          <span key={each} class="card-fan-coin">
            <SuitSign suit={each} quiet />
          </span>
        ),
      )}
    </div>
  );
}
