/** Baronet: rules/baronet.md, "At the table". It is Bishop for coins. */
import type { Scene, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { bidPanels } from './parts/bids.tsx';
import { CallSheet, callTable } from './parts/call-table.tsx';
import { purse } from './parts/coins.ts';
import { callSigns, setPanels, teamBadges } from './parts/point-cards.tsx';
import { field, option, tableOf } from './parts/read.ts';
import { nameOf, tell } from './parts/say.ts';

const say = words.sheets;
const own = gameWords.baronet;

const handsInAll = (scene: Scene): number => Number(option(scene, 'rounds')) * scene.names.length;

/** "6: win 12 or lose 12". */
function risk(scene: Scene, bid: number): readonly [string, string] {
  const n = tableOf<Readonly<Record<string, readonly number[]>>>(scene, 'risk')[scene.names.length][bid];
  return [tell(own.risk, { n }), tell(own.riskMore, { n })];
}

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
  badges: teamBadges,
  total: purse,
  sheet: ({ scene }) => (
    <CallSheet
      scene={scene}
      outcomes={own}
      note={tell(own.note, { hands: handsInAll(scene), name: nameOf(scene, scene.names.length - 1) })}
    />
  ),
  panels: { ...bidPanels({ explain: () => own.explain, risk }), ...setPanels },
};
