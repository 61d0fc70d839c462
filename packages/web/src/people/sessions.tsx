/** The person's sessions, and their agents. */
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { http, type Session } from '../client/http.ts';
import { sentence } from '../client/me.ts';
import { language } from '../text/language.ts';
import { fill, words } from '../text/text.ts';
import { SmallForm } from './small-form.tsx';
import './people.css';

const text = words.people;
const day = (time: string): string => new Date(time).toLocaleDateString(language(), { dateStyle: 'medium' });

/** The number of agents created on this page: each adds a session. */
const agents = signal(0);

interface SessionsProps {
  /** Browsers, or the programs of the person. */
  readonly kind: 'cookie' | 'token';
  readonly title: string;
}

export function Sessions({ kind, title }: SessionsProps) {
  const sessions = useSignal<readonly Session[]>([]);
  const trouble = useSignal<string | null>(null);
  const load = async (): Promise<void> => {
    sessions.value = (await http.sessions()).sessions.filter((session) => session.kind === kind);
  };
  const run = (work: () => Promise<unknown>): void => {
    trouble.value = null;
    work().catch((error) => {
      trouble.value = sentence(error);
    });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async (id: string): Promise<void> => {
    await http.endSession(id);
    heading.current?.focus(); // the button disappears with the row
    await load();
  };
  useEffect(() => run(load), [agents.value]);
  // A person without programs needs no list of them.
  if (kind === 'token' && sessions.value.length === 0 && !trouble.value) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {trouble.value && (
        <p role="alert" class="error">
          {trouble.value}
        </p>
      )}
      <ul class="room-seats">
        {sessions.value.map((session) => (
          <Row key={session.id} session={session} end={() => run(() => end(session.id))} />
        ))}
      </ul>
    </section>
  );
}

function Row({ session, end }: { readonly session: Session; readonly end: () => void }) {
  const { kind, name, made, used } = session;
  const what = kind === 'token' ? fill(text.agentSession, { name }) : text.browserSession;
  return (
    <li class="room-seat">
      <span class="room-name">
        <strong>{session.this ? text.thisSession : what}</strong>{' '}
        <small>{fill(text.session, { made: day(made), used: day(used) })}</small>
      </span>
      {!session.this && (
        <button type="button" aria-label={fill(text.endLabel, { name: what })} onClick={end}>
          {text.end}
        </button>
      )}
    </li>
  );
}

export function Agents() {
  const made = useSignal<{ name: string; token: string } | null>(null);
  return (
    <section>
      <SmallForm
        title={text.newAgent}
        hint={text.agentsHint}
        fields={[{ id: 'name', label: text.agentName, autocomplete: 'off' }]}
        go={text.makeAgent}
        run={async ({ name }) => {
          made.value = { name, token: (await http.makeAgent(name)).token };
          agents.value++;
        }}
      />
      <p role="status">
        {made.value && (
          <>
            {fill(text.token, { name: made.value.name })} <code class="me-token">{made.value.token}</code>
          </>
        )}
      </p>
      <p class="hint">{text.protocol}</p>
    </section>
  );
}
