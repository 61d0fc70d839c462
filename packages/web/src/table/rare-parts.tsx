/** Rarely opened parts, loaded after the table has rendered. */
import './large-print.css';

export { HowToSheet } from '../how/sheet.tsx';
export { BotCard } from '../people/bot-card.tsx';
export { VariantDialog } from '../variant/variant-dialog.tsx';
export { Hints } from './hints.tsx';
export { KeyHelp } from './key-help.tsx';
export { LookDialog } from './look-dialogs.tsx';
export { LookUp } from './look-up.tsx';
export { MenuItems } from './menu-items.tsx';
export { SettleOffer } from './settle-offer.tsx';
export { SideContent } from './side-content.tsx';
export { SettingsDialog } from './table-settings.tsx';
export { TextView } from './text-view.tsx';
