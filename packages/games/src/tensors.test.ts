import { filled, Tensors } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { trickGames } from './index.ts';
import { playAtRandom, sure, tablesOf } from './testing/contract.ts';

const tables = trickGames.flatMap(tablesOf).filter(({ given }, i) => Object.keys(given).length === 0 || i % 6 === 0);

it.each(tables)('$game.id, $players players, $given: tensors say what the view says', ({ game, players, given }) => {
  const rules = game.setUp(players, filled(game, players, given));
  const tensors = new Tensors(rules);
  const size = tensors.cards.length;
  expect(new Set([...tensors.planes, ...tensors.scalars]).size).toBe(tensors.planes.length + tensors.scalars.length);
  let played = 0;
  playAtRandom(rules, 'tensors', (s, seat) => {
    const view = rules.view(s, seat);
    const json = rules.json(s, seat) as Record<string, (string[] | null)[]>;
    const { planes, scalars } = tensors.of(view);
    const plane = (name: string): string[] => {
      const i = tensors.planes.indexOf(name);
      return tensors.cards.filter((_, card) => planes[i * size + card] === 1);
    };
    const scalar = (name: string): number => scalars[tensors.scalars.indexOf(name)];
    sure(plane('hold').join() === (json.hold[seat] ?? []).join(), 'other cards');
    const seats = Array.from({ length: players }, (_, k) => k);
    const all = seats.flatMap((k) => plane(`played ${k}`));
    sure([...all].sort().join() === [...(json.cards as unknown as string[])].sort().join(), 'other cards played');
    played = Math.max(played, all.length);
    for (const k of seats) {
      const each = (seat + k) % players;
      sure(scalar(`taken ${k}`) === Number(json.taken[each]), 'other tricks');
      sure(scalar(`count ${k}`) === Number(json.count[each]), 'another number of cards');
      const lies = plane(`trick ${k}`);
      sure(lies.length <= 1 && lies.every((card) => plane(`played ${k}`).includes(card)), 'another trick');
    }
    sure(
      scalars.every((value) => value > -10_000),
      'a hidden value',
    );
  });
  expect(played).toBeGreaterThan(0);
});
