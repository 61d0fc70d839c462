/** The offer to settle a hand whose score cannot change any more. */
import { words } from '../text/text.ts';
import './settle-offer.css';

const text = words.tableParts;

/** @example <SettleOffer settle={() => client.act({ do: 'settle' })} /> */
export const SettleOffer = ({ settle }: { readonly settle: () => void }) => (
  <div class="settle-offer" role="status">
    <span class="visually-hidden">{text.settled} </span>
    <button type="button" class="button-main" title={text.settled} onClick={settle}>
      {text.settle}
    </button>
  </div>
);
