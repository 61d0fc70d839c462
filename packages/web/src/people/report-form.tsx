/** Tells the administrator of the server about somebody at a table. Loaded when it is asked for. */
import { RARE_LIMITS, REPORT_REASONS, type ReportReason } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { http } from '../client/http.ts';
import { asSomebody, sentence } from '../client/me.ts';
import { fill, words } from '../text/text.ts';
import './people.css';

const text = words.report;

interface ReportFormProps {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** @example <ReportForm table={info.id} seat={1} name="Bo" onClose={close} /> */
export default function ReportForm({ table, seat, name, onClose }: ReportFormProps) {
  const key = useId();
  const state = useSignal<'open' | 'busy' | 'sent'>('open');
  const trouble = useSignal<string | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (state.value === 'busy') return;
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const reason = String(given.get('reason')) as ReportReason;
    // Several lines are one.
    const told = String(given.get('text')).replace(/\s+/g, ' ').trim();
    state.value = 'busy';
    trouble.value = null;
    try {
      await asSomebody(() => http.report({ table, seat, name, reason, text: told }));
      state.value = 'sent';
    } catch (error) {
      trouble.value = sentence(error);
      state.value = 'open';
    }
  };
  return (
    <form class="people-form" onSubmit={submit}>
      <h3 ref={head} tabIndex={-1}>
        {fill(text.title, { name })}
      </h3>
      {state.value !== 'sent' && (
        <>
          <p class="hint">{text.hint}</p>
          <label for={`${key}-reason`}>{text.reason}</label>
          <select id={`${key}-reason`} name="reason">
            {REPORT_REASONS.map((each) => (
              <option key={each} value={each}>
                {text.reasons[each]}
              </option>
            ))}
          </select>
          <label for={`${key}-text`}>{text.more}</label>
          <textarea id={`${key}-text`} name="text" rows={3} maxLength={RARE_LIMITS.report} />
        </>
      )}
      <p class="people-row">
        {state.value !== 'sent' && <button type="submit">{text.send}</button>}
        <button type="button" class="button-quiet" onClick={onClose}>
          {words.table.close}
        </button>
        <span role="status">{state.value === 'sent' && text.sent}</span>
      </p>
      {trouble.value && (
        <p role="alert" class="error">
          {trouble.value}
        </p>
      )}
    </form>
  );
}
