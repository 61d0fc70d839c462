/** The offer to settle a hand whose score cannot change any more. */
import { words } from '../text/text.ts';
import './settle-offer.css';

const text = words.tableParts;

/** @example <SettleOffer settle={() => client.act({ do: 'settle' })} /> */
export const SettleOffer = ({ settle }: { readonly settle: () => void }) => (
  <p class="settle-offer" role="status">
    {text.settled}
    <button type="button" class="button-main" onClick={settle}>
      {text.settle}
    </button>
  </p>
);
