/** A game in progress at the table. */
import type { Act } from '@followsuit/engine';
import { useFocus } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { Suspense } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isOffered } from '../client/model.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';
import { Bar, type Opened } from './bar.tsx';
import { tap } from './choice.ts';
import { Chooser } from './chooser.tsx';
import { useClock } from './clock.ts';
import { Dialogs } from './dialogs.tsx';
import { Felt } from './felt.tsx';
import { GameOver, HandOver } from './game-over.tsx';
import { Hand } from './hand.tsx';
import { type Advice, Hints } from './hints.tsx';
import { useKeys } from './keys.ts';
import { lazyPart, loadRareParts } from './lazy-parts.tsx';
import { LiveRegion } from './live-region.tsx';
import { PhraseButtons } from './phrases.tsx';
import { asText, playsAtOnce, toggleText } from './prefs.ts';
import { Prompt, tablePrompt } from './prompt-line.tsx';
import { useReminder } from './reminder.ts';
import type { TableScene } from './scene.ts';
import { Seat } from './seat.tsx';
import { SidePanel } from './side-panel.tsx';
import type { Stage } from './stage.ts';
import type { TableProps } from './table.tsx';
import { useBubbles } from './talk-bubbles.ts';
import { TroubleNotice } from './trouble.tsx';

const text = words.table;

const TextView = lazyPart('TextView');

/** Receives the focus when the focused element is removed. */
const FOCUS = { near: '.hand, .text-view-hand', to: '.hand-card[tabindex="0"], .text-view-card', else: '.prompt' };

interface GameViewProps extends TableProps {
  readonly scene: TableScene;
  readonly stage: Stage;
}

export function GameView({ client, scene, stage, again, replay, children }: GameViewProps) {
  const { model } = client;
  const root = useRef<HTMLElement>(null);
  const opened = useSignal<Opened | null>(null);
  const picked = useSignal<readonly string[]>([]);
  const barred = useSignal<{ card: string; rule: string } | null>(null);
  const note = useSignal<string | null>(null);
  /** The hint, with the choices it was requested for. */
  const advised = useSignal<{ readonly acts: string; readonly advice: Advice } | null>(null);
  const bubbles = useBubbles(model.said.value);
  const left = useClock(model.left.value, (scene.view.actors ?? []) as readonly number[]);
  const letGo = useFocus(root, FOCUS);
  useReminder(scene, () => {
    note.value = fill(text.waitedFor, { prompt: tablePrompt(stage.present() ?? scene, []) });
  });

  useEffect(() => whenIdle(loadRareParts), []);

  const moment = scene.events.length;
  const question = useMemo(() => questionOf(scene), [scene.events, scene.acts]);
  useEffect(() => {
    note.value = null;
  }, [moment, scene.acts]);
  // Picks apply to one choice only.
  useEffect(() => {
    if (picked.peek().length > 0) picked.value = [];
  }, [question]);
  const advice = advised.value?.acts === JSON.stringify(scene.acts) ? advised.value.advice : null;

  const choose = (act: Act): void => {
    stage.hurry();
    // The act on the screen may be outdated or already done.
    if (!isOffered(model, act) || model.sent.peek() !== null) return;
    advised.value = null;
    letGo();
    client.act(act);
  };
  const onCard = (card: string): void => {
    const couldAct = scene.acts.length > 0;
    if (stage.hurry() && !couldAct) return;
    const now = stage.present() ?? scene;
    const meant = tap(card, { acts: now.acts, barred: now.barred, picked: picked.peek(), once: playsAtOnce() });
    if (meant.is === 'play') choose(meant.act);
    else if (meant.is === 'pick') picked.value = meant.cards;
    else if (meant.is === 'barred') barred.value = { card, rule: meant.rule };
    else note.value = fill(couldAct ? text.notACard : text.notYet, { prompt: tablePrompt(now, []) });
  };

  const hint = client.hint && (() => void askHint());
  async function askHint(): Promise<void> {
    stage.hurry();
    const acts = JSON.stringify(model.acts.peek());
    const asking = { acts, advice: 'asking' } as const;
    advised.value = asking;
    const found = await client.hint?.().catch((error: Error) => error.message);
    // The game may have moved on, or the player may have closed the hint.
    if (advised.peek() === asking) advised.value = { acts, advice: found ?? text.hintNone };
  }
  const takeBack = client.takeBack && (() => client.takeBack?.());
  const open = (what: Opened): void => {
    opened.value = what;
  };

  useKeys({
    h: () => hint?.(),
    u: () => takeBack?.(),
    l: () => open('last'),
    s: () => open('score'),
    g: () => open('log'),
    t: toggleText,
    c: () => root.current?.querySelector<HTMLElement>('.hand-card[tabindex="0"], .text-view-card')?.focus(),
    '?': () => open('help'),
  });

  const phrases = <PhraseButtons scene={scene} say={client.say} />;
  const over = scene.events.at(-1)?.ev === 'over';
  return (
    <main
      ref={root}
      class="table"
      data-playing
      data-game={scene.game.id}
      data-hand={scene.view.hand}
      data-moment={moment}
      data-phase={String(scene.view.phase)}
      data-choosing={scene.acts.some((act) => act.do !== 'play')}
      data-text={asText.value}
    >
      <Bar scene={scene} open={open} hint={hint} takeBack={takeBack} />
      <div class="table-place">{children}</div>
      <div class="table-middle" onPointerDown={() => stage.hurry()}>
        {asText.value ? (
          <Suspense fallback={null}>
            <TextView
              scene={scene}
              picked={picked}
              hinted={hintedCards(advice)}
              onCard={onCard}
              beside={phrases}
              said={bubbles}
              left={left}
            />
          </Suspense>
        ) : (
          <Felt scene={scene} left={left} />
        )}
      </div>
      <div class="table-own">
        <TroubleNotice client={client} />
        <HandOver scene={scene} onScore={() => open('score')} />
        {!asText.value && scene.seat >= 0 && <Seat scene={scene} seat={scene.seat} left={left?.[scene.seat]} />}
        <Prompt scene={scene} picked={picked} note={note} said={bubbles} />
        {over && <GameOver scene={scene} onScore={() => open('score')} again={again} replay={replay} />}
        {advice && (
          <Hints
            scene={scene}
            advice={advice}
            choose={choose}
            onClose={() => {
              advised.value = null;
            }}
          />
        )}
        <Chooser key={question} scene={scene} acts={scene.acts} picked={picked} choose={choose} />
      </div>
      {!asText.value && (
        <Hand scene={scene} picked={picked} hinted={hintedCards(advice)} onCard={onCard} beside={phrases} />
      )}
      <SidePanel scene={scene} />
      <Dialogs scene={scene} alone={client.place === 'local'} opened={opened} barred={barred} />
      <LiveRegion scene={scene} model={model} note={note} />
    </main>
  );
}

/** Identifies the current choice, by the player's last act and the legal acts: unchanged while others act at the same time. */
function questionOf({ events, acts, seat }: TableScene): string {
  const before = events.findLastIndex((line) => line.ev === 'act' && line.seat === seat);
  return `${before} ${JSON.stringify(acts)}`;
}

function hintedCards(advice: Advice | null): readonly string[] {
  if (advice === null || typeof advice === 'string') return [];
  const { card, cards } = advice.act;
  return ((cards ?? (card === undefined ? [] : [card])) as readonly string[]).slice();
}
