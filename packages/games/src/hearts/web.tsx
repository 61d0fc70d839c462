/** What Hearts adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 15 };

export default skin;
