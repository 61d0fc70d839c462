import { area } from '../area.ts';

export const variant = /* @__PURE__ */ area('variant', {
  lab: 'What would that change? Try it in the laboratory.',
  lead: 'Try what another rule does. Bots know the rulebook’s game: under other rules they play less well.',
  number: '{low} to {high}; the rulebook has {rulebook}.',
  rulebook: '{text} (rulebook: {rulebook}).',
  changed: 'Changed: {text}',
  back: 'Back to the rulebook',
  name: 'Name of this variant',
  nameHint: 'Shown at the table and in its record.',
  title: 'Changed rules: {name}',
  onPage: 'This page has the rulebook’s rules. At that table, these are different:',
  guide: 'How to play and the lesson say the rulebook’s numbers.',
  rules: 'All rules, with the changed ones marked',
  failed: 'This could not be loaded. Are you offline?',
} as const);
