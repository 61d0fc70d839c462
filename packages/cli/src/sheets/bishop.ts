/** Bishop's table and score sheet: rules/bishop.md, "At the table". */
import { cardsIn, rankOf } from '@followsuit/engine';
import { POINTS, TRICK } from '@followsuit/engine/state';
import { suitWords } from '../colour.ts';
import type { ScoredHand } from '../story.ts';
import { asSentence, type Company, cardSign, nameOf, namesOf, verb } from '../talk.ts';
import { cards, digit, mustBid, scoreSheet, total, trumpWords } from './parts.ts';
import type { Column, Scene, Sheet } from './sheet.ts';

const COUNTING: Readonly<Record<string, readonly [ranks: string, names: string]>> = {
  knights: ['KT', 'Knights and Tars'],
  bishops: ['BF', 'Bishops and Farmers'],
};

/** A field of the game's own. */
const field = ({ rules, view }: Scene, name: string): number => view.state[rules.at[name]];
const callOf = ({ rules, view }: Scene): string | null => digit(rules, view.state, 'call') as string | null;

/** While the auction runs, what each seat said last; after it, the bid that won. */
const bid: Column = {
  title: 'bid',
  cell(scene, seat) {
    if (field(scene, 'bidder') === seat) return `${field(scene, 'bid')}`;
    if (scene.rules.phase(scene.view.state) !== 'auction') return '';
    const said = scene.story.now?.acts.filter((act) => act.seat === seat).at(-1);
    return said?.do === 'pass' ? 'pass' : String(said?.points ?? '');
  },
};
const points: Column = { title: 'points', cell: ({ view }, seat) => String(view.state[POINTS + seat]) };
const role: Column = {
  title: '',
  cell(scene, seat) {
    if (scene.rules.phase(scene.view.state) === 'auction') return '';
    if (field(scene, 'bidder') === seat) return '★ bidder';
    return field(scene, 'partner') === seat ? '○ partner' : '';
  },
};

export const bishop: Partial<Sheet> = {
  header(scene) {
    const { rules, view } = scene;
    const call = callOf(scene);
    const suit = digit(rules, view.state, 'trump');
    const set =
      call === null
        ? [trumpWords(suit)]
        : [`${field(scene, 'bid')}, ${call} of ${suitWords(String(suit))}`, `${COUNTING[call][1]} count`];
    return [...set, `first to ${rules.options.target}`];
  },
  columns: () => [cards, bid, points, total, role],
  panel: (scene) => (callOf(scene) === null ? mustBid(scene) : [counters(scene)]),
  mark(scene, card) {
    const call = callOf(scene);
    return call !== null && COUNTING[call][0].includes(scene.rules.design.deck.ranks[rankOf(card)]) ? '*' : '';
  },
  opened: (before, after) => [...asked(before, after), ...found(before, after)],
  why,
  sheet: (company, story) => [
    ...scoreSheet(company, story, ['bidder', 'partner', 'bid', 'result'], ({ score }) => [
      `★ ${company.names[Number(score.bidder)]}`,
      score.partner === null ? 'alone' : `○ ${company.names[Number(score.partner)]}`,
      `${score.bid}, ${score.call} of ${score.trump}`,
      String(score.result),
    ]),
    `${company.rules.options.target} points win.`,
  ],
  families({ options }, phase) {
    if (phase === 'auction') return ['BISHOP-SCORE'];
    if (phase === 'putting away') return ['BISHOP-DEAL-4'];
    return ['BISHOP-PLAY', options.partner === 'holder' ? 'BISHOP-PARTNER' : 'BISHOP-JASPER'];
  },
};

/** "Bidders 4 of 6, defenders 3 of 5 needed": what makes the bid, and what stops it. */
function counters(scene: Scene): string {
  const { rules, view } = scene;
  let bidders = 0;
  let defenders = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const inTeam = seat === field(scene, 'bidder') || seat === field(scene, 'partner');
    if (inTeam) bidders += view.state[POINTS + seat];
    else defenders += view.state[POINTS + seat];
  }
  const goal = field(scene, 'bid');
  const unknown = rules.options.partner === 'jasper-city' && view.state[TRICK] === 0;
  const note = unknown ? ' (the partner is not known yet)' : '';
  return `Bidders have ${bidders} of ${goal} points, defenders ${defenders} of the ${11 - goal} that stop the bid${note}. * cards count.`;
}

/** The announcement that runs up the trump suit. */
function asked(before: Scene, after: Scene): string[] {
  const { rules } = after;
  const ranks = field(after, 'announced');
  if (ranks === 0 || ranks === field(before, 'announced')) return [];
  const { deck } = rules.design;
  const suit = deck.suits.findIndex(({ name }) => name === digit(rules, after.view.state, 'trump'));
  const masks = deck.suits.map((_, each) => (each === suit ? ranks : 0));
  const list = cardsIn(Object.assign(new Int32Array(5), masks)).map((card) => cardSign(deck, card));
  const bidder = field(after, 'bidder');
  return [asSentence(`${nameOf(after, bidder)} ${verb(after, bidder, 'ask')} for ${list.join('? ')}`)];
}

function found(before: Scene, after: Scene): string[] {
  const partner = field(after, 'partner');
  if (partner < 0 || partner === field(before, 'partner')) return [];
  const bidder = nameOf(after, field(after, 'bidder'));
  return [
    asSentence(
      `${nameOf(after, partner)} ${verb(after, partner, 'are')} the partner and ${verb(after, partner, 'play')} with ${bidder}`,
    ),
  ];
}

function why(company: Company, { score }: ScoredHand): string[] {
  const team = [Number(score.bidder), ...(score.partner === null ? [] : [Number(score.partner)])];
  const made = score.result === 'made';
  const others = company.names.map((_, seat) => seat).filter((seat) => !team.includes(seat));
  const scorers = made ? team : others;
  return [
    asSentence(
      `${namesOf(company, team)} took ${score.points} of the ${score.bid} points bid: ${made ? 'made' : 'out of reach, so the bid is missed'}`,
    ),
    asSentence(
      `${namesOf(company, scorers)} ${scorers.length > 1 ? 'score' : verb(company, scorers[0], 'score')} the bid, ${score.bid}${scorers.length > 1 ? ' each' : ''}`,
    ),
  ];
}
