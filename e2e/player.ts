/** A simulated player: does whatever the table offers, with a pointer or with keys alone. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

/**
 * Settings that make a test fast; all of them are on the settings page. Only a test without a network needs the service
 * worker, which fetches the whole app: otherwise it is off.
 */
export async function prepare(
  page: Page,
  theme: Theme = 'light',
  {
    offline = false,
    log = 'closed',
    print = 'normal',
  }: { offline?: boolean; log?: 'closed' | 'open'; print?: 'normal' | 'large' } = {},
): Promise<void> {
  const settings = JSON.stringify({ theme, speed: 'instant', autoPlay: 'off', taps: 'one', motion: 'off', log, print });
  await page.addInitScript((kept) => localStorage.setItem('followsuit.settings', kept), settings);
  if (!offline) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  page.on('pageerror', (error) => {
    throw error;
  });
}

/** Starts a game against bots from the home page. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/?seed=e2e');
  await page.locator(`.game:has(a[href="/new/${game}"]) .game-play`).click();
  await page.waitForURL('**/play/*');
}

/** Makes a table with fast bots, so that a hand is soon over. The same seed gives the same deals. */
export async function playEasy(page: Page, game: string, seed = 'e2e', players?: number): Promise<void> {
  await page.goto(`/new/${game}?seed=${seed}`);
  if (players) await page.getByRole('group', { name: 'Players' }).getByText(String(players), { exact: true }).click();
  await dealEasy(page);
}

/** On the page for a new table: fast bots, and the cards are dealt. */
export async function dealEasy(page: Page): Promise<void> {
  await page.getByText('Easy', { exact: true }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL('**/play/*');
}

export const myTurn = (page: Page): Locator => page.locator('.prompt[data-turn="true"]');
/** The scene at the end of a hand or of the game, which waits for the player. */
export const ended = (page: Page): Locator => page.locator('.hand-over, .over').first();

/** How often to look, in milliseconds, where a table answers at once: Playwright's own pauses grow to a second. */
export const OFTEN = { intervals: [20, 30, 50, 100], timeout: 20_000 };

/** Waits until it is the player's turn, or the hand (or the game) is over; returns which. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  const either = myTurn(page).or(ended(page)).first();
  await expect.poll(() => either.isVisible(), OFTEN).toBe(true);
  return (await ended(page).count()) > 0 ? 'end' : 'turn';
}

/** One way to operate the table. */
export interface Hands {
  /** Plays or picks a card that may be played. */
  card(page: Page): Promise<void>;
  /** Presses one of the buttons offered. */
  press(page: Page, what: Locator): Promise<void>;
}

export const pointer: Hands = {
  // A card may lie half under the next one, and lean: people tap where they see it.
  async card(page) {
    const card = freeCard(page).first();
    await page.mouse.move(0, 0); // a card under the pointer is raised, and may cover this one
    const visiblePoint = async (element: Element) => {
      const place = (): string => JSON.stringify(element.getBoundingClientRect());
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      // The hand is laid out again in the frames after a change of the window's size.
      for (let was = ''; was !== place(); ) {
        was = place();
        for (let i = 0; i < 3; i++) await frame();
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      for (let y = 0.15; y < 0.9; y += 0.05)
        for (let x = 0.05; x < 0.95; x += 0.03) {
          const at = (dx: number): boolean =>
            document.elementFromPoint(left + x * width + dx, top + y * height)?.closest('[data-card]') === element;
          if (at(-4) && at(4)) return [left + x * width, top + y * height] as const;
        }
      return null;
    };
    const point = await card.evaluate(visiblePoint, undefined, { timeout: 5000 });
    if (!point) throw new Error('No part of a card that may be played can be tapped.');
    await page.mouse.click(...point);
  },
  press: (_page, what) => what.click({ timeout: 5000 }),
};

export const keys: Hands = {
  async card(page) {
    await page.keyboard.press('c');
    for (let i = 0; i < 30; i++) {
      if ((await page.locator('.hand-card[data-state="free"]:focus').count()) > 0) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
  async press(page, what) {
    const element = await what.elementHandle();
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((each) => each === document.activeElement, element)) break;
      await page.keyboard.press('Tab');
    }
    await expect(what).toBeFocused();
    await page.keyboard.press((await what.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
  },
};

/** By keys, with the table as text: its cards are buttons like all others. */
export const reader: Hands = { card: (page) => keys.press(page, freeCard(page).first()), press: keys.press };

const FREE = '[data-card][data-state="free"]';
const MAIN = '.chooser .button-main:enabled';
const OTHERS = '.chooser :is(button:enabled:not([aria-pressed="true"], .ask-why), input:enabled:not(:checked))';

const freeCard = (page: Page): Locator => page.locator(FREE);

/** Performs one act that the table offers, and waits until it is done. */
export async function act(page: Page, hands: Hands): Promise<void> {
  const { moment } = await stateOf(page);
  let now: TableState | undefined;
  /** Looks at the table until it is as it should be or shows another moment; returns whether it does. */
  const isGone = async (isReady: (state: TableState) => boolean, timeout = OFTEN.timeout): Promise<boolean> => {
    const look = async (): Promise<boolean> => {
      now = await stateOf(page);
      return now.moment !== moment || isReady(now);
    };
    await expect.poll(look, { ...OFTEN, timeout }).toBe(true);
    return now?.moment !== moment;
  };
  for (let i = 0; i < 12; i++) {
    if (await isGone(({ cards, others }) => cards || others)) return;
    const { cards, asked } = now as TableState;
    // Some acts take several cards: pick another one as long as there is nothing else to press.
    const offer = i === 0 && cards ? null : await nextOffer(page, i - 1);
    const done = offer ? hands.press(page, offer) : hands.card(page);
    await done.catch(async (error) => {
      // The table may have changed between looking and pressing; otherwise something is wrong.
      if ((await stateOf(page)).moment === moment) throw error;
    });
    // While an act is on its way the table still offers the same, and another press might be the next act.
    const isOther = (state: TableState): boolean => state.asked !== asked;
    if (await isGone(isOther, PRESSED).catch(() => false)) return;
  }
  await isGone(() => false);
}

/** Milliseconds after which a press that has changed nothing was none: another player's act may have come before it. */
const PRESSED = 5000;

interface TableState {
  /** The number of events that the table shows. */
  readonly moment: string | null;
  /** Whether it offers cards, and buttons. */
  readonly cards: boolean;
  readonly others: boolean;
  /** What is asked and what is picked: another one after each press that is no act yet. */
  readonly asked: string;
}

/** All of it at one moment, in one look. */
const stateOf = (page: Page): Promise<TableState> =>
  page.evaluate(
    ([free, others]) => {
      const checked = (panel: Element): number[] =>
        [...panel.querySelectorAll('input')].flatMap((input, i) => (input.checked ? i : []));
      return {
        moment: document.querySelector('main.table')?.getAttribute('data-moment') ?? null,
        cards: document.querySelector(free) !== null,
        others: document.querySelector(others) !== null,
        asked: [...document.querySelectorAll('.chooser, [data-card][aria-pressed="true"]')]
          .map((each) => each.getAttribute('data-card') ?? `${each.innerHTML} ${checked(each)}`)
          .join(),
      };
    },
    [FREE, `${MAIN}, ${OTHERS}`],
  );

/** The next button to press in a panel: the confirm button, if enabled; otherwise something not yet chosen. */
async function nextOffer(page: Page, i: number): Promise<Locator | null> {
  const main = page.locator(MAIN).first();
  if ((await main.count()) > 0) return main;
  const others = page.locator(OTHERS);
  const count = await others.count();
  return count === 0 ? null : others.nth(Math.min(i, count - 1));
}

/** Leaves the end of a hand: for the next hand, or for the end of the game. */
export async function goOn(page: Page, hands: Hands): Promise<void> {
  const scene = page.locator('.hand-over');
  await hands.press(page, scene.locator('.overlay-main'));
  await expect(scene).toHaveCount(0);
}

/** Plays until the end of the hand is on the screen; calls `look` at every turn of the player. Returns the number of acts. */
export async function playHand(page: Page, hands: Hands, look: () => Promise<void> = async () => {}): Promise<number> {
  let acts = 0;
  while ((await turnOrEnd(page)) === 'turn') {
    await look();
    await act(page, hands);
    acts++;
  }
  return acts;
}
