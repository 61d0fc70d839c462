import { area } from '../area.ts';

/** Reporting somebody to the administrator of the server. */
export const report = /* @__PURE__ */ area('report', {
  title: 'Report {name}',
  hint: 'Whoever runs this server reads it, with what was said last at this table. {name} is not told.',
  reason: 'What is it about?',
  reasons: {
    insults: 'Insults or threats',
    cheating: 'Cheating',
    stalling: 'Playing slowly on purpose',
    name: 'An offensive name',
    other: 'Something else',
  },
  more: 'What happened? (optional)',
  send: 'Send the report',
  sent: 'Sent. Thank you.',
} as const);
