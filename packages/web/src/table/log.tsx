/** The log, hand by hand. Of the hand in progress, it lists the cards of the last finished trick only (VINES-TABLE-1). */
import type { Line } from '@followsuit/engine';
import { eventWords, sideOf } from '@followsuit/present';
import { hasTeams, TeamMark } from '@followsuit/ui';
import { useState } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { listedEvents } from './closed-tricks.ts';
import type { TableScene } from './scene.ts';
import './log.css';

interface HandLog {
  readonly hand: number;
  readonly lines: readonly Line[];
}

/** Groups the events by hand; leaves out those before the first deal. */
function byHand(events: readonly Line[]): HandLog[] {
  const hands: { hand: number; lines: Line[] }[] = [];
  for (const line of events) {
    if (line.ev === 'deal') hands.push({ hand: Number(line.hand), lines: [] });
    hands.at(-1)?.lines.push(line);
  }
  return hands;
}

interface LogProps {
  readonly scene: TableScene;
  /** Only the hand in progress, or the last one. */
  readonly handOnly?: boolean;
}

export function EventLog({ scene, handOnly = false }: LogProps) {
  const hands = byHand(scene.openLog ? scene.events : listedEvents(scene.events));
  const drawn = scene.events[0] && eventWords(scene, scene.events[0]);
  if (hands.length === 0) return <p>{words.tableParts.logEmpty}</p>;
  if (handOnly)
    return (
      <div class="log">
        <Lines scene={scene} lines={hands[hands.length - 1].lines} />
      </div>
    );
  return (
    <div class="log">
      {hands.reverse().map((each, i) => (
        <Hand key={each.hand} scene={scene} {...each} last={i === 0} />
      ))}
      {drawn && <p class="log-drawn">{drawn}</p>}
    </div>
  );
}

/** One hand, whose lines are rendered only while it is open: a game may have a thousand. */
function Hand({ scene, hand, lines, last }: HandLog & { readonly scene: TableScene; readonly last: boolean }) {
  const [open, setOpen] = useState(last);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fill(words.tableParts.logHand, { n: hand })}</summary>
      {open && <Lines scene={scene} lines={lines} />}
    </details>
  );
}

/** The side of whoever acts or takes the trick. */
const teamIn = (scene: TableScene, { ev, seat, taker }: Line): number | null =>
  ev === 'act' || ev === 'trick' ? sideOf(scene, Number(ev === 'act' ? seat : taker)) : null;

function Lines({ scene, lines }: { readonly scene: TableScene; readonly lines: readonly Line[] }) {
  const marks = hasTeams(scene);
  return (
    <ol>
      {lines.map((line, i) => {
        const text = eventWords(scene, line);
        const team = marks ? teamIn(scene, line) : null;
        return (
          text && (
            <li key={i} data-ev={line.ev}>
              {team !== null && <TeamMark side={team} />}
              {text}
            </li>
          )
        );
      })}
    </ol>
  );
}
