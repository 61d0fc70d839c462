/** The hue of the felt, in degrees of OKLCH. */
export const HUE = 60;
