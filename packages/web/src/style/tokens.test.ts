/** Text is readable on every background, in both themes. */
import { describe, expect, it } from 'vitest';
import { contrast, token } from './testing.ts';

const PAPERS = 'paper paper-raised paper-sunk';

/** Text colours by background. */
const ON: Readonly<Record<string, string>> = {
  ink: PAPERS,
  'ink-soft': PAPERS,
  link: PAPERS,
  brass: PAPERS,
  good: `${PAPERS} good-fill`,
  bad: `${PAPERS} bad-fill`,
  'action-ink': 'action action-strong',
  'brass-ink': 'brass-fill',
  'loud-ink': 'loud',
  'felt-ink': 'felt felt-deep',
  'felt-ink-soft': 'felt felt-deep',
};

/** Graphics that must be visible. */
const SHAPES: Readonly<Record<string, string>> = {
  'line-strong': PAPERS,
  focus: PAPERS,
};

for (const [theme, name] of ['light', 'dark'].entries())
  describe(`contrast, ${name}`, () => {
    it.each(Object.entries(ON))('%s on %s', (ink, papers) => {
      for (const paper of papers.split(' '))
        expect(contrast(token(ink)[theme], token(paper)[theme]), paper).toBeGreaterThanOrEqual(4.5);
    });

    it.each(Object.entries(SHAPES))('the shape of %s on %s', (shape, papers) => {
      for (const paper of papers.split(' '))
        expect(contrast(token(shape)[theme], token(paper)[theme]), paper).toBeGreaterThanOrEqual(3);
    });

    it('a card stands out from the felt by its face or by its edge', () => {
      const felt = token('felt')[theme];
      const most = Math.max(...['card-face', 'card-edge'].map((name) => contrast(token(name)[theme], felt)));
      expect(most).toBeGreaterThanOrEqual(3);
    });
  });
