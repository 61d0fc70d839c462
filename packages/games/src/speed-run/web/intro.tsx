/** What a newcomer has to know before the first choice; shown once, in the first hand. */
import type { PanelProps } from '@followsuit/ui';
import { type ComponentType, createElement } from 'preact';
import { useState } from 'preact/hooks';
import type { SpeedRunScene } from '../sheet.ts';
import './intro.css';

type Props = PanelProps<SpeedRunScene>;

const KEY = 'followsuit.speed-run.intro';

function wasRead(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keepRead(): void {
  try {
    localStorage.setItem(KEY, 'read');
  } catch {
    // Without storage it is shown again in the next game.
  }
}

/** A panel that begins with the introduction, until it has been read. @example panels: { choose: withIntro(Contracts) } */
export function withIntro(Panel: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const [read, setRead] = useState(props.scene.view.hand > 1 || wasRead());
    if (read) return createElement(Panel, props);
    const { introTitle, intro, introRead } = props.scene.words;
    return (
      <section class="ask speed-intro" aria-label={introTitle}>
        <h2>{introTitle}</h2>
        <ul>
          {intro.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="button-main"
          onClick={() => {
            keepRead();
            setRead(true);
          }}
        >
          {introRead}
        </button>
      </section>
    );
  };
}
