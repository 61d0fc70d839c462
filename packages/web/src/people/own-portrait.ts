/** The person's portrait. */
import { settings } from '../settings.ts';

/** Somebody who has neither chosen a portrait nor given a name. */
const NOBODY = 'You';

/** The portrait of the person's name, as other players see it. @example <Portrait name={namePortrait()} /> */
export const namePortrait = (): string => settings.name.value || NOBODY;

/** The person's own portrait: the one they chose, or that of their name. @example <Portrait name={ownPortrait()} /> */
export const ownPortrait = (): string => settings.portrait.value || namePortrait();
