/** Marks what a note points at, wherever the table shows it. */
import type { LookAt } from '@followsuit/present';
import { useLayoutEffect } from 'preact/hooks';

/** Where the parts of a table are. Any other name is the code of a card in the hand. */
const PARTS: Readonly<Record<string, string>> = {
  hand: '.hand',
  trick: '.felt-trick',
  signs: '.felt .signs',
  seats: '.felt-seats',
  piles: '.felt-piles',
  score: '.own-score, .side-panel',
  chooser: '.chooser',
};

const selectorOf = (look: LookAt): string => PARTS[look] ?? `.hand [data-card="${CSS.escape(look)}"]`;

/** Marks these places as long as the component is there, also those that the table renders later or anew. */
export function useLook(looks: readonly LookAt[]): void {
  useLayoutEffect(() => {
    if (looks.length === 0) return;
    const selector = looks.map(selectorOf).join(', ');
    const mark = (): void => {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) element.dataset.look = '';
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-card'] });
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-look]')) delete element.dataset.look;
    };
  });
}
