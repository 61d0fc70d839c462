/** Steps, autoplay, and the choice of perspective. */

import { Window } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { stopAfter, stopBefore } from './chapters.ts';
import type { PartProps } from './player.tsx';

const text = words.replay;

/** How long a moment stays at the usual speed, in milliseconds. */
const STAY = 1200;

const SPEEDS = [
  ['slow', 0.5],
  ['usual', 1],
  ['fast', 2],
  ['veryFast', 5],
] as const;

interface ControlsProps extends PartProps {
  readonly told: string;
  readonly seat: number | null;
  /** Whether only the player's hand is shown. */
  readonly closed: boolean;
  readonly look: (seat: number | null) => void;
}

export function Controls(props: ControlsProps) {
  const { replay, chapters, n, goTo, told } = props;
  const { length } = replay;
  const playing = useSignal(false);
  const speed = useSignal(1);
  const step = (to: number) => {
    playing.value = false;
    goTo(to);
  };
  const toggle = () => {
    if (!playing.value && n === length) goTo(1);
    playing.value = !playing.value;
  };
  const jumps: Readonly<Record<string, () => void>> = {
    Home: () => step(1),
    PageUp: () => step(stopBefore(chapters, n)),
    ArrowLeft: () => step(n - 1),
    ' ': toggle,
    ArrowRight: () => step(n + 1),
    PageDown: () => step(stopAfter(chapters, n, length)),
    End: () => step(length),
  };
  // At once: two keys in a row are two steps.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.key in jumps) || isTaken(event)) return;
      event.preventDefault();
      jumps[event.key]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  useEffect(() => {
    if (!playing.value) return;
    if (n === length) playing.value = false;
    const timer = setTimeout(() => goTo(n + 1), STAY / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, speed.value, n]);
  // The button that opened the hands is removed, and the focus with it.
  const see = useRef<HTMLSelectElement>(null);
  const closed = useRef(props.closed);
  useEffect(() => {
    if (closed.current && !props.closed) see.current?.focus();
    closed.current = props.closed;
  }, [props.closed]);
  const sliding = useSignal(false);
  const slide = (on: boolean) => () => {
    sliding.value = on;
  };

  return (
    <>
      <div class="replay-bar">
        {/* The slider announces the moment itself; during autoplay announcements could not keep up. */}
        <p class="replay-told" role="status" aria-live={playing.value || sliding.value ? 'off' : 'polite'}>
          {told}
        </p>
        <input
          class="replay-range"
          type="range"
          aria-label={text.moment}
          aria-valuetext={fill(text.momentOf, { n, length, words: told })}
          min={1}
          max={length}
          value={n}
          onInput={(event) => step(Number(event.currentTarget.value))}
          onFocus={slide(true)}
          onBlur={slide(false)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name a form where there is none */}
        <div class="replay-steps" role="group" aria-label={text.steps}>
          <Step icon="first" off={n === 1} go={jumps.Home} />
          <Step icon="backTrick" off={n === 1} go={jumps.PageUp} />
          <Step icon="back" off={n === 1} go={jumps.ArrowLeft} />
          <Step icon={playing.value ? 'pause' : 'play'} off={false} go={toggle} />
          <Step icon="on" off={n === length} go={jumps.ArrowRight} />
          <Step icon="onTrick" off={n === length} go={jumps.PageDown} />
          <Step icon="last" off={n === length} go={jumps.End} />
        </div>
      </div>
      <div class="replay-choices">
        {props.closed ? <Closed look={props.look} /> : <Seeing {...props} select={see} />}
        <label>
          {text.speed}{' '}
          <select
            value={speed}
            onChange={(event) => {
              speed.value = Number(event.currentTarget.value);
            }}
          >
            {SPEEDS.map(([name, value]) => (
              <option key={name} value={value}>
                {text.speeds[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="hint replay-keys">{text.keys}</p>
    </>
  );
}

/** The icons of the buttons, by the names of their texts: triangles and bars. */
const ICONS = {
  first: 'M4 5h3v14H4zM20 5v14L8 12z',
  backTrick: 'M12 5v14L2 12zM22 5v14l-10-7z',
  back: 'M17 5v14L6 12z',
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  on: 'M7 5v14l11-7z',
  onTrick: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M17 5h3v14h-3zM4 5v14l12-7z',
} as const;

function Step({ icon, off, go }: { icon: keyof typeof ICONS; off: boolean; go: () => void }) {
  const isMain = icon === 'play' || icon === 'pause';
  return (
    <button
      type="button"
      class={isMain ? 'button-main' : undefined}
      aria-label={text[icon]}
      title={text[icon]}
      aria-disabled={off}
      onClick={() => off || go()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

/** The other hands stay closed unless the player chooses to reveal them. */
function Closed({ look }: Pick<ControlsProps, 'look'>) {
  const asking = useSignal(false);
  const ask = (on: boolean) => () => {
    asking.value = on;
  };
  return (
    <>
      <button type="button" onClick={ask(true)}>
        {text.showAll}
      </button>
      {asking.value && (
        <Window named="show-all" onClose={ask(false)}>
          <p id="show-all">{text.showAllAsk}</p>
          <div class="replay-choices">
            <button type="button" class="button-main" onClick={ask(false)}>
              {text.keepClosed}
            </button>
            <button type="button" onClick={() => look(null)}>
              {text.showAll}
            </button>
          </div>
        </Window>
      )}
    </>
  );
}

function Seeing({ scene, seat, look, select }: ControlsProps & { select: RefObject<HTMLSelectElement | null> }) {
  if (scene.names.length === 1) return null;
  return (
    <label>
      {text.see}{' '}
      <select
        ref={select}
        value={seat ?? ''}
        onChange={({ currentTarget: { value } }) => look(value === '' ? null : Number(value))}
      >
        <option value="">{text.allHands}</option>
        {scene.names.map((name, i) => (
          <option key={i} value={i}>
            {fill(text.seenBy, { name })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the focused element uses the key itself. */
function isTaken({ target, key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof Element)) return true;
  if (target.closest('input, select, textarea, dialog, .board')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
