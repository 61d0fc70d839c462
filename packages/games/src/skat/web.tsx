/** What Skat adds to the table in the browser: the panels for bidding and for naming a game. */
import type { Skin } from '@followsuit/ui';
import { BidPanel, GamePanel } from './web/panels.tsx';

const skin: Skin = {
  hue: 158,
  panels: { bid: BidPanel, hold: BidPanel, pass: BidPanel, take: GamePanel, declare: GamePanel },
};

export default skin;
