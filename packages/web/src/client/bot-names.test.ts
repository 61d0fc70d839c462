import type { SeatInfo, TableInfo } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { withBotNames } from './bot-names.ts';

const seat = (kind: SeatInfo['kind'], name: string, bot: string | null = null): SeatInfo =>
  ({ kind, name, bot, here: true, away: false }) as SeatInfo;

it('names bots that go by their level, by no name that somebody has', () => {
  const seats = [
    seat('bot', 'club', 'club'),
    seat('person', 'Bo'),
    seat('bot', 'club', 'club'),
    seat('bot', 'Eve', 'club'),
  ];
  const named = withBotNames({ seats } as unknown as TableInfo).seats.map(({ name }) => name);
  expect(named).toEqual(['Cy', 'Bo', 'Di', 'Eve']);
});
