/** What scores what, as a small table. */
import { fill, type Scoring, type ScoringRow, signed } from '@followsuit/present';
import { words } from '../text/text.ts';
import { type Drawer, Things } from './things.tsx';

interface ScoringProps extends Drawer {
  readonly scoring: Scoring;
  /** Whether points are bad: the lowest total wins. */
  readonly lowest: boolean;
}

/** @example <ScoringTable scoring={howTo.scoring} lowest={false} {...drawer} /> */
export function ScoringTable({ scoring, lowest, ...drawer }: ScoringProps) {
  const { labels } = drawer;
  const { columns, rows, totals } = scoring;
  const isBid = rows.some(({ things = [] }) => things.some((thing) => 'tricks' in thing));
  return (
    <table class="how-scoring">
      <thead>
        <tr>
          <td>{isBid && words.how.drawn.bidTaken}</td>
          {columns.map((column) => (
            <th key={column} scope="col">
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <div class="how-case">
                {row.things && <Things things={row.things} small {...drawer} />}
                <span>{labels[row.label]}</span>
              </div>
            </th>
            {row.points.map((points, i) => (
              <td key={i}>
                <Points points={points} took={row.took?.[i]} lowest={lowest} totals={totals} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "6 tricks" */
const countOf = (n: number): string => fill(words.how.drawn.tricks[n === 1 ? 0 : 1], { n });

interface PointsProps extends Pick<Scoring, 'totals'>, Pick<ScoringProps, 'lowest'> {
  readonly points: ScoringRow['points'][number];
  readonly took?: number;
}

function Points({ points, took, lowest, totals }: PointsProps) {
  const list = Array.isArray(points) ? points : points === null ? [] : [points as number];
  // All the same: one number stands for everybody.
  const shown = new Set(list).size === 1 ? list.slice(0, 1) : list;
  return (
    <>
      {took !== undefined && <small>{countOf(took)}</small>}
      {shown.map((n, i) => (
        <b key={i} class="how-points" data-tone={n === 0 ? 'none' : n > 0 === lowest ? 'down' : 'up'}>
          {n > 0 && !totals ? `+${n}` : signed(n)}
        </b>
      ))}
      {shown.length === 0 && '–'}
    </>
  );
}
