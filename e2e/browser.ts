/** The browser of the tests, and how it is started. */
import { findChromium, findHeadlessShell } from '../scripts/chromium.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
/** Without memory for pictures pages are laid out and never drawn, which saves a sixth of the browser's time. */
const UNDRAWN = '--force-gpu-mem-available-mb=0';

/** Starts the browser without a window, if it is there; `draws`: whether anybody looks at the pixels. */
export const launchOptions = ({ draws }: { readonly draws: boolean }) => ({
  executablePath: findHeadlessShell() ?? findChromium(),
  args: draws ? ARGS : [...ARGS, UNDRAWN],
});

/** The whole browser, with what only a profile has. */
export const wholeBrowser = () => ({ executablePath: findChromium(), args: ARGS });
