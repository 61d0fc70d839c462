/** What the pages with people count: unread talk, who is in, what has been learned. */
import type { SeatInfo, TableInfo } from '@followsuit/protocol';
import { signal } from '@preact/signals';
import { afterEach, expect, it, vi } from 'vitest';
import type { Said } from '../client/types.ts';
import { learnedAmong } from '../learn/learned.ts';
import { countWords, gathers } from './gathering-words.ts';
import { unreadTalk, watchTalk } from './unread-talk.ts';

afterEach(() => vi.unstubAllGlobals());

const said = (seat: number, phrase = 'hello'): Said => ({ t: 'said', table: 't', seat, name: `${seat}`, phrase });

it('counts what others have said since the table was opened', () => {
  const model = { said: signal<readonly Said[]>([said(1)]), seat: signal(0) };
  const stop = watchTalk(model);
  expect(unreadTalk.value).toBe(0);
  model.said.value = [...model.said.value, said(1), said(0), said(2)];
  expect(unreadTalk.value).toBe(2);
  // The oldest messages are forgotten, and one alone is kept.
  model.said.value = [said(2)];
  expect(unreadTalk.value).toBe(3);
  stop();
  model.said.value = [...model.said.value, said(1)];
  expect(unreadTalk.value).toBe(3);
  watchTalk(model)();
  expect(unreadTalk.value).toBe(0);
});

const seats = (...kinds: SeatInfo['kind'][]) => kinds.map((kind) => ({ kind, name: kind }) as SeatInfo);
const info = (more: Partial<TableInfo>): TableInfo => ({ ...more }) as TableInfo;

it('says who is in: of the people of a rematch, of the seats of a match', () => {
  const rematch = info({ seats: seats('person', 'bot', 'person', 'person'), agreed: [0, 3] });
  expect(countWords(rematch)).toBe('2 of 3 are in');
  const match = info({ seats: seats('person', 'open', 'open', 'open'), match: true });
  expect(countWords(match)).toBe('1 of 4 players are here');
  expect([rematch, match, info({ seats: [] })].map(gathers)).toEqual([true, true, false]);
});

it('reads what has been learned, whatever is stored there', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id, name: id, lesson: 5 }));
  const games = [...all, { id: 'd', name: 'd', lesson: null }];
  const stored = (text: string | null) => {
    vi.stubGlobal('localStorage', { getItem: () => text });
    return learnedAmong(games);
  };
  expect(stored(null)).toMatchObject({ n: 0, all: all.length, next: { id: all[0].id } });
  expect(stored(JSON.stringify([all[0].id, 'no-such-game', 7, all[2].id]))).toMatchObject({
    n: 2,
    next: { id: all[1].id },
  });
  for (const bad of ['{', '{}', '"x"', 'null', '7']) expect(stored(bad).n).toBe(0);
  expect(stored(JSON.stringify(all.map(({ id }) => id)))).toMatchObject({ n: all.length, next: undefined });
});
