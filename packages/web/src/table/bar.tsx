/** The bar above the table: the most common views, and a menu with the rest. */
import { useId, useRef, useState } from 'preact/hooks';
import { loadPage } from '../catalogue/index.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';
import { asText, toggleText } from './prefs.ts';
import type { TableScene } from './scene.ts';
import './bar.css';

const text = words.table;

/** The dialogs that the table can open. */
export type Opened = 'score' | 'last' | 'log' | 'help' | 'settings' | 'lookUp';

export interface BarProps {
  readonly scene: TableScene;
  /** Opens a dialog of the table; omitted at the board, which shows everything itself. */
  readonly open?: (what: Opened) => void;
  readonly hint?: () => void;
  readonly takeBack?: () => void;
}

export function Bar({ scene, open, hint, takeBack }: BarProps) {
  const { name } = scene.game;
  const { hand } = scene.view;
  const hands = scene.presenter.hands?.(scene);
  return (
    <header class="bar">
      <Menu scene={scene} open={open} takeBack={takeBack} />
      <h1 class="bar-title">
        <span class="bar-game">{name}</span>{' '}
        {typeof hand === 'number' && hand > 0 && (
          <small>{hands ? fill(text.handIn, { n: hand, all: hands }) : fill(text.hand, { n: hand })}</small>
        )}
      </h1>
      <div class="bar-buttons">
        {hint && (
          <button type="button" onClick={hint}>
            {text.hint}
          </button>
        )}
        {open && (
          <>
            <button type="button" onClick={() => open('last')}>
              {text.lastTrick}
            </button>
            <button type="button" onClick={() => open('score')}>
              {text.score}
            </button>
          </>
        )}
      </div>
    </header>
  );
}

function Menu({ scene, open, takeBack }: BarProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [rules, findRules] = usePhaseRules(scene);
  const item = (text: string, run: () => void) => (
    <button
      type="button"
      onClick={() => {
        ref.current?.hidePopover();
        run();
      }}
    >
      {text}
    </button>
  );
  return (
    <>
      <button type="button" class="bar-menu" popovertarget={id} aria-label={text.menu}>
        <span aria-hidden="true">☰</span>
      </button>
      <div ref={ref} id={id} popover="auto" class="menu" onToggle={() => whenIdle(findRules)}>
        {takeBack && item(text.takeBack, takeBack)}
        {open && item(text.log, () => open('log'))}
        <a class="button" href={rules}>
          {text.phaseRules}
        </a>
        {open ? (
          item(text.lookUp.title, () => open('lookUp'))
        ) : (
          <a class="button" href={`/rules/${scene.game.pages[0]}#advice`}>
            {text.lookUp.title}
          </a>
        )}
        {open && item(asText.value ? text.cardView : text.textView, toggleText)}
        {open && item(text.settings, () => open('settings'))}
        {open && item(text.help, () => open('help'))}
        <a class="button" href="/">
          {text.leave}
        </a>
      </div>
    </>
  );
}

/** The headings of phases on the rules pages, if they differ from the phase's name. */
const HEADINGS: Readonly<Record<string, RegExp>> = {
  tricks: /^play/i,
  bids: /^(bids|bidding|bid)/i,
  auction: /^(auction|bidding)/i,
  setting: /^setting/i,
  set: /^(set|declar|call)/i,
};

/** The link to the rules of the phase; their page is loaded when the menu opens. */
function usePhaseRules({ game, view }: TableScene): readonly [string, () => void] {
  const [page] = game.pages;
  const phase = String(view.phase);
  const [at, setAt] = useState('rules');
  const find = (): void => {
    const heading = HEADINGS[phase] ?? new RegExp(`^${phase}`, 'i');
    loadPage(page).then(
      (found) => setAt(found?.contents.find(({ text, programs }) => !programs && heading.test(text))?.id ?? 'rules'),
      () => {},
    );
  };
  return [`/rules/${page}#${at}`, find];
}
