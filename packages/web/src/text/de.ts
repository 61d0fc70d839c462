/** All texts of the app in German, by area. */
import { about } from './de/about.ts';
import { characters } from './de/characters.ts';
import { common } from './de/common.ts';
import { elsewhere } from './de/elsewhere.ts';
import { endings } from './de/endings.ts';
import { fair } from './de/fair.ts';
import { history } from './de/history.ts';
import { home } from './de/home.ts';
import { how } from './de/how.ts';
import { lab } from './de/lab.ts';
import { learn } from './de/learn.ts';
import { lore } from './de/lore.ts';
import { me } from './de/me.ts';
import { newTable } from './de/new-table.ts';
import { notices } from './de/notices.ts';
import { people } from './de/people.ts';
import { poker } from './de/poker.ts';
import { puzzles } from './de/puzzles.ts';
import { replay } from './de/replay.ts';
import { report } from './de/report.ts';
import { review } from './de/review.ts';
import { rules } from './de/rules.ts';
import { settings } from './de/settings.ts';
import { staticSite } from './de/static-site.ts';
import { table } from './de/table.ts';
import { tableParts } from './de/table-parts.ts';
import { talk } from './de/talk.ts';
import { variant } from './de/variant.ts';
import { worker } from './de/worker.ts';
import type * as english from './en.ts';

export const words: Readonly<Record<keyof typeof english, object>> = {
  about,
  characters,
  common,
  elsewhere,
  endings,
  fair,
  history,
  home,
  how,
  lab,
  learn,
  lore,
  me,
  newTable,
  notices,
  people,
  poker,
  puzzles,
  replay,
  report,
  review,
  rules,
  settings,
  staticSite,
  table,
  tableParts,
  talk,
  variant,
  worker,
};
