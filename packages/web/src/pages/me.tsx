/** The person on the server: guest, account, sessions, agents. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { http } from '../client/http.ts';
import { become, findMe, me, sentence, somebody } from '../client/me.ts';
import { takeFocus } from '../page-arrival.ts';
import { FinishedGames } from '../people/finished-games.tsx';
import { Agents, Sessions } from '../people/sessions.tsx';
import { SmallForm } from '../people/small-form.tsx';
import { settings } from '../settings.ts';
import { fill, words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import '../people/people.css';

const text = words.people;

export default function Me() {
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    findMe().catch((error) => {
      trouble.value = sentence(error);
    });
  }, []);
  const person = me.value && `${me.value.id} ${me.value.account}`;
  const before = useRef(person);
  useEffect(() => {
    // The form that changed the identity is gone, and the focus with it.
    if (before.current !== undefined && before.current !== person) takeFocus();
    before.current = person;
  }, [person]);
  return (
    <Frame title={text.meTitle}>
      <div class="me">
        <h1>{text.meTitle}</h1>
        {trouble.value && (
          <p role="alert" class="error">
            {trouble.value}
          </p>
        )}
        {me.value === undefined && !trouble.value && <p>{words.common.loading}</p>}
        {me.value === null && <Nobody />}
        {me.value && (me.value.account ? <Account /> : <Guest />)}
        <FinishedGames />
      </div>
    </Frame>
  );
}

function Nobody() {
  return (
    <>
      <section>
        <p>{text.nobody}</p>
        <SmallForm fields={[]} go={text.giveName} run={async () => void (await somebody())} />
      </section>
      <SignIn />
    </>
  );
}

const SignIn = () => (
  <SmallForm
    title={text.signIn}
    hint={text.signInHint}
    fields={[
      { id: 'name', label: text.name, autocomplete: 'username' },
      { id: 'password', label: text.password, autocomplete: 'current-password', secret: true },
    ]}
    go={text.signIn}
    run={async ({ name, password }) => become((await http.signIn(name, password)).person)}
  />
);

function Guest() {
  const name = me.value?.name ?? '';
  return (
    <>
      <section>
        <p>{fill(text.guestIs, { name })}</p>
      </section>
      <SmallForm
        title={text.changeName}
        fields={[{ id: 'name', label: text.newName, autocomplete: 'nickname', value: name }]}
        go={text.save}
        done={text.saved}
        run={async (given) => {
          const { person } = await http.rename(given.name);
          settings.name.value = person.name;
          me.value = person;
        }}
      />
      <SmallForm
        title={text.signUp}
        hint={text.signUpHint}
        fields={[
          { id: 'name', label: text.name, autocomplete: 'username', value: name },
          { id: 'password', label: text.password, autocomplete: 'new-password', secret: true },
        ]}
        go={text.signUp}
        run={async (given) => {
          me.value = (await http.signUp(given.name, given.password)).person;
        }}
      />
      <SignIn />
      <SmallForm
        title={text.signOutGuest}
        hint={text.signOutGuestSure}
        fields={[]}
        go={text.signOutGuest}
        danger
        run={leave}
      />
    </>
  );
}

function Account() {
  const name = me.value?.name ?? '';
  return (
    <>
      <section>
        <p>{fill(text.accountIs, { name })}</p>
        <SmallForm fields={[]} go={text.signOut} run={leave} />
      </section>
      <Sessions />
      <Agents />
      <SmallForm
        title={text.changePassword}
        fields={[
          { id: 'old', label: text.oldPassword, autocomplete: 'current-password', secret: true },
          { id: 'new', label: text.newPassword, autocomplete: 'new-password', secret: true },
        ]}
        go={text.changePassword}
        done={text.passwordChanged}
        run={async (given) => void (await http.setPassword(given.old, given.new))}
      />
      <SmallForm
        title={text.deleteMe}
        hint={text.deleteHint}
        fields={[{ id: 'password', label: text.password, autocomplete: 'current-password', secret: true }]}
        go={text.deleteGo}
        danger
        run={async ({ password }) => {
          await http.deleteMe(password);
          become(null);
        }}
      />
    </>
  );
}

async function leave(): Promise<void> {
  await http.signOut();
  become(null);
}
