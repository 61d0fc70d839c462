import type { Act } from '@followsuit/engine';
import type { DeckInfo } from '@followsuit/present';
import { describe, expect, it } from 'vitest';
import { actFields, groups, narrowed, tap, withCards } from './choice.ts';

const deck: DeckInfo = {
  id: 'vines',
  suits: [
    { name: 'anchors', letter: 'a' },
    { name: 'locks', letter: 'l' },
  ],
  ranks: ['2', '3', 'K'],
};
const lead = ['2a', 'Kl'].flatMap((card): Act[] => [
  { do: 'lead', card },
  { do: 'lead', card, red: true },
]);
const set: Act[] = [
  { do: 'set', trump: 'anchors', call: 'knights' },
  { do: 'set', trump: 'locks', call: 'knights' },
  { do: 'set', trump: 'locks', call: 'bishops' },
];

describe('fields', () => {
  it('knows how each is asked for', () => {
    expect(actFields(deck, lead).map(({ name, kind }) => [name, kind])).toEqual([
      ['card', 'card'],
      ['red', 'switch'],
    ]);
    expect(actFields(deck, set).map(({ name, kind }) => [name, kind])).toEqual([
      ['trump', 'suit'],
      ['call', 'word'],
    ]);
    const bids = [2, 3].map((tricks) => ({ do: 'bid', tricks }));
    expect(actFields(deck, bids)).toEqual([{ name: 'tricks', kind: 'number', values: [2, 3] }]);
  });

  it('drops a later pick that does not go with an earlier one', () => {
    const order = ['trump', 'call'];
    expect(narrowed(set, { trump: 'locks', call: 'bishops' }, order).left).toEqual([set[2]]);
    const { left, picks } = narrowed(set, { trump: 'anchors', call: 'bishops' }, order);
    expect([left, picks]).toEqual([[set[0]], { trump: 'anchors' }]);
  });

  it('groups by what is done', () => {
    const acts = [{ do: 'pass' }, ...set, { do: 'pass', more: 1 }];
    expect([...groups(acts)].map(([name, group]) => [name, group.length])).toEqual([
      ['pass', 2],
      ['set', 3],
    ]);
  });
});

describe('a tap on a card', () => {
  const play: Act[] = [{ do: 'play', card: '2a' }];
  const asked = { acts: play, barred: { Kl: 'VINES-PLAY-2' }, picked: [], once: true };

  it('plays it, by the first tap or by the second', () => {
    expect(tap('2a', asked)).toEqual({ is: 'play', act: play[0] });
    expect(tap('2a', { ...asked, once: false })).toEqual({ is: 'pick', cards: ['2a'] });
    expect(tap('2a', { ...asked, once: false, picked: ['2a'] })).toEqual({ is: 'play', act: play[0] });
  });

  it('says by which rule it may not be played', () => {
    expect(tap('Kl', asked)).toEqual({ is: 'barred', rule: 'VINES-PLAY-2' });
    expect(tap('Kl', { ...asked, acts: [], barred: {} })).toEqual({ is: 'nothing' });
  });

  it('picks where more has to be said, and lets go again', () => {
    expect(tap('2a', { ...asked, acts: lead })).toEqual({ is: 'pick', cards: ['2a'] });
    expect(tap('2a', { ...asked, acts: lead, picked: ['2a'] })).toEqual({ is: 'pick', cards: [] });
  });

  it('picks several cards, the newest in place of the oldest', () => {
    const acts: Act[] = [
      { do: 'discard', cards: ['2a', '3a'] },
      { do: 'discard', cards: ['2a', 'Kl'] },
      { do: 'discard', cards: ['3a', 'Kl'] },
    ];
    expect(tap('Kl', { ...asked, acts, picked: ['3a'] })).toEqual({ is: 'pick', cards: ['3a', 'Kl'] });
    expect(tap('2a', { ...asked, acts, picked: ['3a', 'Kl'] })).toEqual({ is: 'pick', cards: ['Kl', '2a'] });
    expect(withCards(acts, ['Kl', '2a'])).toBe(acts[1]);
    expect(withCards(acts, ['Kl'])).toBeNull();
  });
});
