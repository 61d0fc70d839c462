/** What is beside the table: the score sheet, and under it the log of the hand, the talk, or everything. */
import { ScoreSheetView } from '@followsuit/ui';
import { words } from '../text/text.ts';
import { EventLog } from './log.tsx';
import type { SidePanelProps } from './side-panel.tsx';
import { type SideTab, sideTab } from './side-tabs.ts';

export function SideContent({ scene, talk, unread = 0 }: SidePanelProps) {
  const tabs: readonly SideTab[] = talk ? ['hand', 'talk', 'everything'] : ['hand', 'everything'];
  const open = tabs.includes(sideTab.value) ? sideTab.value : 'hand';
  return (
    <>
      <ScoreSheetView scene={scene} />
      <Tabs tabs={tabs} open={open} unread={unread} />
      <div class="side-part" role="tabpanel" id="side-part" aria-labelledby={`side-${open}`}>
        {open === 'talk' ? talk : <EventLog key={open} scene={scene} handOnly={open === 'hand'} />}
      </div>
    </>
  );
}

interface TabsProps {
  readonly tabs: readonly SideTab[];
  readonly open: SideTab;
  readonly unread: number;
}

/** Arrow keys move between the tabs, as everywhere. */
function Tabs({ tabs, open, unread }: TabsProps) {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    sideTab.value = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length];
    document.getElementById(`side-${sideTab.value}`)?.focus();
  };
  return (
    <div class="side-tabs" role="tablist" aria-label={words.tableParts.sideTabs.label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`side-${tab}`}
          aria-selected={tab === open}
          aria-controls="side-part"
          tabIndex={tab === open ? 0 : -1}
          onClick={() => {
            sideTab.value = tab;
          }}
        >
          {words.tableParts.sideTabs[tab]}
          {tab === 'talk' && unread > 0 && <span class="unread">{unread}</span>}
        </button>
      ))}
    </div>
  );
}
