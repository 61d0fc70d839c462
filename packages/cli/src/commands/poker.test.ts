import { expect, it } from 'vitest';
import { followsuit } from '../testing/run.ts';

it('says which hand wins', () => {
  expect(followsuit(['poker', 'Al Ac Au At 2a', 'Kl Bl Fl Tl 7l'])).toEqual({
    code: 0,
    out: 'Al Ac Au At 2a: four of a kind, aces\nKl Bl Fl Tl 7l: straight flush, knight high  (wins)\n',
    err: '',
  });
  expect(followsuit(['poker', 'Al Kc Bu Ft 3l', 'At Kl Bc Fu 3a']).out.match(/shares the win/g)?.length).toBe(2);
  expect(followsuit(['poker', '2l 2c 3u 4t 5l']).out).toBe('2l 2c 3u 4t 5l: one pair, twos\n');
});

it('refuses what is no hand, in one sentence', () => {
  for (const hands of [['Al Kl'], ['Al Kl Bl Fl 9l'], ['Al Al Kl Bl Fl'], ['Al Kl Bl Fl Tl', 'Al Kc Bc Fc Tc'], []]) {
    const { code, out, err } = followsuit(['poker', ...hands]);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  }
});
