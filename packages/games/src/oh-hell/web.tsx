/** What Oh Hell adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 95 };

export default skin;
