/** The laboratory of one game. */
import { useEffect, useMemo } from 'preact/hooks';
import { replaceQuery } from '../address-bar.ts';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { Frame } from '../pages/frame.tsx';
import { Unavailable } from '../pages/unavailable.tsx';
import { place } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { loadKnobs } from '../variant/load.ts';
import { type Lab, openLab } from './client.ts';
import { Controls } from './controls.tsx';
import { Results } from './results.tsx';
import { questionFault, settingTexts } from './setting-texts.ts';
import { type LabState, questionOf, startState } from './state.ts';
import { applyStudy, studyQuery } from './study-address.ts';
import type { FromLab } from './worker/messages.ts';
import './lab.css';

const text = words.lab;

export default function LabPage({ game: id }: PageProps) {
  const game = gameInfo(id);
  const state = useMemo(() => {
    if (!game?.deck) return null;
    const started = startState(game);
    applyStudy(started, place.peek().query);
    return started;
  }, [id]);
  return state ? (
    <Opened state={state} />
  ) : (
    <Unavailable title={words.common.notFound}>
      <a class="button button-main" href="/lab">
        {text.title}
      </a>
    </Unavailable>
  );
}

function take(state: LabState, message: FromLab): void {
  if (message.t === 'game') state.description.value = message.description;
  else if (message.t === 'view') state.view.value = message.view;
  else {
    state.isPlaying.value = false;
    if (message.t === 'fault') {
      state.fault.value = message.text;
      state.isFaultEnglish.value = message.isEnglish ?? false;
      return;
    }
    state.view.value = message.view;
    state.deal.value = message.deals;
    state.files.value = message.files;
    state.isStopped.value = message.isStopped;
  }
}

function Opened({ state }: { readonly state: LabState }) {
  const { game, players, isPlaying, fault } = state;
  const lab = useMemo<{ now: Lab | null }>(() => ({ now: null }), []);
  useEffect(() => {
    lab.now = openLab((message) => take(state, message));
    loadKnobs(game.id).then((found) => {
      state.knobWords.value = found?.knobs ?? {};
      state.actWords.value = found?.acts ?? {};
    });
    return () => lab.now?.close();
  }, [state]);
  const described = useMemo(() => ({ players: players.peek() }), [state]);
  useEffect(() => {
    // Other players may have other settings; those from an address are for its players.
    if (described.players !== players.value) {
      state.changes.value = {};
      state.base.value = {};
    }
    described.players = players.value;
    lab.now?.send({ t: 'describe', game: game.id, players: players.value });
  }, [state, players.value]);
  const start = (): void => {
    state.isFaultEnglish.value = false;
    fault.value = questionFault(state);
    if (fault.value !== null) return;
    const question = questionOf(state, settingTexts(state));
    state.address.value = studyQuery(state);
    replaceQuery('study', new URLSearchParams(state.address.value).get('study'));
    state.asked.value = question;
    state.view.value = null;
    state.deal.value = [];
    state.files.value = null;
    state.isStopped.value = false;
    isPlaying.value = true;
    lab.now?.send({ t: 'ask', question });
  };
  const title = fill(text.of, { game: game.name });
  return (
    <Frame title={title} wide>
      <div class="lab">
        <h1>{title}</h1>
        <p class="lab-lead">{text.lead}</p>
        <form
          class="panel lab-panel"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPlaying.value) start();
          }}
        >
          <Controls state={state} />
          <div class="lab-start">
            {isPlaying.value ? (
              <button type="button" class="button-main" key="stop" onClick={() => lab.now?.send({ t: 'stop' })}>
                {text.stop}
              </button>
            ) : (
              <button type="submit" class="button-main" key="start" disabled={state.description.value === null}>
                {text.start}
              </button>
            )}
            <Progress state={state} />
          </div>
          {fault.value && (
            <p role="alert" class="error">
              {state.isFaultEnglish.value && text.refused}{' '}
              <span lang={state.isFaultEnglish.value ? 'en' : undefined}>{fault.value}</span>
            </p>
          )}
        </form>
        <Results state={state} />
      </div>
    </Frame>
  );
}

function Progress({ state }: { readonly state: LabState }) {
  const { view, isPlaying, isStopped, asked } = state;
  const { done = 0, of = 0, learned } = view.value ?? {};
  if (asked.value === null || (!isPlaying.value && view.value === null && !isStopped.value)) return null;
  const said = isPlaying.value
    ? learned !== undefined
      ? fill(text.learning, { share: Math.floor(100 * learned) })
      : of === 0
        ? fill(text.trying, { n: done })
        : fill(text.playing, { done, of })
    : view.value === null
      ? text.nothing
      : isStopped.value
        ? fill(text.stopped, { done })
        : done > 0
          ? fill(text.done, { done })
          : '';
  return (
    <>
      {isPlaying.value && (
        <progress value={learned ?? done} max={learned === undefined ? Math.max(1, of) : 1} aria-label={said} />
      )}
      <p role="status">{said}</p>
    </>
  );
}
