/** Text is readable on every background, in both themes. */
import { describe, expect, it } from 'vitest';
import { contrast, feltColours, hexColour, token } from './testing.ts';

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
  'team-1': PAPERS,
  'team-2': PAPERS,
  'team-3': PAPERS,
  'team-ink': 'team-1 team-2 team-3',
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

    it('words on felt of every hue', () => {
      for (let hue = 0; hue < 360; hue += 5)
        for (const felt of feltColours(hue)[theme])
          for (const ink of ['felt-ink', 'felt-ink-soft'])
            expect(contrast(hexColour(ink), felt), `${ink} at ${hue}`).toBeGreaterThanOrEqual(4.5);
    });
  });
