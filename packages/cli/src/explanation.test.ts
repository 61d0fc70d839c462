import { dealFromSeed, type Game } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import { COMMANDS, explanation, rulesText } from './explanation.ts';
import { pageText, sectionText } from './sections.ts';
import { seenBy, tricksOf } from './testing/tricks.ts';

/** The answer to `?` for the first bidder, as one line. */
function answer(id: string, ...set: string[]): string {
  const rules = tricksOf(id, { set });
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'explain'));
  const scene = seenBy(rules, s, 1);
  return explanation(scene, choicesOf(scene)).join(' ').replace(/\s+/g, ' ');
}

describe.each([
  ['ducks-and-geese', 'DUCKS'],
  ['ducks-and-geese-cutthroat', 'DUCKSCUT'],
])('what ? says in %s', (id, rule) => {
  it('leaves blind bids out where there are none', () => {
    expect(answer(id, 'blindBids=false')).toContain(`${rule}-BID-1: `);
    expect(answer(id, 'blindBids=false')).not.toContain('-BLIND-');
    expect(answer(id, 'blindBids=true')).toContain(`${rule}-BLIND-1: `);
  });

  it('names blind bids by their range, and no numbers that nothing has in front', () => {
    expect(answer(id, 'blindBids=true')).toMatch(/You may look, pass or bid blind \d+ to \d+ by typing the number\./);
  });
});

describe('advice and words', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s has advice, and ? says how to ask for it', (_id, game) => {
    expect(sectionText(game, 'Advice')).toMatch(/^Advice: /);
    expect(COMMANDS).toHaveProperty('advice');
  });

  it('are those of the game and of the pages that it builds on', () => {
    const advice = sectionText(gameOf('baronet') as Game, 'Advice');
    expect(advice.match(/^Advice: .+$/gm)).toEqual(['Advice: Baronet', 'Advice: Bishop', 'Advice: The Vines games']);
    expect(sectionText(gameOf('coralon') as Game, 'Words')).toMatch(/^Words: The Vines games\n\n {2}· Trick: one card/);
    expect(sectionText(gameOf('stones') as Game, 'Words')).toBe('The page of Stones has no section "Words".');
  });

  it('stand on the page as the terminal shows it, those of shared pages after it', () => {
    const page = pageText({ pages: ['thief', 'vines'] });
    expect(page.match(/^(THIEF|Advice.*|Words.*|Credits.*)$/gm)).toEqual([
      'THIEF',
      'Advice',
      'Advice: The Vines games',
      'Words: The Vines games',
      'Credits: The Vines games',
    ]);
    expect(page).toContain('Tom Saxton');
  });
});

describe('rules', () => {
  const coralon = gameOf('coralon');
  const say = (words: string): string => (coralon ? rulesText(coralon, words).replace(/\s+/g, ' ') : '');

  it('are found by their ids and by parts of them', () => {
    expect(say('coralon-bid-2')).toMatch(/^CORALON-BID-2: /);
    expect(say('bid')).toMatch(/^CORALON-BID-1: .* CORALON-BID-2: .* VINES-BID-1: /);
    expect(say('vines play')).toMatch(/^VINES-PLAY-1: .* VINES-PLAY-2: /);
  });

  it('that there are not are answered with what to type', () => {
    const how = 'type rules for all of them, or ? for those that matter now.';
    for (const words of ['foo', 'bi', 'record']) expect(say(words)).toBe(`Coralon has no rule "${words}"; ${how}`);
  });
});
