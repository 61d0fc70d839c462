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
import { faceAt } from './face.ts';
import { Portrait } from './portrait.tsx';
import { IconsContext, Rich } from './rich-text.tsx';
import type { AnyScene, SceneProps, Skin } from './skin.ts';
import { hasTeams, TeamMark } from './team-mark.tsx';
import './sheet.css';
import './race.css';

/** The score sheet that the presenter describes; `skin` may replace its tables. @example <ScoreSheetView scene={scene} /> */
export function ScoreSheetView({ scene }: { readonly scene: AnyScene & { readonly skin: Skin } }) {
  const { sheet: Own } = scene.skin;
  const sheet = scene.presenter.sheet?.(scene) ?? scoreSheet(scene);
  // Before the first score there is nothing to read in them.
  const tables = sheet.tables.filter(({ rows }) => rows.length > 0);
  return (
    <IconsContext.Provider value={scene.skin.icons}>
      {sheet.target !== undefined && <Race scene={scene} target={sheet.target} />}
      <LastHand scene={scene} />
      {Own && <Own scene={scene} />}
      {!Own && tables.map((table) => <Table key={table.caption} table={table} scene={scene} />)}
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
      <p>
        <b>{outcome.headline}</b> {outcome.text}
      </p>
      {outcome.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <EndingWays ways={outcome.ways ?? []} result={last.score.result} />
      <p>{outcome.why}</p>
    </section>
  );
}

/** The name of a side has the mark of that side before it. */
function Heading({ scene, text }: SceneProps & { readonly text: RichText }) {
  const side = scene.sides.findIndex((_, i) => text === sideName(scene, i));
  return (
    <>
      {side >= 0 && <Mark scene={scene} side={side} />}
      <Rich text={text} />
    </>
  );
}

const Mark = ({ scene, side }: SceneProps & { readonly side: number }) =>
  hasTeams(scene) && (
    <>
      <TeamMark side={side} />{' '}
    </>
  );

/** A table of a score sheet; `more` goes below the cells of each row. */
function Table({ table: { caption, head, rows, more, foot }, scene }: SceneProps & { readonly table: SheetTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section class="sheet" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th scope="col" key={i}>
                <Heading scene={scene} text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            <Row key={i} cells={cells} scene={scene}>
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
            <Row cells={foot} scene={scene} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface RowProps extends SceneProps {
  readonly cells: readonly RichText[];
  readonly children?: ComponentChildren[];
}

function Row({ scene, cells, children }: RowProps) {
  const hasMore = children !== undefined && children.length > 0;
  return (
    <Fragment>
      <tr class={hasMore ? 'sheet-over-more' : undefined}>
        <th scope="row" rowSpan={hasMore ? 2 : undefined}>
          <Heading scene={scene} text={cells[0]} />
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
        {scene.sides.map((seats, side) => (
          <div
            key={side}
            class="race-way"
            data-own={seats.includes(scene.seat)}
            style={{ '--share': share(totals[side]), '--target': share(target) }}
          >
            <span class="race-faces">
              {seats.map((seat) => (
                <Portrait key={seat} name={faceAt(scene, seat)} />
              ))}
            </span>
            <span class="race-name">
              <Mark scene={scene} side={side} />
              {sideName(scene, side)}
            </span>
            <i />
            <b>{signed(totals[side])}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}
