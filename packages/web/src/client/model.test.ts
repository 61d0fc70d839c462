/** The model of a table, built from the answers that a transport receives. */
import { type ActMessage, readClientMessage, type ServerMessage } from '@followsuit/protocol';
import { describe, expect, it } from 'vitest';
import { ActOutbox } from './act-outbox.ts';
import { ChatOutbox } from './chat-outbox.ts';
import { makeSignals, takeAnswer } from './model.ts';
import type { Trouble, Words } from './types.ts';

const ev = (name: string) => ({ ev: name });
const act = { do: 'play', card: 'Kl' };

const sync = (more: object): ServerMessage => ({
  t: 'sync',
  table: 't',
  seat: 1,
  seq: 2,
  events: [ev('game'), ev('deal')],
  view: { phase: 'tricks', led: 'none' },
  pledge: null,
  left: null,
  acts: [act],
  barred: {},
  ...more,
});
const step = (more: object): ServerMessage => ({
  t: 'step',
  table: 't',
  seq: 3,
  events: [ev('act')],
  view: { led: 'locks' },
  acts: [],
  barred: {},
  ...more,
});

describe('the model', () => {
  it('adds steps to what it has', () => {
    const model = makeSignals();
    expect(takeAnswer(model, sync({}))).toBe(true);
    expect(takeAnswer(model, step({}))).toBe(true);
    expect(model.view.value).toEqual({ phase: 'tricks', led: 'locks' });
    expect(model.events.value.map((line) => line.ev)).toEqual(['game', 'deal', 'act']);
    expect([model.seat.value, model.seq.value, model.acts.value, model.link.value]).toEqual([1, 3, [], 'open']);
  });

  it('notices that something is missing, and changes nothing then', () => {
    const model = makeSignals();
    expect(takeAnswer(model, step({}))).toBe(false);
    takeAnswer(model, sync({}));
    expect(takeAnswer(model, step({ seq: 9 }))).toBe(false);
    expect(model.seq.value).toBe(2);
    expect(takeAnswer(makeSignals(), sync({ view: undefined, events: [] }))).toBe(false);
  });

  it('comes back with what is missing, with nothing, or with all anew', () => {
    const model = makeSignals();
    takeAnswer(model, sync({}));
    takeAnswer(model, sync({ seq: 3, events: [ev('act')], view: { phase: 'over' } }));
    expect(model.events.value.length).toBe(3);
    takeAnswer(model, sync({ seq: 3, events: [], view: undefined }));
    expect([model.events.value.length, model.view.value]).toEqual([3, { phase: 'over' }]);
    // After an undo there are fewer events than before.
    takeAnswer(model, sync({}));
    expect(model.events.value.map((line) => line.ev)).toEqual(['game', 'deal']);
  });
});

describe('an act on its way', () => {
  function open() {
    const model = makeSignals();
    takeAnswer(model, sync({}));
    const sent: ActMessage[] = [];
    const troubles: Trouble[] = [];
    const sending = new ActOutbox(model, 't', (message) => sent.push(message));
    const answer = (more: object): boolean =>
      sending.answered(
        { t: 'error', table: 't', id: sent.at(-1)?.id, code: 'refused', text: 'No.', ...more } as ServerMessage,
        (each) => troubles.push(each),
      );
    return { model, sent, troubles, sending, answer };
  }

  it('is sent once, and again with the same name after the connection was lost', () => {
    const { model, sent, sending, answer } = open();
    sending.act(act);
    sending.act({ do: 'pass' });
    sending.again();
    expect(sent.length).toBe(2);
    expect(sent[0]).toMatchObject({ seat: 1, seen: 2, act });
    expect(sent[1]).toEqual(sent[0]);
    expect(model.sent.value).toEqual(act);
    expect(answer({ t: 'done', seq: 3 })).toBe(true);
    expect(model.sent.value).toBeNull();
    sending.again();
    expect(sent.length).toBe(2);
  });

  it('tells of a refusal, but not of what only came too late', () => {
    const { troubles, sending, answer } = open();
    sending.act(act);
    expect(answer({ rule: 'VINES-FOLLOW-1' })).toBe(true);
    sending.act(act);
    expect(answer({ code: 'stale', id: 'another' })).toBe(true);
    expect(troubles.map(({ rule }) => rule)).toEqual(['VINES-FOLLOW-1']);
    expect(answer({ id: undefined })).toBe(false);
  });

  it('that came too late is told of where it can no longer be done', () => {
    const { model, troubles, sending, answer } = open();
    model.acts.value = [act];
    sending.act(act);
    answer({ code: 'stale' });
    expect(troubles).toEqual([]);
    sending.act(act);
    model.acts.value = [];
    answer({ code: 'stale' });
    expect(troubles.map(({ text }) => text)).toEqual(['Somebody else was quicker, so you can no longer do that.']);
  });
});

describe('words on their way', () => {
  it('before the game are heard, too, though nobody has a seat at the table yet', () => {
    const model = makeSignals();
    const saying = new ChatOutbox(model, () => {});
    saying.say({ phrase: 'hello' });
    saying.take({ t: 'said', table: 't', seat: 1, name: 'Ana', phrase: 'hello' } as ServerMessage);
    expect(model.unsaid.value).toEqual([]);
  });

  it('have nothing in them that the server refuses', () => {
    const sent: Words[] = [];
    const saying = new ChatOutbox(makeSignals(), (words) => sent.push(words));
    const family = '\u{1f469}\u200d\u{1f467}';
    for (const text of ['well\tplayed\u2028Bo', '\u200bhe\u202ello\ufeff', family, '\ud800!', '\u200b\n'])
      saying.say({ text });
    expect(sent.map(({ text }) => text)).toEqual(['well played Bo', 'hello', family, '!']);
    for (const words of sent)
      expect(readClientMessage(JSON.stringify({ t: 'say', table: 't', ...words }))).toMatchObject(words);
  });

  it('are said again on a new connection until they are heard', () => {
    const model = makeSignals();
    takeAnswer(model, sync({}));
    const sent: Words[] = [];
    const saying = new ChatOutbox(model, (words) => sent.push(words));
    saying.say({ phrase: 'hello' });
    saying.say({ text: 'Are you there?' });
    const heard = (words: Words, seat = 1): void =>
      saying.take({ t: 'said', table: 't', seat, name: 'Ana', ...words } as ServerMessage);
    heard({ phrase: 'hello' });
    heard({ text: 'Are you there?' }, 2); // from another player
    saying.take(sync({}));
    expect(sent.length).toBe(2);
    saying.open();
    saying.take(sync({}));
    saying.take(sync({}));
    expect(sent.slice(2)).toEqual([{ text: 'Are you there?' }]);
    heard({ text: 'Are you there?' });
    expect(model.unsaid.value).toEqual([]);
  });
});
