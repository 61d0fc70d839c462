/** The pages of puzzles by their addresses: `/puzzles`, `/puzzles/daily`, `/puzzles/:game/:n`, `/practise`. One part of the app. */
import type { PageProps } from '../app.tsx';
import { place } from '../router.ts';
import DailyPage from './daily-page.tsx';
import PuzzlePage from './game-page.tsx';
import PuzzleIndex from './index-page.tsx';
import PracticePage from './practice-page.tsx';

export default function PuzzlePages(props: PageProps) {
  if (place.value.path.startsWith('/practise')) return <PracticePage />;
  if (props.game === undefined) return <PuzzleIndex />;
  return props.game === 'daily' ? <DailyPage /> : <PuzzlePage {...props} />;
}
