/** The end of the game: who won, how it went, the best moment, and what to do next. */
import type { Line } from '@followsuit/engine';
import {
  bestMoment,
  capital,
  counted,
  fillSentence,
  namesOf,
  namesOfSide,
  placesOf,
  plus,
  type SideStanding,
  scoredHands,
  signed,
  standingsAfter,
  takingCards,
  winnerWords,
} from '@followsuit/present';
import { Card, Confetti, Overlay, SuitSign } from '@followsuit/ui';
import { lazy } from '../lazy.tsx';
import type { ReceiptProps } from '../review/receipt.tsx';
import { countForm, fill, words } from '../text/text.ts';
import { Podium } from './podium.tsx';
import type { TableScene } from './scene.ts';
import { ScoreChart } from './score-chart.tsx';
import { ShareResult } from './share-result.tsx';
import { BackIcon, HomeIcon, TableIcon } from './symbols.tsx';
import './game-over.css';

const text = words.endings;

/** Without it the scene is whole, so a failure is silent. */
const Receipt = lazy<ReceiptProps>(() => import('../review/receipt.tsx').catch(() => ({ default: () => null })));

export interface GameOverProps {
  readonly scene: TableScene;
  readonly onScore: () => void;
  /** Shows the table under the scene. */
  readonly onClose: () => void;
  readonly again?: () => void;
  /** The address of the replay. */
  readonly replay?: string;
}

export function GameOver({ scene, onScore, onClose, again, replay }: GameOverProps) {
  const end = scene.events.at(-1) as Line;
  const winners = end.winners as readonly number[];
  const totals = end.total as readonly number[];
  const total = (side: number): string =>
    scene.presenter.total?.(scene, scene.sides[side][0]) ?? counted(totals[side], scene.text.point);
  const places = placesOf(scene, totals, winners);
  const hands = scoredHands(scene).length;
  const { deck } = scene.game;
  const buttons = (
    <>
      <a class="button overlay-small" href="/">
        <HomeIcon />
        <span>{words.table.home}</span>
      </a>
      <ShareResult game={scene.info.game} replay={replay} said={resultText(scene, end)} />
      {replay ? (
        <a class="button" href={replay}>
          <BackIcon />
          {text.lookBack}
        </a>
      ) : (
        <button type="button" onClick={onScore}>
          {words.table.score}
        </button>
      )}
      {again && scene.info.rematch && (
        <p class="over-rematch" role="status">
          {text.othersAgain}
        </p>
      )}
      {again && (
        <button type="button" class="overlay-main" onClick={again}>
          {text.playAgain}
        </button>
      )}
    </>
  );
  const above = (
    <>
      <button type="button" class="over-close" aria-label={text.showTable} title={text.showTable} onClick={onClose}>
        <TableIcon />
      </button>
      <Confetti
        suits={deck?.suits.map(({ name }) => name) ?? []}
        sign={(suit) => <SuitSign suit={suit} deck={deck} quiet />}
      />
    </>
  );
  return (
    <Overlay hue={scene.skin.hue} label={words.table.gameOver} class="over" buttons={buttons} above={above}>
      <div class="over-news">
        <h2 class="overlay-title overlay-in">{winsWords(scene, winners)}</h2>
        <p class="overlay-sub overlay-in" style={{ '--i': 1 }}>
          {fillSentence(text.finalTotal, {
            total: total(places[0].sides[0]),
            hands: countForm(text.hands, hands),
            game: scene.game.name,
          })}
        </p>
        <Podium scene={scene} places={places} total={total} />
      </div>
      <div class="over-facts">
        {hands > 0 && (
          <section class="overlay-paper">
            <h3>{text.howItWent}</h3>
            <ScoreChart scene={scene} />
          </section>
        )}
        {replay && <Receipt scene={scene} replay={replay} />}
        <Best scene={scene} />
      </div>
    </Overlay>
  );
}

/** "You win!", "Cy wins!", "Bo and Di win!" */
function winsWords(scene: TableScene, winners: readonly number[]): string {
  if (winners.length === 0) return text.winsNobody;
  if (winners.length === 1 && winners[0] === scene.seat) return text.winsYou;
  return capital(fill(winners.length === 1 ? text.winsOne : text.winsMany, { names: namesOf(scene, winners) }));
}

/** What is shared: who won, the total of every side, the game. To others, the player is somebody with a name. */
function resultText(scene: TableScene, { winners, total }: Line): string {
  const outside = { ...scene, seat: -1 };
  const list = scene.sides.map((side, i) => `${namesOfSide(outside, side)} ${signed((total as readonly number[])[i])}`);
  const result = winnerWords(outside, winners as readonly number[]);
  return fill(text.shareText, { result, list: list.join(', '), game: scene.game.name });
}

/** The place of a side by its total before a hand or after it. */
function placeAmong(
  { game }: TableScene,
  rows: readonly SideStanding[],
  side: number,
  when: 'before' | 'total',
): number {
  const own = rows[side][when];
  return 1 + rows.filter((row) => (game.wins === 'low' ? row[when] < own : row[when] > own)).length;
}

/** The cards that are shown of the best moment. */
const FEW = 3;

function Best({ scene }: { readonly scene: TableScene }) {
  const best = bestMoment(scene);
  if (!best) return null;
  const { hand, delta, ahead } = best;
  const side = scene.sides.findIndex((seats) => seats.includes(scene.seat));
  const { deck, wins } = scene.game;
  const others = delta - (wins === 'low' ? -ahead : ahead);
  const cards = takingCards(scene, hand, side).slice(0, FEW);
  const outcome = scene.presenter.outcome?.(scene, hand);
  const rows = standingsAfter(scene, hand);
  const [from, to] = [placeAmong(scene, rows, side, 'before'), placeAmong(scene, rows, side, 'total')];
  return (
    <section class="overlay-paper over-best">
      {deck && cards.length > 0 && (
        <div class="over-cards">
          {cards.map((card) => (
            <Card key={card} code={card} deck={deck} />
          ))}
        </div>
      )}
      <div>
        <h3>{text.bestMoment}</h3>
        <p>
          {fill(text.bestMomentIn, { hand: hand.hand, text: outcome?.text ?? '' })}{' '}
          {fill(text.bestMomentPoints, { delta: plus(delta), others: plus(Math.round(others * 10) / 10) })}
          {to < from && ` ${fill(text.bestMomentPlaces, { from, to })}`}
        </p>
      </div>
    </section>
  );
}
