/** The piecepack solitaire as one plays it: dice, board, what may be done. */
import type { Act } from '@followsuit/engine';
import { fill } from '@followsuit/present';
import { type BoardActions, type BoardProps, type Hint, useAnnouncer, useFocus } from '@followsuit/ui';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Arrivals, arrivals } from '../phase-arrivals.ts';
import { HOME, homeCount, movedBy, type Piece, type Position, type Suit, usesOf } from '../position.ts';
import { groundOf, sealedBy, sealedIn } from '../sealed.ts';
import {
  actWords,
  goalOf,
  lineWords,
  type PiecepackScene,
  type PiecepackWords,
  promptOf,
  suitList,
  suitsWords,
} from '../wording.ts';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { Confirm } from './confirm.tsx';
import { Dice } from './dice.tsx';
import { HUE } from './hue.ts';
import { useMomentState } from './moment-state.ts';
import { Result } from './result.tsx';
import { Status } from './status.tsx';
import { useTools } from './tools.ts';
import { useTrail } from './trail.ts';
import './solitaire.css';

/** Where the focus goes when what had it is gone. */
const FOCUS = { near: '.board', to: '.place[tabindex="0"]', else: '.solitaire-prompt' };

/** Without actions, as in a replay, the board alone. */
export default ({ scene, actions }: BoardProps<PiecepackScene>) =>
  actions ? <Solitaire scene={scene} actions={actions} /> : <Board scene={scene} />;

function Solitaire({ scene, actions }: Required<BoardProps<PiecepackScene>>) {
  const { view: position, words: text, options } = scene;
  const uses = useMemo(() => usesOf(scene.acts), [scene.acts]);
  const ground = groundOf(options);
  const [taken, setTaken] = useMomentState<Piece | null>(scene.view, null);
  const [die, setDie] = useMomentState<Suit | null>(scene.view, null);
  const [hint, setHint] = useMomentState<Hint | string | null>(scene.view, null);
  const [closed, close] = useMomentState(scene.view, false);
  const [giving, setGiving] = useState(false);
  /** An act that would seal a home, until one is sure. */
  const [sealing, setSealing] = useState<Act | null>(null);
  const seq = scene.events.length;
  const now = useRef(seq);
  now.current = seq;
  const root = useRef<HTMLDivElement>(null);
  const letGo = useFocus(root, FOCUS);
  const trail = useTrail(actions, scene.view, seq);
  const arrived = useArrived(position);

  const placing = position.phase === 'placing' ? ([...uses.goes.keys()][0] ?? null) : null;
  const held = placing ?? taken;
  const going = useGoing(actions, scene);
  const doIt = async (act: Act) => {
    going.value = '';
    await trail.follow(act);
    if (now.current === seq) letGo();
    if (now.current !== seq || !actions.act(act)) going.value = undefined;
  };
  const choose = (act: Act) => {
    if (sealedBy(position, act, ground).length > 0) setSealing(act);
    else doIt(act);
  };
  const askHint = async (ask: () => Promise<Hint>) => {
    setTaken(null);
    const found = await ask().catch((error: Error) => error.message);
    setHint(found);
    if (typeof found !== 'string') trail.look(found.act);
  };
  const closeHint = () => {
    setHint(null);
    trail.look(null);
  };
  useTools(actions, scene, { askHint, giveUp: () => setGiving(true) });
  const notYet = () => {
    setTaken(null);
    setHint(fill(text.notYet, { suit: suitList(text, position.owed) }));
  };
  const advised = hint && typeof hint !== 'string' ? hint : null;
  const glow = advised ? [String(advised.act.pawn ?? advised.act.coin ?? '')] : die ? movedBy(position, uses, die) : [];
  const to = advised?.act.to;
  const aim = typeof to === 'string' && to !== HOME ? to : null;
  const over = scene.events.findLast((line) => line.ev === 'over');
  const sealed = useMemo(() => (over ? [] : sealedIn(position, ground)), [scene.view, over]);
  const sealedNow = useSealedNow(position, sealed);
  return (
    <div ref={root} class="solitaire" data-going={going}>
      <Status scene={scene} />
      <div class="solitaire-felt felt-tint" style={{ '--felt-hue': HUE }}>
        <Dice text={text} position={position} phase={1} chosen={die} choose={setDie} />
        <div class="solitaire-middle">
          <Board
            {...{ scene, uses, glow, choose, aim }}
            taken={held}
            take={setTaken}
            trail={trail.squares}
            look={actions.way && trail.look}
          />
        </div>
        <Dice text={text} position={position} phase={2} chosen={die} choose={setDie} arrived={arrived} />
      </div>
      {over ? (
        <div class="solitaire-own">
          <div class="solitaire-actions">
            <button type="button" class="button-main" onClick={() => close(false)}>
              {text.showResult}
            </button>
          </div>
        </div>
      ) : (
        <div class="solitaire-own">
          <div role="status">
            {sealed.length > 0 && (
              <p class="solitaire-sealed">
                {suitsWords(text, text.sealed, sealed)}{' '}
                {actions.takeBack && sealedNow ? text.sealedThen.back : text.sealedThen.late}
              </p>
            )}
          </div>
          <div class={`prompt-row${advised ? ' solitaire-hint' : ''}`} data-turn={scene.acts.length > 0}>
            <p
              class="prompt solitaire-prompt"
              role="status"
              tabIndex={-1}
              data-prompt
              data-turn={scene.acts.length > 0}
            >
              {typeof hint === 'string' ? hint : hint ? hintWords(text, hint) : promptOf(text, position, uses, held)}
            </p>
            {!advised && sealed.length === 0 && <p class="goal">{goalOf(text, position, options)}</p>}
          </div>
          <Actions {...{ scene, uses, held, choose, notYet, closeHint }} advised={advised?.act ?? null} />
        </div>
      )}
      {over && !closed && <Result over={over} scene={scene} actions={actions} hue={HUE} onClose={() => close(true)} />}
      <Told scene={scene} arrived={arrived} />
      {sealing && (
        <Confirm
          text={suitsWords(text, text.sealing, sealedBy(position, sealing, ground))}
          stay={text.notNow}
          go={text.allTheSame}
          yes={() => doIt(sealing)}
          no={() => setSealing(null)}
        />
      )}
      {giving && uses.resign && (
        <Confirm
          text={fill(text.giveUpAsk, { n: homeCount(position) })}
          stay={text.keepOn}
          go={text.giveUp}
          yes={() => doIt(uses.resign as Act)}
          no={() => setGiving(false)}
        />
      )}
    </div>
  );
}

/** Until what came of an act is shown, or it was refused: to be seen at once, wherever the table is. */
function useGoing({ trouble }: BoardActions, { view }: PiecepackScene) {
  const going = useSignal<'' | undefined>(undefined);
  useLayoutEffect(() => {
    going.value = undefined;
  }, [view]);
  useSignalEffect(() => {
    if (trouble.value) going.value = undefined;
  });
  return going;
}

/** Suits whose dice have come over to the other side with the last roll. */
function useArrived(position: Position): readonly Suit[] {
  const known = useRef<Arrivals | null>(null);
  known.current = arrivals(known.current, position);
  return known.current.fresh;
}

/** Whether a home was sealed since the last roll: that can be taken back, but nothing before it. */
function useSealedNow({ turn, part }: Position, sealed: readonly Suit[]): boolean {
  const known = useRef({ turn: -1, part: 0, before: 0 });
  if (known.current.turn !== turn || known.current.part !== part) known.current = { turn, part, before: sealed.length };
  return sealed.length > known.current.before;
}

/** What has happened last, for screen readers. */
function Told({ scene, arrived }: { readonly scene: PiecepackScene; readonly arrived: readonly Suit[] }) {
  const from = useRef(scene.events.length);
  const heard = useRef(arrived);
  return useAnnouncer(() => {
    const fresh = scene.events.slice(from.current).flatMap((line) => lineWords(scene.words, line) ?? []);
    from.current = scene.events.length;
    if (arrived !== heard.current && arrived.length > 0)
      fresh.push(suitsWords(scene.words, scene.words.arrived, arrived));
    heard.current = arrived;
    return [fresh.join('. ')];
  });
}

/** What the expert would do, and why. */
function hintWords(text: PiecepackWords, { act, candidates: [best] }: Hint): string {
  const told = fill(text.hintSays, { act: actWords(text, act) });
  const why = best?.why === undefined ? '' : fill(text.hintWhy, { why: best.why });
  const expected = best?.expected ?? null;
  const chance = expected === null ? '' : fill(text.hintWins, { n: Math.round(100 * expected) });
  return `${told}${why}. ${chance}`.trim();
}
