/** Colour is an addition: the text contains everything that it says. */
let on = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Turns colour off, for --no-color. */
export function withoutColour(): void {
  on = false;
}

const paint =
  (code: string) =>
  (text: string): string =>
    on && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;

export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');
export const amber = paint('33');
export const purple = paint('35');
export const blue = paint('94');
export const grey = paint('90');

export type Paint = (text: string) => string;

/** The colour of each tone; `back`, `note` and `plain` have none. */
const TONES: Readonly<Record<string, Paint>> = { good: green, bad: red, key: amber, loud: (text) => bold(amber(text)) };

/** A text in the colour of its tone. @example inTone('good', '✓ 4 of 4') */
export const inTone = (tone: string | undefined, text: string): string => TONES[tone ?? '']?.(text) ?? text;
