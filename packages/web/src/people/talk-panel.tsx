/** Talk at a table: reactions, phrases, faces, and at private tables words of one's own. Beside the felt, or in a sheet. */
import { EMOTES, LIMITS, NEUTRAL_PHRASES, PHRASES } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { online } from '../client/offline.ts';
import type { Said, TableClient } from '../client/types.ts';
import { Empty } from '../pages/empty.tsx';
import { saidWords } from '../table/talk-bubbles.ts';
import { fill, words } from '../text/text.ts';
import { useTalkShown } from './unread-talk.ts';
import './talk.css';

const text = words.people;

/** The phrases that are one tap away. */
const REACTIONS: readonly string[] = ['well-played', 'ouch', 'thanks', 'thinking', 'good-luck', 'good-game'];
const isReaction = ({ phrase }: { phrase?: string }): boolean => REACTIONS.includes(phrase ?? '');

export interface TalkProps {
  readonly client: TableClient;
  readonly seat: number;
  /** Whether free text is allowed here. */
  readonly own: boolean;
  /** Whether only phrases that reveal nothing about cards are allowed now. */
  readonly neutral?: boolean;
}

/** The talk so far, and what can be said. @example <TalkPanel client={client} seat={0} own={true} /> */
export function TalkPanel({ client, seat, own, neutral = false }: TalkProps) {
  useTalkShown();
  const lines = client.model.said.value;
  // A browser without network knows it seconds before the connection counts as lost.
  const isConnected = client.model.link.value === 'open' && online.value;
  const unsaid = isConnected ? [] : client.model.unsaid.value;
  // Errors are shown here too: the table's notice is behind this window, and a waiting room has none. Those about cards stay at
  // the table.
  const trouble = client.model.trouble.value;
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines, unsaid.length]);
  return (
    <section class="talk" aria-label={text.talkTitle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={log} class="talk-lines" role="log" tabIndex={0} aria-label={text.talkTitle}>
        {lines.length + unsaid.length === 0 && (
          <Empty says={text.talkEmpty}>
            {seat >= 0 && (
              <button type="button" onClick={() => client.say({ phrase: 'hello' })}>
                {text.talkHello}
              </button>
            )}
          </Empty>
        )}
        {lines.map((line, i) => (
          <Line key={i} line={line} mine={line.seat === seat} named={lines[i - 1]?.seat !== line.seat} />
        ))}
        {unsaid.map((line, i) => (
          <p key={i} class="talk-line hint" data-mine="true">
            {fill(text.talkUnsaid, { text: saidWords(line) })}
          </p>
        ))}
      </div>
      {trouble && !trouble.rule && (
        <p role="alert" class="error">
          {trouble.text}
        </p>
      )}
      {seat < 0 ? <p class="hint">{text.talkWatch}</p> : <TalkForm client={client} own={own} neutral={neutral} />}
    </section>
  );
}

interface LineProps {
  readonly line: Said;
  readonly mine: boolean;
  /** Whether another person spoke before: the name is shown again. */
  readonly named: boolean;
}

const Line = ({ line, mine, named }: LineProps) => (
  <p class="talk-line" data-mine={mine} data-reaction={isReaction(line)}>
    <b class={named && !mine ? 'talk-name' : 'visually-hidden'}>
      {line.name}
      <span class="visually-hidden">: </span>
    </b>
    <span class="talk-words">{saidWords(line)}</span>
  </p>
);

function TalkForm({ client, own, neutral }: Omit<TalkProps, 'seat'>) {
  const draft = useSignal('');
  const say = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = draft.value.trim();
    if (given !== '') client.say({ text: given });
    draft.value = '';
  };
  const allowed: readonly (typeof PHRASES)[number][] = neutral ? NEUTRAL_PHRASES : PHRASES;
  const phrase = (each: (typeof PHRASES)[number]) => (
    <button key={each} type="button" class="talk-phrase" onClick={() => client.say({ phrase: each })}>
      {words.talk.phrases[each]}
    </button>
  );
  const quick = REACTIONS.flatMap((each) => allowed.filter((one) => one === each));
  return (
    <>
      <fieldset class="talk-row">
        <legend class="visually-hidden">{text.talkReactions}</legend>
        {quick.map(phrase)}
      </fieldset>
      <details class="talk-more">
        <summary>{text.talkMore}</summary>
        <fieldset class="talk-row">
          <legend class="visually-hidden">{text.talkPhrases}</legend>
          {allowed.filter((each) => !REACTIONS.includes(each)).map(phrase)}
        </fieldset>
        {!neutral && (
          <fieldset class="talk-row">
            <legend class="visually-hidden">{text.talkFaces}</legend>
            {EMOTES.map((emote) => (
              <button key={emote} type="button" class="talk-phrase" onClick={() => client.say({ emote })}>
                <span aria-hidden="true">{words.talk.emotes[emote][0]}</span> {words.talk.emotes[emote][1]}
              </button>
            ))}
          </fieldset>
        )}
      </details>
      {own && !neutral && (
        <form class="talk-own" onSubmit={say}>
          <input
            aria-label={text.talkOwn}
            placeholder={text.talkOwn}
            autocomplete="off"
            maxLength={LIMITS.text}
            value={draft.value}
            onInput={(event) => {
              draft.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="talk-send" aria-label={text.talkSend}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M21 3 3 10.5l7 3.5 3.5 7zM10 14 21 3" />
            </svg>
          </button>
        </form>
      )}
    </>
  );
}

/** The talk at a table in play. Partners have only a few phrases. @example <TableTalk client={client} /> */
export function TableTalk({ client }: { readonly client: TableClient }) {
  const { info, seat } = client.model;
  return (
    <TalkPanel
      client={client}
      seat={seat.value}
      own={info.value?.listed === false}
      neutral={info.value?.stage === 'playing' && hasPartners(client)}
    />
  );
}

function hasPartners({ model: { events } }: TableClient): boolean {
  const sides = (events.value[0]?.sides ?? []) as readonly (readonly number[])[];
  return sides.some((side) => side.length > 1);
}
