import { area } from '../area.ts';

export const rules = /* @__PURE__ */ area('rules', {
  title: 'Rules',
  lead: 'Every game in full, with the small print. Each rule has a name, which tables quote when they refuse a card.',
  /** For other languages than that of the rules. */
  inEnglish: '',
  search: 'Search all rules',
  searching: 'Looking through the pages…',
  found: {
    none: 'Nothing found. Try fewer or shorter words.',
    one: 'One place',
    many: '{n} places',
    more: 'The first {n} places; add a word to narrow them down.',
  },
  contents: 'On this page',
  table: 'Table',
  forPrograms: 'For programs',
  lab: 'Change a rule in the laboratory',
  play: 'Play this game',
  learn: 'Learn it in one hand',
  lookUp: 'Look up',
  poker: 'Poker with this deck',
  lore: 'Lore of the deck',
  all: 'All rules',
  shared: 'The Vines games: deck and common rules',
  missing: 'There is no rules page with this name.',
  searchFailed: 'The pages could not be loaded. Are you offline? Search again when there is a network.',
  loadFailed: 'The page could not be loaded. Are you offline? Try again when there is a network.',
  sharedAbout: 'The deck and the rules that the ten Vines games share.',
} as const);
