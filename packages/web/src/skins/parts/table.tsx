/** Score sheets: a table that scrolls inside itself, a row a hand, and how the last hand came out. */

import type { Line } from '@followsuit/engine';
import { type ComponentChildren, Fragment } from 'preact';
import { plus, signed } from '../../table/event-words.ts';
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { endNow, field, numbers, type Scored, scoredHands } from './read.ts';
import { fillSentence, headOf, resultWord, sideName } from './wording.ts';
import './sheet.css';

const sharedText = words.skins;

/** A table with a caption; `head` names the columns, the first of which heads the rows. `more` stands below the cells of a row. */
export function Sheet({
  caption,
  head,
  rows,
  more,
  foot,
}: {
  caption: string;
  head: readonly ComponentChildren[];
  rows: readonly (readonly ComponentChildren[])[];
  more?: readonly ComponentChildren[];
  foot?: readonly ComponentChildren[];
}) {
  const line = (cells: readonly ComponentChildren[], i: number, below?: ComponentChildren) => (
    <Fragment key={i}>
      <tr class={below ? 'sheet-over-more' : undefined}>
        <th scope="row" rowSpan={below ? 2 : undefined}>
          {cells[0]}
        </th>
        {cells.slice(1).map((cell, j) => (
          <td key={j}>{cell}</td>
        ))}
      </tr>
      {below && (
        <tr>
          <td class="sheet-more" colSpan={cells.length - 1}>
            {below}
          </td>
        </tr>
      )}
    </Fragment>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
    <section class="sheet" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th scope="col" key={i}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((cells, i) => line(cells, i, more?.[i]))}</tbody>
        {foot && <tfoot>{line(foot, 0)}</tfoot>}
      </table>
    </section>
  );
}

/** A number with its sign; the colour says whether it is good news: where the lowest wins, less is. */
export function Points({ n, lowest }: { n: number; lowest?: boolean }) {
  const news = lowest ? -n : n;
  return <span class={news > 0 ? 'sheet-good' : news < 0 ? 'sheet-bad' : 'sheet-none'}>{plus(n)}</span>;
}
/** A total; below nothing in another colour. */
const Total = ({ n }: { n: number }) => <b class={n < 0 ? 'sheet-bad' : undefined}>{signed(n)}</b>;

const Running = ({ n }: { n: number }) => (
  <small class={`sheet-pair${n < 0 ? ' sheet-bad' : ''}`}>
    {fillSentence(sharedText.running, { total: signed(n) })}
  </small>
);

/** What became of a bid, with a mark. */
export function Result({ result, note }: { result: string; note?: string }) {
  const tone = TONES[result] ?? 'none';
  return (
    <span class={`sheet-${tone}`}>
      {MARKS[tone]} {resultWord(result)}
      {note && <small>{note}</small>}
    </span>
  );
}
const TONES: Readonly<Record<string, string>> = { exact: 'good', made: 'good', over: 'over', missed: 'bad' };
const MARKS: Readonly<Record<string, string>> = { good: '✓', over: '+', bad: '✗', none: '–' };

/** What a game's score sheet says of a hand besides the points. */
export interface Column {
  readonly title: string;
  readonly cell: (hand: Scored) => ComponentChildren;
}

/** A row a hand: for each side what it got and its total after it; below it what the game has to say, which needs more room. */
export function HandSheet({
  scene,
  columns,
  detail,
  lowest,
  starts,
}: {
  scene: TableScene;
  columns: readonly Column[];
  /** What a seat did in a hand, in its box; where every seat scores by itself. */
  detail?: (hand: Scored, seat: number) => ComponentChildren;
  /** Whether the lowest total wins. */
  lowest?: boolean;
  /** Whether nobody deals but somebody starts. */
  starts?: boolean;
}) {
  const hands = scoredHands(scene);
  const sides = scene.sides.map((_, side) => side);
  const rows = hands.map((hand) => [
    <>
      {hand.hand} <small>{headOf(scene, hand.dealer)}</small>
    </>,
    ...sides.map((side) => (
      <>
        {detail && <small class="sheet-pair">{detail(hand, side)}</small>}
        <Points n={numbers(hand.score, 'delta')[side]} lowest={lowest} />{' '}
        <Running n={numbers(hand.score, 'total')[side]} />
      </>
    )),
  ]);
  const more = hands.map((hand) =>
    columns.map(({ title, cell }) => (
      <span key={title}>
        <small>{title}</small> {cell(hand)}
      </span>
    )),
  );
  const totals = field<readonly number[]>(scene, 'total');
  return (
    <>
      <Sheet
        caption={lowest ? sharedText.captionLowest : sharedText.caption}
        head={[starts ? sharedText.handStarter : sharedText.handDealer, ...sides.map((side) => sideName(scene, side))]}
        rows={rows}
        more={more}
        foot={[sharedText.total, ...sides.map((side) => <Total key={side} n={totals[side]} />)]}
      />
      {hands.length === 0 && <Note>{sharedText.noHand}</Note>}
      {scene.game.deck?.id === 'vines' && <Note>{sharedText.vinesRanks}</Note>}
    </>
  );
}

/** One way in which a hand can come out. */
export type Way = readonly [result: string, text: string];

/** How the last hand came out: what happened, and the possible outcomes with that one lit. */
export function LastHand({ text, ways = [], result }: { text: string; ways?: readonly Way[]; result?: unknown }) {
  return (
    <section class="sheet-last">
      <h3>{sharedText.lastHand}</h3>
      <p>{text}</p>
      <Ways ways={ways} result={result} />
    </section>
  );
}

function Ways({ ways, result }: { ways: readonly Way[]; result: unknown }) {
  if (ways.length === 0) return null;
  return (
    <ul class="sheet-ways">
      {ways.map(([name, way]) => (
        <li key={name} class={name === result ? 'sheet-lit' : 'sheet-unlit'}>
          <span aria-hidden="true">{name === result ? '▶' : '·'}</span> {way}
          {name === result && <span class="visually-hidden"> {sharedText.soItWas}</span>}
        </li>
      ))}
    </ul>
  );
}

/** On the felt, from the end of a hand until a card is led in the next, if there is one: the ways in which it could come out, that one lit. */
export function Ended({ scene, ways }: { scene: TableScene; ways: (score: Line) => readonly Way[] }) {
  const score = lastScored(scene)?.score;
  const led = field<readonly string[]>(scene, 'cards').length > 0 && !endNow(scene);
  if (!score || led) return null;
  return (
    <div class="pile pile-ended">
      <span class="pile-name">{sharedText.lastHand}</span>
      <Ways ways={ways(score)} result={score.result} />
    </div>
  );
}

/** A note below a sheet: what wins, what people forget. */
export const Note = ({ children }: { children: ComponentChildren }) => <p class="sheet-note">{children}</p>;

/** The last hand that was scored, if there is one. */
export const lastScored = (scene: TableScene): Scored | undefined => scoredHands(scene).at(-1);
