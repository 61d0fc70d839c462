/** The path of a Chromium, or undefined. */
export function findChromium(): string | undefined;
/** The same, installed where it is missing; ends the process where that fails. */
export function needChromium(): string;
