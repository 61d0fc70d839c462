/** What Bishop draws in the browser. */
import type { Skin } from '@followsuit/ui';
import { pointCardsSkin } from '../parts/point-cards-web.tsx';

const skin: Skin = { ...pointCardsSkin, hue: 322 };

export default skin;
