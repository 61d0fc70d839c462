/** Rarely opened parts, loaded after the table has rendered. */
import './large-print.css';

export { BotCard } from '../people/bot-card.tsx';
export { Dialogs } from './dialogs.tsx';
export { Hints } from './hints.tsx';
export { MenuItems } from './menu-items.tsx';
export { SettleOffer } from './settle-offer.tsx';
export { SideContent } from './side-content.tsx';
export { TextView } from './text-view.tsx';
