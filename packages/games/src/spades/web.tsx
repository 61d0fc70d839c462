/** What Spades adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 215 };

export default skin;
