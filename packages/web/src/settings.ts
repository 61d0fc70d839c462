/**
 * The settings of this browser, in its local storage. Each setting is a signal: `settings.speed.value`. Importing this file
 * applies those that concern the look, as `data-` attributes of the page.
 */
import { cardStyle, ownFace } from '@followsuit/ui';
import { effect, type Signal, signal } from '@preact/signals';

const KEY = 'followsuit.settings';

/** The choices of each setting; the first is the default. */
export const CHOICES = {
  /** `auto`: the first of the browser's languages that the app has. */
  language: ['auto', 'en', 'de'],
  theme: ['auto', 'light', 'dark'],
  print: ['normal', 'large'],
  motion: ['auto', 'off'],
  /** The colour of the felt: the game's own, or one for all games. */
  felt: ['game', 'green', 'blue', 'red', 'violet'],
  /** The back of the cards. */
  back: ['vine', 'tide', 'lantern'],
  /** Whether a card shows the letter of its suit below its sign. */
  suitLetters: ['off', 'on'],
  /** How fast bots play. */
  speed: ['normal', 'slow', 'fast', 'instant'],
  /** Whether a finished trick stays for a moment, or until a tap. */
  tricks: ['auto', 'tap'],
  /** What is played by itself: the last card in hand, also whatever is the only legal act, or nothing. */
  autoPlay: ['last', 'forced', 'off'],
  /** Whether the first or the second tap plays a card; `auto`: the first, but the second on a touch screen. */
  taps: ['auto', 'one', 'two'],
  /** The order of the hand: suit by suit from high to low or from low to high, or all suits together by rank. */
  sort: ['down', 'up', 'rank'],
  /** Whether cards that would take the trick as it lies are marked, in games that support it. */
  marks: ['on', 'off'],
  /** Whether the log at tables with bots also lists the cards of earlier tricks of the hand (VINES-TABLE-1). */
  log: ['closed', 'open'],
  /** Whether letter keys are shortcuts at the table: people who use voice input type letters by accident. */
  letters: ['on', 'off'],
  sound: ['on', 'off'],
  volume: ['normal', 'quiet', 'loud'],
  /** Whether a phone shakes a little on the player's turn. */
  haptics: ['on', 'off'],
  /** Whether the system tells the player that it is their turn; only together with the browser's permission. */
  notify: ['off', 'on'],
} as const;

export type SettingChoices = typeof CHOICES;
export type ChoiceName = keyof SettingChoices;
export type Settings = { readonly [K in ChoiceName]: Signal<SettingChoices[K][number]> } & {
  /** The person's name at tables. */
  readonly name: Signal<string>;
  /** The portrait they have chosen, as a name for `Portrait`; empty: that of their own name. */
  readonly portrait: Signal<string>;
};

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // Storage may be forbidden, or contain data of another version.
  }
}

const kept = readKept();

function choice<K extends ChoiceName>(name: K): Signal<SettingChoices[K][number]> {
  const choices: readonly SettingChoices[K][number][] = CHOICES[name];
  return signal(choices.find((each) => each === kept[name]) ?? choices[0]);
}

const ownText = (name: string): Signal<string> => {
  const text = kept[name];
  return signal(typeof text === 'string' ? text.slice(0, 24) : '');
};

/** @example settings.taps.value === 'two' */
export const settings: Settings = {
  language: choice('language'),
  theme: choice('theme'),
  print: choice('print'),
  motion: choice('motion'),
  felt: choice('felt'),
  back: choice('back'),
  suitLetters: choice('suitLetters'),
  speed: choice('speed'),
  tricks: choice('tricks'),
  autoPlay: choice('autoPlay'),
  taps: choice('taps'),
  sort: choice('sort'),
  marks: choice('marks'),
  log: choice('log'),
  letters: choice('letters'),
  sound: choice('sound'),
  volume: choice('volume'),
  haptics: choice('haptics'),
  notify: choice('notify'),
  name: ownText('name'),
  portrait: ownText('portrait'),
};

effect(() => {
  ownFace.value = settings.portrait.value || settings.name.value || 'You';
});

if (typeof document !== 'undefined') {
  effect(() => {
    const { theme, print, motion, felt } = settings;
    const { dataset } = document.documentElement;
    dataset.theme = theme.value;
    dataset.print = print.value;
    dataset.motion = motion.value;
    dataset.felt = felt.value;
  });
  effect(() => {
    const { back, suitLetters, print } = settings;
    cardStyle.value = { back: back.value, letters: suitLetters.value === 'on', large: print.value === 'large' };
  });
  let first = true;
  effect(() => {
    const values = Object.fromEntries(Object.entries(settings).map(([name, each]) => [name, each.value]));
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // Without storage, a setting lasts until the page is closed.
    }
  });
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    const now = readKept();
    for (const [name, each] of Object.entries(settings)) {
      const value = now[name];
      const allowed: readonly string[] | undefined = CHOICES[name as ChoiceName];
      if (typeof value === 'string' && (!allowed || allowed.includes(value))) (each as Signal<string>).value = value;
    }
  });
}
