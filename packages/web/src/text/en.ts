/** All texts of the app in English, by area. Another language is another file of this shape. */
export { about } from './en/about.ts';
export { common } from './en/common.ts';
export { home } from './en/home.ts';
export { learn } from './en/learn.ts';
export { lore } from './en/lore.ts';
export { newTable } from './en/new-table.ts';
export { notices } from './en/notices.ts';
export { people } from './en/people.ts';
export { poker } from './en/poker.ts';
export { replay } from './en/replay.ts';
export { rules } from './en/rules.ts';
export { settings } from './en/settings.ts';
export { table } from './en/table.ts';
export { talk } from './en/talk.ts';
export { worker } from './en/worker.ts';
