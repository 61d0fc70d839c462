/** All words of the app in English, by area. Another language is another file of this shape. */
import { common } from './en/common.ts';
import { home } from './en/home.ts';
import { learn } from './en/learn.ts';
import { people } from './en/people.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { sheets } from './en/sheets.ts';
import { solitaire } from './en/solitaire.ts';
import { table } from './en/table.ts';

export const en = { common, home, learn, people, replay, rules, settings, sheets, solitaire, table } as const;
