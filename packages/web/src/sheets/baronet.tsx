/** Baronet: rules/baronet.md, "At the table". It is Bishop for coins. */
import type { Badge, Scene, Touch } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { bishop, CallSheet } from './bishop.tsx';
import { bidPanels } from './parts/bids.tsx';
import { callSigns, setPanels, teamBadges } from './parts/point-cards.tsx';
import { field, ofSeat, option } from './parts/read.ts';
import { counted, nameOf, signed } from './parts/say.ts';

const say = words.sheets;
const own = say.baronet;

const handsInAll = (scene: Scene): number => Number(option(scene, 'rounds')) * scene.names.length;

/** A purse; a debt in another tone. */
export function purse(scene: Scene, seat: number): Badge {
  const n = ofSeat(scene, 'total', seat);
  const label = fill(own.purse, { name: nameOf(scene, seat), coins: counted(n, say.coin) });
  return { text: fill(own.coins, { n: signed(n) }), label, tone: n < 0 ? 'bad' : 'plain' };
}

export const baronet: Touch = {
  ...bishop,
  signs: (scene) => [
    ...callSigns(scene),
    {
      name: say.hand,
      text: fill(say.of, { n: field(scene, 'hand'), goal: handsInAll(scene) }),
      more: fill(own.lastDealer, { name: nameOf(scene, scene.names.length - 1) }),
    },
  ],
  badges: (scene, seat) => [...teamBadges(scene, seat), purse(scene, seat)],
  sheet: ({ scene }) => (
    <CallSheet
      scene={scene}
      note={fill(own.note, { hands: handsInAll(scene), name: nameOf(scene, scene.names.length - 1) })}
    />
  ),
  panels: { ...bidPanels({ explain: () => own.explain }), ...setPanels },
};
