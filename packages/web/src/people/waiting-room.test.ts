/** The announcements of a waiting room. */
import type { SeatInfo } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { clockOf } from '../pages/new-seating.ts';
import { words } from '../text/text.ts';
import { clockWords, graceWords } from './clock-words.ts';
import { seatNews } from './seat-news.tsx';

/** @example seats('Ana', '', 'bot') */
const seats = (...names: string[]): Pick<SeatInfo, 'kind' | 'name'>[] =>
  names.map((name) => ({ kind: name === '' ? 'open' : name === 'bot' ? 'bot' : 'person', name }));
const news = (before: string[], now: string[]) => seatNews(seats(...before), seats(...now)).filter(Boolean);

it('says who sits down, who leaves, and when nobody else can come', () => {
  expect(news(['Ana', '', ''], ['Ana', 'Bo', ''])).toEqual(['Bo sits at seat 2.']);
  expect(news(['Ana', 'Bo', ''], ['Ana', '', ''])).toEqual(['Bo has left.']);
  expect(news(['Ana', 'Bo', ''], ['Ana', '', 'Bo'])).toEqual(['Bo sits at seat 3.']);
  expect(news(['Ana', 'Bo', 'bot'], ['Ana', 'Cy', 'bot'])).toEqual(['Bo has left.', 'Cy sits at seat 2.']);
  expect(news(['Ana', '', 'bot'], ['Ana', 'Bo', 'bot'])).toEqual(['Bo sits at seat 2.', 'All seats are taken.']);
  expect(news(['Ana', 'Bo', 'bot'], ['Ana', 'Bo', 'bot'])).toEqual([]);
});

it('calls clocks and patience as where they are chosen', () => {
  for (const [name, text] of Object.entries(words.newTable.clocks))
    expect(clockWords(clockOf(name))).toBe(name === 'none' ? null : text);
  expect(clockWords({ kind: 'move', seconds: 45 })).toBe('45 seconds a move');
  expect(clockWords({ kind: 'bank', seconds: 600, back: 3 })).toContain('10 minutes');
  expect(graceWords(3600)).toContain('1 hour.');
  expect(graceWords(45)).toContain('45 seconds.');
  expect(graceWords(null)).toBe(words.people.noGrace);
});
