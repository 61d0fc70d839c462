/** Where one is signed in, and programs that play as persons of their own. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { http, type Session } from '../client/http.ts';
import { sentence } from '../client/me.ts';
import { fill, words } from '../text/text.ts';
import { Ask } from './ask.tsx';
import './people.css';

const said = words.people;
const day = (time: string): string => new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' });

export function Sessions() {
  const sessions = useSignal<readonly Session[]>([]);
  const trouble = useSignal<string | null>(null);
  const load = async (): Promise<void> => {
    sessions.value = (await http.sessions()).sessions;
  };
  const run = (work: () => Promise<unknown>): void =>
    void work().catch((error) => {
      trouble.value = sentence(error);
    });
  useEffect(() => run(load), []);
  return (
    <section>
      <h2>{said.sessions}</h2>
      {trouble.value && (
        <p role="alert" class="error">
          {trouble.value}
        </p>
      )}
      <ul class="room-seats">
        {sessions.value.map((session) => (
          <Row key={session.id} session={session} end={() => run(() => http.endSession(session.id).then(load))} />
        ))}
      </ul>
    </section>
  );
}

function Row({ session, end }: { readonly session: Session; readonly end: () => void }) {
  const { kind, name, made, used } = session;
  const what = kind === 'agent' ? fill(said.agentSession, { name }) : said.browserSession;
  return (
    <li class="room-seat">
      <span class="room-name">
        <strong>{session.this ? said.thisSession : what}</strong>{' '}
        <small>{fill(said.session, { made: day(made), used: day(used) })}</small>
      </span>
      {!session.this && (
        <button type="button" aria-label={fill(said.endLabel, { name: what })} onClick={end}>
          {said.end}
        </button>
      )}
    </li>
  );
}

export function Agents() {
  const made = useSignal<{ name: string; token: string } | null>(null);
  return (
    <section>
      <Ask
        title={said.agents}
        hint={said.agentsHint}
        fields={[{ id: 'name', label: said.agentName, autocomplete: 'off' }]}
        go={said.makeAgent}
        run={async ({ name }) => {
          made.value = { name, token: (await http.makeAgent(name)).token };
        }}
      />
      {made.value && (
        <p role="status">
          {fill(said.token, { name: made.value.name })} <code class="me-token">{made.value.token}</code>
        </p>
      )}
      <p class="hint">{said.protocol}</p>
    </section>
  );
}
