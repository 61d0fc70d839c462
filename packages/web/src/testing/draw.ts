/** Renders components into a document, to read their text and press their buttons. */
import { Window } from 'happy-dom';
import { type ComponentChild, render } from 'preact';

const window = new Window({ url: 'http://localhost/' });
const { document } = window;
Object.assign(globalThis, {
  document,
  matchMedia: () => ({ matches: true }),
  addEventListener: () => {},
  removeEventListener: () => {},
});

/** The rendered output. */
export interface Drawn {
  /** Everything that can be read or heard: text and labels. */
  readonly texts: () => string[];
  /** How often an element occurs. */
  readonly count: (name: string) => number;
  /** Enabled buttons, by their text. */
  readonly buttons: () => { readonly text: string; readonly press: () => void }[];
  readonly end: () => void;
}

/** @example draw(<Sheet scene={scene} />).texts() */
export function draw(what: ComponentChild): Drawn {
  const root = document.createElement('div');
  render(what, root as unknown as Element);
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  return {
    texts: () => [
      ...all('*').flatMap((element) =>
        [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      ),
      ...all('[aria-label], [title]').flatMap((element) =>
        ['aria-label', 'title'].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    ],
    count: (name) => all(name).length,
    buttons: () =>
      all('button:not([disabled])').map((button) => ({
        text: button.textContent ?? '',
        press: () => button.dispatchEvent(new window.Event('click', { bubbles: true })),
      })),
    end: () => render(null, root as unknown as Element),
  };
}
