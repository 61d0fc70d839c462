/** The person on the server: their name, account and sessions. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { http, RequestError } from '../client/http.ts';
import { become, findMe, me, sentence, somebody } from '../client/me.ts';
import { takeFocus } from '../page-arrival.ts';
import { Sessions } from '../people/sessions.tsx';
import { SmallForm } from '../people/small-form.tsx';
import { settings } from '../settings.ts';
import { fill, words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import '../people/people.css';

const text = words.people;

export default function MyAccount() {
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
    <Frame title={words.me.account}>
      <div class="me">
        <h1>{words.me.account}</h1>
        <p>
          <a href="/me">{words.me.back}</a>
        </p>
        {trouble.value && (
          <p role="alert" class="error">
            {trouble.value}
          </p>
        )}
        {me.value === undefined && !trouble.value && <p>{words.common.loading}</p>}
        {me.value === null && <Nobody />}
        {me.value && (me.value.account ? <Account /> : <Guest />)}
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

function SignIn() {
  /** Whether the password works once, and a new one is due. */
  const due = useSignal(false);
  const fields = [
    { id: 'name', label: text.name, autocomplete: 'username' },
    { id: 'password', label: text.password, autocomplete: 'current-password', secret: true },
    { id: 'new', label: text.newPassword, autocomplete: 'new-password', secret: true },
  ] as const;
  return (
    <SmallForm
      title={text.signIn}
      hint={text.signInHint}
      fields={due.value ? fields : fields.slice(0, 2)}
      go={text.signIn}
      run={async (given) => {
        try {
          become((await http.signIn(given.name, given.password, given.new)).person);
        } catch (error) {
          if (!(error instanceof RequestError) || error.code !== 'password-due') throw error;
          due.value = true;
          // As an error, so that the fields stay as they are.
          throw new RequestError(error.code, words.me.onceHint);
        }
      }}
    />
  );
}

const MyData = () => (
  <section>
    <h2>{words.me.data}</h2>
    <p class="hint">{words.me.dataHint}</p>
    <p>
      <a class="button" href="/api/me/data" download="followsuit-data.json">
        {words.me.dataGo}
      </a>
    </p>
  </section>
);

function ChangeName({ hint }: { readonly hint: string }) {
  return (
    <SmallForm
      title={text.changeName}
      hint={hint}
      fields={[{ id: 'name', label: text.newName, autocomplete: 'nickname', value: me.value?.name ?? '' }]}
      go={text.save}
      done={text.saved}
      run={async (given) => {
        const { person } = await http.rename(given.name);
        settings.name.value = person.name;
        me.value = person;
      }}
    />
  );
}

function Guest() {
  const name = me.value?.name ?? '';
  return (
    <>
      <section>
        <p>{fill(text.guestIs, { name })}</p>
      </section>
      <ChangeName hint={words.me.guestNameHint} />
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
      <MyData />
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
      <ChangeName hint={words.me.nameHint} />
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
      <Sessions kind="cookie" title={text.sessions} />
      <MyData />
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
