/** What Whist adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 130 };

export default skin;
