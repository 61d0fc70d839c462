/** What the table of Ducks and Geese shows besides parts/birds-table.test.ts. */
import { cardWord, type Scene, type Sign } from '@followsuit/present';
import { beforeAll, expect, test } from 'vitest';
import { type BirdsScene, birdOf } from '../parts/birds-table.ts';
import { type Moment, type Presented, play, presentedBy, type Setup, setupsOf } from '../testing/scenes.ts';
import { sheetTexts } from '../testing/table-texts.ts';
import { ducksAndGeese } from './rules.ts';

let presented: Presented;
beforeAll(async () => {
  presented = await presentedBy('ducks-and-geese');
});

/** Every option, for some hands. */
function eachSetup(name: string, look: (now: Moment, setup: Setup) => void, rather: readonly string[] = []): void {
  for (const [i, setup] of setupsOf(ducksAndGeese).entries())
    play(setup, presented, `${name}/${i}`, 2, (now) => look(now, setup), rather);
}
const trumpSignIn = (scene: Scene): Sign | undefined =>
  scene.presenter.signs?.(scene).find((sign) => sign.name === 'Trump');

test('birds are drawn, and blind bids are loud', () => {
  const seen = new Set<string>();
  eachSetup('ducks-and-geese/vines', ({ sceneFor, phase }, { options }) => {
    const scene: BirdsScene = sceneFor(-1);
    const dog = options.pointCards === 'dog';
    for (const card of ['2l', 'Fl', 'Tl', '3l'])
      expect(birdOf(scene, card)).toBe(dog ? undefined : { 2: 'duck', F: 'goose' }[card[0]]);
    if (phase !== 'bidding') return;
    for (const seat of scene.names.keys())
      for (const { tone } of scene.presenter.badges?.(scene, seat).filter(({ text }) => text.endsWith(' blind')) ??
        []) {
        expect(tone).toBe('loud');
        seen.add('blind');
      }
  });
  expect(seen).toContain('blind');
});

test('the trump sign names the open card until it is decided, and is crossed without trump', () => {
  const seen = new Set<unknown>();
  eachSetup('ducks-and-geese/vines', ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const sign = trumpSignIn(scene);
    if (phase === 'bidding' || phase === 'box') {
      expect(sign?.disc).toBe('unknown');
      expect(sign?.more).toContain(cardWord(scene, String(scene.view.open)));
    } else if (phase === 'tricks' || phase === 'putting away')
      expect(sign?.disc).toBe(scene.view.took === 1 ? 'suit' : 'none');
    if (phase !== 'deal') seen.add(sign?.disc);
  });
  expect([...seen].sort()).toEqual(['none', 'suit', 'unknown']);
});

test('a zero is told of as one', () => {
  let [seen, out] = [0, 0];
  const look = ({ sceneFor, phase }: Moment): void => {
    const scene = sceneFor(-1);
    const { presenter } = scene;
    const bidder = Number(scene.view.bidder);
    const bid = scene.view.call[bidder];
    if (phase !== 'tricks' || (bid !== 'zero' && bid !== 'doubleZero')) return;
    seen++;
    expect(presenter.signs?.(scene).at(-1)?.more).toMatch(/^Not a single trick/);
    expect(presenter.badges?.(scene, bidder).map(({ label }) => label)).toContainEqual(
      expect.stringContaining('tricks so far'),
    );
    if (bid === 'doubleZero') return;
    out++;
    // Who sits out has no part in the bid, and those cards are not in play.
    expect(presenter.signs?.(scene).at(-1)?.name).toBe(`${scene.names[bidder]}, zero`);
    expect(sheetTexts(scene).join(' ')).toContain(`${55 - 3 * 7} cards are not in play`);
  };
  eachSetup('zero', look, ['zero']);
  expect(Math.min(seen, out)).toBeGreaterThan(0);
});

test('after a forfeit nobody has left the open card', () => {
  let seen = 0;
  const look = ({ sceneFor }: Moment): void => {
    const scene = sceneFor(-1);
    const end = scene.events[scene.events.length - 1];
    if (end.ev !== 'score' || end.bidder !== null) return;
    seen++;
    const more = trumpSignIn(scene)?.more;
    expect(more).toContain('given up');
    expect(more).not.toContain('bidder');
  };
  eachSetup('forfeit', look, ['pass', 'forfeit']);
  expect(seen).toBeGreaterThan(0);
});
