/** What Euchre adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 28 };

export default skin;
