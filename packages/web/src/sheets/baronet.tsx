/** Baronet: rules/baronet.md, "At the table". It is Bishop for coins. */
import type { Scene, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { bidPanels } from './parts/bids.tsx';
import { CallSheet, callTable } from './parts/call-table.tsx';
import { purse } from './parts/coins.ts';
import { callSigns, setPanels, teamBadges } from './parts/point-cards.tsx';
import { option, tableOf } from './parts/read.ts';
import { nameOf, tell } from './parts/say.ts';

const own = gameWords.baronet;

const handsInAll = (scene: Scene): number => Number(option(scene, 'rounds')) * scene.names.length;

/** "6: win 12 or lose 12". */
function risk(scene: Scene, bid: number): readonly [string, string] {
  const n = tableOf<Readonly<Record<string, readonly number[]>>>(scene, 'risk')[scene.names.length][bid];
  return [tell(own.risk, { n }), tell(own.riskMore, { n })];
}

export const baronet: Touch = {
  ...callTable,
  signs: callSigns,
  hands: handsInAll,
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
