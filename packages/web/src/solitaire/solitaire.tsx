/** The piecepack solitaire as one plays it: dice, board, what may be done. */
import type { Act } from '@followsuit/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isOffered } from '../client/model.ts';
import type { Hint, TableClient } from '../client/types.ts';
import { useAnnouncer } from '../table/announcer.tsx';
import { useFocus } from '../table/focus.ts';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { Actions } from './actions.tsx';
import Board from './board.tsx';
import { Confirm } from './confirm.tsx';
import { Dice } from './dice.tsx';
import { useMomentState } from './moment-state.ts';
import { useArrived } from './phase-arrivals.ts';
import { homeCount, movedBy, type Piece, type Position, positionOf, type Suit, usesOf } from './position.ts';
import { Result } from './result.tsx';
import { groundOf, sealedBy, sealedIn } from './sealed.ts';
import { Status } from './status.tsx';
import { useTrail } from './trail.ts';
import { hintWords, lineWords, promptOf, sealedWords, suitList } from './words.ts';
import './solitaire.css';

const text = words.solitaire;

/** Where the focus goes when what had it is gone. */
const FOCUS = { near: '.board', to: '.place[tabindex="0"]', else: '.solitaire-prompt' };

interface Props {
  readonly client: TableClient;
  readonly scene: TableScene;
  /** Makes a new table with the same options. */
  readonly again?: () => void;
  /** Where a finished game can be looked back at. */
  readonly replay?: string;
}

export function Solitaire({ client, scene, again, replay }: Props) {
  const position = positionOf(scene.view);
  const uses = useMemo(() => usesOf(scene.acts), [scene.acts]);
  const ground = groundOf(scene.info.options);
  const [taken, setTaken] = useMomentState<Piece | null>(scene.view, null);
  const [die, setDie] = useMomentState<Suit | null>(scene.view, null);
  const [hint, setHint] = useMomentState<Hint | string | null>(scene.view, null);
  const [giving, setGiving] = useState(false);
  /** An act that would seal a home, until one is sure. */
  const [sealing, setSealing] = useState<Act | null>(null);
  const seq = scene.events.length;
  const now = useRef(seq);
  now.current = seq;
  const root = useRef<HTMLDivElement>(null);
  const letGo = useFocus(root, FOCUS);
  const trail = useTrail(client, scene.view, seq);
  const arrived = useArrived(position);

  const placing = position.phase === 'placing' ? ([...uses.goes.keys()][0] ?? null) : null;
  const held = placing ?? taken;
  const going = useGoing(client, scene);
  const doIt = async (act: Act) => {
    going.value = '';
    await trail.follow(act);
    if (now.current === seq && isOffered(client.model, act)) {
      letGo();
      client.act(act);
    } else going.value = undefined;
  };
  const choose = (act: Act) => {
    if (sealedBy(position, act, ground).length > 0) setSealing(act);
    else doIt(act);
  };
  const askHint = async (ask: () => Promise<Hint>) => {
    setHint(await ask().catch((error: Error) => error.message));
  };
  const notYet = () => {
    setTaken(null);
    setHint(fill(text.notYet, { suit: suitList(position.owed) }));
  };
  const advised = hint && typeof hint !== 'string' ? hint : null;
  const glow = advised ? [String(advised.act.pawn ?? advised.act.coin ?? '')] : die ? movedBy(position, uses, die) : [];
  const over = scene.events.findLast((line) => line.ev === 'over');
  const sealed = useMemo(() => (over ? [] : sealedIn(position, ground)), [scene.view, over]);
  const sealedNow = useSealedNow(position, sealed);
  return (
    <div ref={root} class="solitaire" data-going={going}>
      <Status position={position} scene={scene} />
      <div class="solitaire-table">
        <Dice position={position} phase={1} chosen={die} choose={setDie} />
        <Board
          {...{ scene, uses, glow, choose }}
          taken={held}
          take={setTaken}
          trail={trail.squares}
          look={client.way && trail.look}
        />
        <Dice position={position} phase={2} chosen={die} choose={setDie} arrived={arrived} />
      </div>
      {over ? (
        <Result over={over} scene={scene} again={again} replay={replay} />
      ) : (
        <div class="solitaire-foot">
          <div>
            <div role="status">
              {sealed.length > 0 && (
                <p class="solitaire-sealed">
                  {sealedWords(text.sealed, sealed)}{' '}
                  {client.takeBack && sealedNow ? text.sealedThen.back : text.sealedThen.late}
                </p>
              )}
            </div>
            <p class="solitaire-prompt" role="status" tabIndex={-1}>
              {typeof hint === 'string' ? hint : hint ? hintWords(hint) : promptOf(position, uses, held)}
            </p>
          </div>
          <Actions
            {...{ client, scene, position, uses, held, choose, askHint, notYet }}
            giveUp={() => setGiving(true)}
          />
        </div>
      )}
      <Told scene={scene} arrived={arrived} />
      {sealing && (
        <Confirm
          text={sealedWords(text.sealing, sealedBy(position, sealing, ground))}
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
function useGoing({ model }: TableClient, { view }: TableScene) {
  const going = useSignal<'' | undefined>(undefined);
  useLayoutEffect(() => {
    going.value = undefined;
  }, [view]);
  useSignalEffect(() => {
    if (model.trouble.value) going.value = undefined;
  });
  return going;
}

/** Whether a home was sealed since the last roll: that can be taken back, but nothing before it. */
function useSealedNow({ turn, part }: Position, sealed: readonly Suit[]): boolean {
  const known = useRef({ turn: -1, part: 0, before: 0 });
  if (known.current.turn !== turn || known.current.part !== part) known.current = { turn, part, before: sealed.length };
  return sealed.length > known.current.before;
}

/** What has happened last, for screen readers. */
function Told({ scene, arrived }: { readonly scene: TableScene; readonly arrived: readonly Suit[] }) {
  const from = useRef(scene.events.length);
  const heard = useRef(arrived);
  return useAnnouncer(() => {
    const fresh = scene.events.slice(from.current).flatMap((line) => lineWords(line) ?? []);
    from.current = scene.events.length;
    if (arrived !== heard.current && arrived.length > 0) fresh.push(sealedWords(text.arrived, arrived));
    heard.current = arrived;
    return [fresh.join('. ')];
  });
}
