import { dealFromSeed, Random, seatsIn, TURN } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { choiceLines, choicesOf, readTyped } from './choices.ts';
import type { SeatScene } from './scene.ts';
import { seenBy, tricksOf } from './testing/tricks.ts';
import { typedForm } from './wording.ts';

/** The view of the seat to act after a deal and some acts. */
function sceneOf(id: string, acts: readonly Record<string, string | number>[] = [], players?: string): SeatScene {
  const rules = tricksOf(id, { players });
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'choose'));
  for (const act of acts) {
    const found = rules.read(s, s[TURN], act);
    if ('move' in found) rules.apply(s, s[TURN], found.move);
  }
  return seenBy(rules, s, s[TURN]);
}

/** The rules' verdict on an act of the seat. */
const refused = ({ seen: { rules, state, seat } }: SeatScene, act: Record<string, string | number>) =>
  rules.read(state, seat, act);

const read = (scene: SeatScene, text: string) => readTyped(scene, choicesOf(scene), text);

describe('bids', () => {
  const scene = sceneOf('stones');

  it('are picked by their own number', () => {
    expect(choicesOf(scene).map(({ key }) => key)).toEqual(Array.from({ length: 18 }, (_, n) => String(n)));
    for (const text of ['4', 'bid 4', 'BID 4', '{"do":"bid","tricks":4}'])
      expect(read(scene, text)).toMatchObject({ act: { do: 'bid', tricks: 4 } });
  });

  it('that cannot be are read all the same, to be refused by their rule', () => {
    expect(read(scene, '40')).toEqual({ act: { do: 'bid', tricks: 40 } });
    expect(refused(scene, { do: 'bid', tricks: 40 })).toEqual({ rule: 'STONES-BID-2' });
  });
});

describe('blind bids', () => {
  const rules = tricksOf('ducks-and-geese', { set: ['blindBids=true'] });
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'choose'));
  const scene = seenBy(rules, s, 1);

  it('are picked by their number too, or with the word', () => {
    expect(choiceLines(choicesOf(scene)).join(' ')).toMatch(/look.*pass.*bid blind: .*3.*17/);
    for (const text of ['4', 'bid 4 blind', '4 blind'])
      expect(read(scene, text)).toMatchObject({ act: { do: 'bid', points: 4, blind: true } });
  });

  it('are not guessed where an open bid was typed', () => {
    expect(read(scene, 'bid 4')).toEqual({ act: { do: 'bid', points: 4 } });
    expect(rules.read(s, 1, { do: 'bid', points: 4 })).toEqual({ rule: 'DUCKS-BLIND-3' });
  });
});

describe('cards', () => {
  const bid = { do: 'bid', tricks: 1 };
  const scene = sceneOf('stones', [bid, bid, bid, bid]);

  it('are numbered as they stand in the hand, or typed in several ways', () => {
    expect(choicesOf(scene)).toEqual([{ key: '1', act: { do: 'play', card: '2p' } }]);
    for (const text of ['1', '2p', '2P', 'play 2p', '2 paper', '2 of paper', 'play 2 of paper'])
      expect(read(scene, text)).toMatchObject({ act: { do: 'play', card: '2p' } });
  });

  it('that may not be played are read as well', () => {
    expect(read(scene, 'kr')).toEqual({ act: { do: 'play', card: 'Kr' } });
  });

  it('are missed where only the act is typed', () => {
    for (const text of ['play', 'Play'])
      expect(read(scene, text)).toEqual({
        unread: `"${text}" needs a card behind it, such as play 2p; ? explains Stones.`,
      });
  });
});

describe('cards with something more, and several cards', () => {
  const pass = { do: 'pass' };
  const bidding = [pass, pass, pass, { do: 'bid', tricks: 2 }];

  it('a first lead of Thief says what it makes', () => {
    const scene = sceneOf('thief', [pass, pass, { do: 'bid', points: 3 }], '3');
    expect(scene.view.phase).toBe('opening');
    const [{ act }] = choicesOf(scene);
    expect(choiceLines(choicesOf(scene)).join(' ')).toContain(`play ${act.card} thief`);
    for (const text of [`play ${act.card} thief`, `${act.card} thief`])
      expect(read(scene, text)).toEqual({ act: { do: 'play', card: act.card, as: 'thief' } });
  });

  it('three cards are put into order', () => {
    const scene = sceneOf('thieves', [...bidding, { do: 'take' }]);
    const [{ act }] = choicesOf(scene);
    const [a, b, c] = act.cards as string[];
    expect(choiceLines(choicesOf(scene))).toHaveLength(1);
    for (const text of [`discard ${c} ${a} ${b}`, `${b} ${c.toUpperCase()} ${a}`])
      expect(read(scene, text)).toEqual({ act: { do: 'discard', cards: [a, b, c] } });
    expect(read(scene, `discard ${b} ${a}`)).toEqual({ act: { do: 'discard', cards: [a, b] } });
  });
});

describe('other acts', () => {
  const scene = sceneOf('speed-run');

  it('are picked by number, by name, or by their arguments alone', () => {
    for (const text of ['8', 'ranking slalom 10', 'slalom 10', 'Slalom, 10'])
      expect(read(scene, text)).toMatchObject({ act: { do: 'ranking', mode: 'slalom', high: 10 } });
    for (const text of ['2', 'trump hearts', 'hearts'])
      expect(read(scene, text)).toMatchObject({ act: { do: 'trump', trump: 'hearts' } });
  });

  it('of another phase are read, to be refused by the rule of this one', () => {
    expect(read(scene, 'choose win-4')).toEqual({ act: { do: 'choose', contract: 'win-4' } });
    expect(refused(scene, { do: 'choose', contract: 'win-4' })).toEqual({ rule: 'SPEEDRUN-SET-1' });
  });

  it('that are none are answered with what there is', () => {
    expect(read(scene, 'trunp hearts')).toMatchObject({ unread: expect.stringContaining('nothing that can be done') });
    expect(read(scene, 'rankin')).toMatchObject({ unread: expect.stringContaining('Did you mean ranking?') });
    expect(read(scene, '{"do":')).toEqual({ unread: 'That is not JSON.' });
  });
});

describe('every choice', () => {
  /** Plays some hands at random and checks the choices of the first seat to act. */
  function look(id: string, see: (scene: SeatScene) => void): void {
    const rules = tricksOf(id);
    const random = new Random(`choices ${id}`);
    const s = rules.start();
    const out = new Int32Array(4096);
    for (let acts = 0; acts < 150 && !rules.isOver(s); acts++) {
      if (rules.due(s) !== null) rules.deal(s, dealFromSeed(rules, s, 'choices'));
      const [you] = seatsIn(rules.actors(s));
      see(seenBy(rules, s, you));
      rules.apply(s, you, out[random.below(rules.moves(s, you, out))]);
    }
  }

  it.each(trickGames.map(({ id }) => id))('of %s is read as it is shown', (id) => {
    look(id, (scene) => {
      const choices = choicesOf(scene);
      for (const { act } of choices.slice(0, 40))
        expect(readTyped(scene, choices, typedForm(act)), typedForm(act)).toMatchObject({ act });
    });
  });
});
