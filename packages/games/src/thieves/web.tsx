/** What Thieves draws in the browser: a mask. */
import type { Skin } from '@followsuit/ui';
import { thiefIcons } from '../parts/thieves-web.tsx';

const skin: Skin = { hue: 300, icons: thiefIcons };

export default skin;
