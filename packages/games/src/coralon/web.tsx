/** What Coralon adds to the table in the browser. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { hue: 170 };

export default skin;
