import type { SeatInfo } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { withBotNames } from './bot-names.ts';

const seat = (kind: SeatInfo['kind'], name: string) => ({ kind, name });

it('names bots that go by their level, by no name that somebody has', () => {
  const seats = [seat('bot', 'club'), seat('person', 'Bo'), seat('bot', 'club'), seat('open', '')];
  expect(withBotNames({ seats }).seats.map(({ name }) => name)).toEqual(['Cy', 'Bo', 'Di', '']);
});
