/** Score sheets: tables that scroll inside themselves, the end of the last hand, and progress towards the target. */
import {
  fillSentence,
  lastScored,
  type RichText,
  type SheetTable,
  scoreSheet,
  sideName,
  signed,
} from '@followsuit/present';
import { type ComponentChildren, Fragment } from 'preact';
import { EndingWays } from './ending.tsx';
import { IconsContext, Rich } from './rich-text.tsx';
import type { AnyScene, SceneProps, Skin } from './skin.ts';
import './sheet.css';
import './race.css';

/** The score sheet that the presenter describes; `skin` may replace its tables. @example <ScoreSheetView scene={scene} /> */
export function ScoreSheetView({ scene }: { readonly scene: AnyScene & { readonly skin: Skin } }) {
  const { sheet: Own } = scene.skin;
  const sheet = scene.presenter.sheet?.(scene) ?? scoreSheet(scene);
  return (
    <IconsContext.Provider value={scene.skin.icons}>
      <LastHand scene={scene} />
      {Own && <Own scene={scene} />}
      {!Own && sheet.tables.map((table) => <Table key={table.caption} {...table} />)}
      {sheet.target !== undefined && <Race scene={scene} target={sheet.target} />}
      {sheet.notes.map((note) => (
        <p key={note} class="sheet-note">
          {note}
        </p>
      ))}
    </IconsContext.Provider>
  );
}

/** What happened in the last hand, and the possible endings with the actual one highlighted. */
function LastHand({ scene }: SceneProps) {
  const last = lastScored(scene);
  const outcome = last && scene.presenter.outcome?.(scene, last);
  if (!outcome) return null;
  return (
    <section class="sheet-last">
      <h3>{scene.text.lastHand}</h3>
      <p>{outcome.text}</p>
      <EndingWays ways={outcome.ways ?? []} result={last.score.result} />
    </section>
  );
}

/** A table of a score sheet; `more` goes below the cells of each row. */
function Table({ caption, head, rows, more, foot }: SheetTable) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section class="sheet" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th scope="col" key={i}>
                <Rich text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            <Row key={i} cells={cells}>
              {more?.[i]?.map(([title, text]) => (
                <span key={title}>
                  <small>{title}</small> <Rich text={text} />
                </span>
              ))}
            </Row>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ cells, children }: { readonly cells: readonly RichText[]; readonly children?: ComponentChildren[] }) {
  const hasMore = children !== undefined && children.length > 0;
  return (
    <Fragment>
      <tr class={hasMore ? 'sheet-over-more' : undefined}>
        <th scope="row" rowSpan={hasMore ? 2 : undefined}>
          <Rich text={cells[0]} />
        </th>
        {cells.slice(1).map((cell, i) => (
          <td key={i}>
            <Rich text={cell} />
          </td>
        ))}
      </tr>
      {hasMore && (
        <tr>
          <td class="sheet-more" colSpan={cells.length - 1}>
            {children}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** Everybody's progress towards the target: a bar each, and a line where the game ends. */
function Race({ scene, target }: SceneProps & { readonly target: number }) {
  const totals: readonly number[] = scene.view.total;
  const most = Math.max(target, ...totals);
  const share = (n: number): number => Math.max(0, n) / most;
  const { wonAtLine, endsAtLine } = scene.text;
  return (
    <figure class="race">
      <figcaption>{fillSentence(scene.game.wins === 'low' ? endsAtLine : wonAtLine, { target })}</figcaption>
      {/* The sheet has the totals as well: for screen readers, the target is enough. */}
      <div class="race-ways" aria-hidden="true">
        {scene.sides.map((_, side) => (
          <div key={side} class="race-way" style={{ '--share': share(totals[side]) }}>
            <span>{sideName(scene, side)}</span>
            <b>{signed(totals[side])}</b>
            <i style={{ '--target': share(target) }} />
          </div>
        ))}
      </div>
    </figure>
  );
}
