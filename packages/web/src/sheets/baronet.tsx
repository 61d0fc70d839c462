/** Baronet: rules/baronet.md, "At the table". It is Bishop for coins. */
import type { Scene, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { bidPanels } from './parts/bids.tsx';
import { CallSheet, callTable } from './parts/call-table.tsx';
import { purse } from './parts/coins.ts';
import { callSigns, setPanels, teamBadges } from './parts/point-cards.tsx';
import { field, option } from './parts/read.ts';
import { nameOf, tell } from './parts/say.ts';

const say = words.sheets;
const own = gameWords.baronet;

const handsInAll = (scene: Scene): number => Number(option(scene, 'rounds')) * scene.names.length;

export const baronet: Touch = {
  ...callTable,
  signs: (scene) => [
    ...callSigns(scene),
    {
      name: say.hand,
      text: tell(say.of, { n: field(scene, 'hand'), goal: handsInAll(scene) }),
      more: tell(own.lastDealer, { name: nameOf(scene, scene.names.length - 1) }),
    },
  ],
  badges: (scene, seat) => [...teamBadges(scene, seat), purse(scene, seat)],
  sheet: ({ scene }) => (
    <CallSheet
      scene={scene}
      outcomes={own}
      note={tell(own.note, { hands: handsInAll(scene), name: nameOf(scene, scene.names.length - 1) })}
    />
  ),
  panels: { ...bidPanels({ explain: () => own.explain }), ...setPanels },
};
