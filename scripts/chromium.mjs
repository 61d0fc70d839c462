// Finds a Chromium for the browser tests; if there is none and apt-get may be used, installs Debian's.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL = 'chromium-headless-shell';
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: from CHROMIUM, the PATH, or a usual place; undefined if there is none. */
export const findChromium = () =>
  process.env.CHROMIUM || [...onPath(NAMES), ...PLACES].find((path) => existsSync(path));

/** The same without windows, profiles and extensions, which takes less time; undefined if another one is wanted. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM ? undefined : onPath([SHELL, 'chrome-headless-shell']).find((path) => existsSync(path));

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));

/** A Chromium, after an attempt to install one; ends the process with a message if that fails. */
export function needChromium() {
  const found =
    findChromium() ??
    (aptInstall('Installing Chromium for the browser tests…', 'chromium') ? findChromium() : undefined);
  if (found) return found;
  console.error('The browser tests need Chromium: install it, or name one in the environment variable CHROMIUM.');
  process.exit(1);
}

/** Installs the one without windows if it is missing and may be installed: tests that could run in both are faster in it. */
export function wantHeadlessShell() {
  if (!process.env.CHROMIUM && !findHeadlessShell()) aptInstall('Installing a Chromium without windows…', SHELL);
}
