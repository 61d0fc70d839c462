/** The marks of sides: a shape and a colour each, in the order of the sides. */
import './team-mark.css';

/** A ring, two bars and a triangle: no deck has them as suits. The first path is the outline, the second the sign on it. */
const MARKS = [
  [
    'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z',
    'M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  ],
  ['M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z', 'M7 7h3.6v10H7ZM13.4 7H17v10h-3.6Z'],
  ['M10.1 2.2a2.2 2.2 0 0 1 3.8 0l9.3 16.3a2.2 2.2 0 0 1-1.9 3.3H2.7a2.2 2.2 0 0 1-1.9-3.3Z', 'M12 8.5l5.6 9.8H6.4Z'],
] as const;

export interface TeamMarkProps {
  /** The side's place among the sides, from 0. */
  readonly side: number;
}

/** The mark of a side, 1 em wide or as `--mark`; the names stand beside it. @example <TeamMark side={0} /> */
export function TeamMark({ side }: TeamMarkProps) {
  const [outline, sign] = MARKS[side % MARKS.length];
  return (
    <svg class="team-mark" data-side={side % MARKS.length} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outline} />
      <path class="team-mark-sign" d={sign} />
    </svg>
  );
}

/** Whether seats play together; where everybody plays alone, there are no marks. @example hasTeams(scene) && <TeamMark side={0} /> */
export const hasTeams = ({ sides }: { readonly sides: readonly (readonly number[])[] }): boolean =>
  sides.some((side) => side.length > 1);
