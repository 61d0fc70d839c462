/** Who one is on the server: guest, account, sessions, agents. */
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

const said = words.people;

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
    // The form that made one somebody else is gone, and the focus with it.
    if (before.current !== undefined && before.current !== person) takeFocus();
    before.current = person;
  }, [person]);
  return (
    <Frame title={said.meTitle}>
      <div class="me">
        <h1>{said.meTitle}</h1>
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
        <p>{said.nobody}</p>
        <SmallForm fields={[]} go={said.giveName} run={async () => void (await somebody())} />
      </section>
      <SignIn />
    </>
  );
}

const SignIn = () => (
  <SmallForm
    title={said.signIn}
    hint={said.signInHint}
    fields={[
      { id: 'name', label: said.name, autocomplete: 'username' },
      { id: 'password', label: said.password, autocomplete: 'current-password', secret: true },
    ]}
    go={said.signIn}
    run={async ({ name, password }) => become((await http.signIn(name, password)).person)}
  />
);

function Guest() {
  const name = me.value?.name ?? '';
  return (
    <>
      <section>
        <p>{fill(said.guestIs, { name })}</p>
      </section>
      <SmallForm
        title={said.changeName}
        fields={[{ id: 'name', label: said.newName, autocomplete: 'nickname', value: name }]}
        go={said.save}
        done={said.saved}
        run={async (given) => {
          const { person } = await http.rename(given.name);
          settings.name.value = person.name;
          me.value = person;
        }}
      />
      <SmallForm
        title={said.signUp}
        hint={said.signUpHint}
        fields={[
          { id: 'name', label: said.name, autocomplete: 'username', value: name },
          { id: 'password', label: said.password, autocomplete: 'new-password', secret: true },
        ]}
        go={said.signUp}
        run={async (given) => {
          me.value = (await http.signUp(given.name, given.password)).person;
        }}
      />
      <SignIn />
      <SmallForm
        title={said.signOutGuest}
        hint={said.signOutGuestSure}
        fields={[]}
        go={said.signOutGuest}
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
        <p>{fill(said.accountIs, { name })}</p>
        <SmallForm fields={[]} go={said.signOut} run={leave} />
      </section>
      <Sessions />
      <Agents />
      <SmallForm
        title={said.changePassword}
        fields={[
          { id: 'old', label: said.oldPassword, autocomplete: 'current-password', secret: true },
          { id: 'new', label: said.newPassword, autocomplete: 'new-password', secret: true },
        ]}
        go={said.changePassword}
        done={said.passwordChanged}
        run={async (given) => void (await http.setPassword(given.old, given.new))}
      />
      <SmallForm
        title={said.deleteMe}
        hint={said.deleteHint}
        fields={[{ id: 'password', label: said.password, autocomplete: 'current-password', secret: true }]}
        go={said.deleteGo}
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
