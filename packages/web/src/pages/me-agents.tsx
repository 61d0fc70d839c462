/** Programs of the person that play at tables, and their keys. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findMe, me, sentence, somebody } from '../client/me.ts';
import { Agents, Sessions } from '../people/sessions.tsx';
import { SmallForm } from '../people/small-form.tsx';
import { words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import '../people/people.css';

const text = words.me;

export default function MyAgents() {
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    findMe().catch((error) => {
      trouble.value = sentence(error);
    });
  }, []);
  return (
    <Frame title={text.agents}>
      <div class="me">
        <h1>{text.agents}</h1>
        <p>
          <a href="/me">{text.back}</a>
        </p>
        <p>{text.agentsLead}</p>
        {trouble.value && (
          <p role="alert" class="error">
            {trouble.value}
          </p>
        )}
        {me.value === undefined && !trouble.value && <p>{words.common.loading}</p>}
        {me.value === null && (
          <section>
            <p>{text.agentsNobody}</p>
            <SmallForm fields={[]} go={words.people.giveName} run={async () => void (await somebody())} />
          </section>
        )}
        {me.value && (
          <>
            <Agents />
            <Sessions kind="token" title={words.people.agents} />
          </>
        )}
      </div>
    </Frame>
  );
}
