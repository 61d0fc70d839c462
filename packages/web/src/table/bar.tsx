/** The buttons of the table: the most common views, and a menu with the rest. */
import { type BarTool, LineIcon, type LineIconName } from '@followsuit/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { lazyPart } from './lazy-parts.tsx';
import type { TableScene } from './scene.ts';
import './bar.css';

const text = words.table;
const MenuItems = lazyPart('MenuItems');

/** The dialogs that the table can open. */
export type Opened = 'score' | 'last' | 'log' | 'help' | 'settings' | 'lookUp' | 'howTo' | 'variant';

export interface BarProps {
  readonly scene: TableScene;
  /** Opens a dialog of the table; omitted at the board, which shows everything itself. */
  readonly open?: (what: Opened) => void;
  readonly hint?: () => void;
  readonly takeBack?: () => void;
  /** Claims or concedes the rest of the hand. */
  readonly claim?: ((kind: string) => void) | undefined;
  /** The buttons that a board adds. */
  readonly tools?: ReadonlySignal<readonly BarTool[]>;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** The buttons of the table: below it on a phone, beside it on a phone on its side, above it at a desk. */
export function Bar({ hint, tools, children, ...menu }: BarProps) {
  const { open } = menu;
  return (
    <nav class="bar" aria-label={text.barLabel}>
      <Menu {...menu} />
      {hint && <BarButton icon="hint" name={text.hint} shortcut="H" onClick={hint} />}
      {tools && <Tools tools={tools} />}
      {open && (
        <>
          <BarButton icon="last-trick" name={text.lastTrick} shortcut="L" onClick={() => open('last')} />
          <BarButton icon="score" name={text.score} shortcut="S" onClick={() => open('score')} />
        </>
      )}
      {children}
    </nav>
  );
}

/** Reads them here, so that nothing else is rendered when they change. */
const Tools = ({ tools }: Required<Pick<BarProps, 'tools'>>) => (
  <>
    {tools.value.map((tool) => (
      <BarButton key={tool.name} {...tool} />
    ))}
  </>
);

interface BarButtonProps {
  readonly icon: LineIconName;
  readonly name: string;
  readonly shortcut?: string;
  /** For screen readers, if the name does not say all. */
  readonly label?: string;
  /** Something new: a dot with its number. */
  readonly count?: number;
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** An icon with its label; at a desk also its key. */
export const BarButton = ({ icon, name, shortcut, label, count = 0, off, onClick }: BarButtonProps) => (
  <button type="button" class="bar-button" aria-label={label} aria-disabled={off} onClick={() => !off && onClick()}>
    <LineIcon name={icon} />
    <span>{name}</span>
    {count > 0 && <span class="unread">{count}</span>}
    {shortcut && settings.letters.value === 'on' && (
      <span class="bar-key" aria-hidden="true">
        {shortcut}
      </span>
    )}
  </button>
);

function Menu(props: BarProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" class="bar-button" popovertarget={id}>
        <LineIcon name="menu" />
        <span>{text.menu}</span>
      </button>
      <div ref={ref} id={id} popover="auto" class="menu" onToggle={() => setOpened(true)}>
        {opened && <MenuItems {...props} onChosen={() => ref.current?.hidePopover()} />}
      </div>
    </>
  );
}
