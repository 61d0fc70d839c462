/** The path of a Chromium, or undefined. */
export function findChromium(): string | undefined;
/** The path of one without windows, or undefined where there is none or another one is wanted. */
export function findHeadlessShell(): string | undefined;
/** The path of a Chromium, installed where it is missing; ends the process where that fails. */
export function needChromium(): string;
/** Installs the one without windows where it is missing and may be installed. */
export function wantHeadlessShell(): void;
