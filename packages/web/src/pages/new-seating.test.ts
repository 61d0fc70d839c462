import { describe, expect, it } from 'vitest';
import { clockOf, localSeats, rematchSeats, resized, seated, seatsFor } from './new-seating.ts';

describe('seats of a new table', () => {
  it('are for friends or for bots', () => {
    expect(seatsFor('friends', 3, 'club')).toEqual(['me', 'open', 'open']);
    expect(seatsFor('bots', 3, 'master')).toEqual(['me', 'master', 'master']);
  });

  it('keep who is there when the number changes', () => {
    expect(resized(['me', 'open', 'club'], 4, 'simple')).toEqual(['me', 'open', 'club', 'simple']);
    expect(resized(['me', 'open', 'club'], 2, 'simple')).toEqual(['me', 'open']);
  });

  it('have oneself once only', () => {
    expect(seated(['me', 'club'], 1, 'me')).toEqual(['open', 'me']);
    expect(seated(['me', 'club'], 0, 'open')).toEqual(['open', 'club']);
  });

  it('give each bot a name of its own, wherever oneself sits and whatever one is called', () => {
    const names = (own: string) => localSeats(['club', 'simple', 'me', 'club'], own).map(({ name }) => name);
    expect(names('You')).toEqual(['Bo', 'Cy', 'You', 'Di']);
    expect(names('Cy')).toEqual(['Bo', 'Di', 'Cy', 'Ed']);
    expect(localSeats(['me', 'expert'], 'You')[1]).toEqual({ kind: 'bot', bot: 'expert', name: 'Bo' });
  });
});

it('a rematch moves everybody one seat on', () => {
  const seat = (kind: 'person' | 'bot', name: string, bot: string | null) => ({
    kind,
    name,
    bot,
    here: true,
    away: false,
  });
  expect(rematchSeats([seat('bot', 'Bo', 'club'), seat('person', 'Ana', null), seat('bot', 'Cy', 'master')])).toEqual([
    { kind: 'bot', name: 'Cy', bot: 'master' },
    { kind: 'bot', name: 'Bo', bot: 'club' },
    { kind: 'me', name: 'Ana' },
  ]);
});

describe('clocks', () => {
  it('are read from their names', () => {
    expect(clockOf('none')).toEqual({ kind: 'none' });
    expect(clockOf('move-30')).toEqual({ kind: 'move', seconds: 30 });
    expect(clockOf('bank-300-5')).toEqual({ kind: 'bank', seconds: 300, back: 5 });
  });
});
