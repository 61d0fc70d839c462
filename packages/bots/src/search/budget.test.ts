import { afterEach, expect, it, vi } from 'vitest';
import { BudgetClock } from './budget.ts';

afterEach(() => void vi.restoreAllMocks());

it('a budget of time ends with it, but for searches that have hardly begun by then', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const clock = new BudgetClock();
  clock.start({ ms: 100 });
  const half = clock.share(0.5);
  const goesOn = (ms: number, simulations: number): boolean => {
    now.mockReturnValue(1000 + ms);
    return clock.goesOnTo(half, simulations);
  };
  expect([goesOn(49, 400), goesOn(51, 400)]).toEqual([true, false]);
  expect([goesOn(51, 50), goesOn(149, 20)]).toEqual([true, true]);
  expect(goesOn(151, 20)).toBe(false);
});

it('a budget of simulations asks for no time', () => {
  const now = vi.spyOn(performance, 'now');
  const clock = new BudgetClock();
  clock.start({ simulations: 10 });
  expect([clock.goesOn(9), clock.goesOn(10), clock.goesOnTo(clock.share(0.5), 6)]).toEqual([true, false, false]);
  expect(now).not.toHaveBeenCalled();
});
