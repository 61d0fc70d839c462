/** Chat at a table: phrases, emotes, and at private tables free text. */
import { EMOTES, LIMITS, NEUTRAL_PHRASES, PHRASES } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableClient } from '../client/types.ts';
import { saidWords } from '../table/talk-bubbles.ts';
import { fill, words } from '../text/text.ts';
import './people.css';

const text = words.people;

interface TalkProps {
  readonly client: TableClient;
  readonly seat: number;
  /** Whether free text is allowed here. */
  readonly own: boolean;
  /** Whether only phrases that reveal nothing about cards are allowed now. */
  readonly neutral?: boolean;
}

/** The chat so far, and the controls. */
export function TalkBox({ client, seat, own, neutral = false }: TalkProps) {
  const lines = client.model.said.value;
  const unsaid = client.model.link.value === 'open' ? [] : client.model.unsaid.value;
  // Errors are shown here too: the table's notice is behind this window, and a waiting room has none. Those about cards stay at
  // the table.
  const trouble = client.model.trouble.value;
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines, unsaid.length]);
  return (
    <section class="talk-box" aria-label={text.talkTitle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={log} class="talk-lines" role="log" tabIndex={0} aria-label={text.talkTitle}>
        {lines.length + unsaid.length === 0 && <p class="hint">{text.talkEmpty}</p>}
        {lines.map((line, i) => (
          <p key={i}>{fill(text.talkSaid, { name: line.name, text: saidWords(line) })}</p>
        ))}
        {unsaid.map((line, i) => (
          <p key={i} class="hint">
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

function TalkForm({ client, own, neutral }: Omit<TalkProps, 'seat'>) {
  const draft = useSignal('');
  const say = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = draft.value.trim();
    if (given !== '') client.say({ text: given });
    draft.value = '';
  };
  return (
    <>
      <fieldset class="people-row">
        <legend class="visually-hidden">{text.talkPhrases}</legend>
        {(neutral ? NEUTRAL_PHRASES : PHRASES).map((phrase) => (
          <button key={phrase} type="button" class="talk-phrase" onClick={() => client.say({ phrase })}>
            {words.talk.phrases[phrase]}
          </button>
        ))}
      </fieldset>
      {!neutral && (
        <fieldset class="people-row">
          <legend class="visually-hidden">{text.talkFaces}</legend>
          {EMOTES.map((emote) => (
            <button key={emote} type="button" class="talk-phrase" onClick={() => client.say({ emote })}>
              <span aria-hidden="true">{words.talk.emotes[emote][0]}</span> {words.talk.emotes[emote][1]}
            </button>
          ))}
        </fieldset>
      )}
      {own && !neutral && (
        <form class="people-row" onSubmit={say}>
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
          <button type="submit">{text.talkSend}</button>
        </form>
      )}
    </>
  );
}
