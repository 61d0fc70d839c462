/** A game in progress at the table. */
import type { Act } from '@followsuit/engine';
import { shownTrick } from '@followsuit/present';
import { useFocus } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isOffered } from '../client/model.ts';
import { whenIdle } from '../idle.ts';
import { fill, words } from '../text/text.ts';
import { useAutoPlay } from './auto-play.ts';
import { Bar, type Opened } from './bar.tsx';
import { cardWords } from './card-words.ts';
import { tap } from './choice.ts';
import { Chooser } from './chooser.tsx';
import { useClock } from './clock.ts';
import type { DialogsProps } from './dialogs.tsx';
import { Felt } from './felt.tsx';
import { Hand } from './hand.tsx';
import { Head } from './head.tsx';
import type { Advice } from './hints.tsx';
import { useKeys } from './keys.ts';
import { GameOver, HandOver, lazyPart, loadEndings, loadRareParts } from './lazy-parts.tsx';
import { LiveRegion } from './live-region.tsx';
import { PhraseButtons } from './phrases.tsx';
import { asText, playsAtOnce, toggleText } from './prefs.ts';
import { Prompt, tablePrompt } from './prompt-line.tsx';
import { useReminder } from './reminder.ts';
import type { TableScene } from './scene.ts';
import { SidePanel } from './side-panel.tsx';
import { isDocked } from './side-tabs.ts';
import { useSounds, vibrateRefused } from './sounds.ts';
import type { Stage } from './stage.ts';
import type { TableProps } from './table.tsx';
import { useBubbles } from './talk-bubbles.ts';
import { TrickHold } from './trick-hold.tsx';
import { TroubleNotice } from './trouble.tsx';
import { useCardGestures } from './use-card-gestures.ts';

const text = words.table;

const BotCard = lazyPart('BotCard');
const Dialogs = lazyPart('Dialogs');
const Hints = lazyPart('Hints');
const SettleOffer = lazyPart('SettleOffer');
const TextView = lazyPart('TextView');

/** Receives the focus when the focused element is removed. */
const FOCUS = { near: '.hand, .text-view-hand', to: '.hand-card[tabindex="0"], .text-view-card', else: '.prompt' };

interface GameViewProps extends TableProps {
  readonly scene: TableScene;
  readonly stage: Stage;
}

export function GameView(props: GameViewProps) {
  const { client, scene, stage, again, replay, lesson = false, children, buttons, talk, unread } = props;
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

  useEffect(limitPrint, []);
  useSounds(scene);
  useEffect(() => whenIdle(loadRareParts), []);
  // The end of a hand must be there at once: it is loaded while the hand is played.
  useEffect(() => whenIdle(loadEndings), []);

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
  const held = stage.holding.value;
  const claim = (kind: string): void => {
    letGo();
    client.act({ do: kind });
  };
  // Not before the stage has shown what settled the hand.
  const canSettle = model.settle.value && scene.seat >= 0 && !lesson && moment === model.events.value.length;
  useAutoPlay(scene, !lesson && held === null, choose);
  const onCard = (card: string, once = playsAtOnce()): void => {
    const couldAct = scene.acts.length > 0;
    if (stage.hurry() && !couldAct) return;
    const now = stage.present() ?? scene;
    const meant = tap(card, { acts: now.acts, barred: now.barred, picked: picked.peek(), once });
    if (meant.is === 'play') choose(meant.act);
    else if (meant.is === 'pick') picked.value = meant.cards;
    else if (meant.is === 'barred') {
      barred.value = { card, rule: meant.rule };
      vibrateRefused();
    } else note.value = fill(couldAct ? text.notACard : text.notYet, { prompt: tablePrompt(now, []) });
  };

  useCardGestures(root, {
    onDrop: (card) => onCard(card, true),
    onHold: (card) => {
      note.value = cardWords(scene, card);
    },
  });

  const hint = client.hint && (() => void askHint());
  async function askHint(): Promise<void> {
    if (held?.at === 'hand') return;
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

  const bot = useSignal<number | null>(null);
  const onBot = useMemo(
    () =>
      (seat: number): void => {
        bot.value = seat;
      },
    [],
  );

  const phrases = <PhraseButtons scene={scene} say={client.say} />;
  const over = scene.events.at(-1)?.ev === 'over';
  const chooser = <Chooser key={question} scene={scene} acts={scene.acts} picked={picked} choose={choose} />;
  // A choice is made on the felt, unless the trick needs the room.
  const onFelt = !asText.value && !shownTrick(scene)?.laid.length;
  /** Whether the player looks at the table under the result. */
  const aside = useSignal(false);
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
      data-docked={isDocked.value}
    >
      <Head scene={scene} onScore={() => open('score')} onVariant={() => open('variant')} />
      <div class="table-place">{children}</div>
      <div class="table-middle" onPointerDown={() => stage.hurry()}>
        {asText.value ? (
          <TextView
            scene={scene}
            picked={picked}
            hinted={hintedCards(advice)}
            onCard={(card) => onCard(card)}
            beside={phrases}
            said={bubbles}
            left={left}
          />
        ) : (
          <Felt scene={scene} left={left} onBot={onBot} />
        )}
        {onFelt && chooser}
      </div>
      <div class="table-own">
        <TroubleNotice client={client} />
        <Prompt scene={scene} picked={picked} note={note} said={bubbles}>
          {canSettle && <SettleOffer settle={() => claim('settle')} />}
        </Prompt>
        {held?.at === 'trick' && <TrickHold goOn={() => stage.goOn()} />}
        {over && aside.value && (
          <button
            type="button"
            class="button-main show-result"
            onClick={() => {
              aside.value = false;
            }}
          >
            {text.showResult}
          </button>
        )}
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
        {!onFelt && chooser}
      </div>
      {!asText.value && (
        <Hand
          scene={scene}
          picked={picked}
          hinted={hintedCards(advice)}
          onCard={(card) => onCard(card)}
          beside={phrases}
        />
      )}
      <Bar scene={scene} open={open} hint={hint} takeBack={takeBack} claim={lesson ? undefined : claim}>
        {buttons}
      </Bar>
      <SidePanel scene={scene} talk={talk} unread={unread} />
      {held?.at === 'hand' && (
        <HandOver
          key={scene.events.length}
          scene={scene}
          hold={held}
          isLast={model.events.value.at(-1)?.ev === 'over'}
          onNext={() => stage.goOn()}
          onLookBack={() => open('log')}
        />
      )}
      {over && !aside.value && (
        <GameOver
          scene={scene}
          onScore={() => open('score')}
          onClose={() => {
            aside.value = true;
          }}
          again={again}
          replay={replay}
        />
      )}
      {bot.value !== null && (
        <BotCard
          name={scene.names[bot.value] ?? ''}
          bot={scene.info.seats[bot.value]?.bot ?? null}
          onClose={() => {
            bot.value = null;
          }}
        />
      )}
      <OpenDialogs scene={scene} alone={client.place === 'local'} opened={opened} barred={barred} />
      <LiveRegion scene={scene} model={model} note={note} />
    </main>
  );
}

/** Reads here what is open, so that nothing else is rendered when it changes. */
function OpenDialogs(props: Omit<DialogsProps, 'onClose'>) {
  const { opened, barred } = props;
  const close = (): void => {
    opened.value = null;
    barred.value = null;
  };
  return opened.value || barred.value ? <Dialogs {...props} onClose={close} /> : null;
}

/** Large print is limited while the page is a table: see tokens.css. */
function limitPrint(): () => void {
  const { dataset } = document.documentElement;
  dataset.atTable = '';
  return () => {
    delete dataset.atTable;
  };
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
