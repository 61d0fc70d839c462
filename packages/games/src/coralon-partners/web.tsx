/** What Coralon Partners adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 255 };

export default skin;
