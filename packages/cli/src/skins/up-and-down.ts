/** Up and Down's table and score sheet: games/src/up-and-down/rules.md, "At the table". */
import { isTricks, KEY, laid, rankOf, slot } from '@followsuit/engine';
import { ACTORS, DEALER, LEADER, LED, POINTS, TRICK, TURN } from '@followsuit/engine/state';
import { amber, bold, dim, red } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, cardSign, nameOf, namesOf, type TableNames, verb } from '../wording.ts';
import { cardsColumn, digit, mustBid, numbers, scoreSheet, totalColumn, trumpWords } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

/** A field of the game's own. */
const field = ({ rules, view }: SeatScene, name: string): number => view.state[rules.at[name]];
const forCoins = ({ rules }: TableNames): boolean => rules.options.scoring === 'coins';
const isPlaying = ({ rules, view }: SeatScene): boolean => rules.phase(view.state) === 'tricks';

/** Before the play, what each seat said last; with points, the bid that won. */
const said: Column = {
  title: 'said',
  cell(scene, seat) {
    if (!forCoins(scene) && field(scene, 'bidder') === seat) return `bid ${field(scene, 'bid')}`;
    if (isPlaying(scene) || ((field(scene, 'passed') >> seat) & 1) === 0) return '';
    if (!forCoins(scene)) return 'pass';
    return scene.rules.options.opening === 'formal' ? 'knock' : 'coin';
  },
};
const halves: Column = { title: 'halves', cell: ({ view }, seat) => String(view.state[POINTS + seat]) };
const coins: Column = { ...totalColumn, title: 'coins' };
const role: Column = {
  title: '',
  cell(scene, seat) {
    if (!isPlaying(scene)) return '';
    if (field(scene, 'partner') === seat) return '○ partner';
    if (field(scene, 'bidder') !== seat) return '';
    if (field(scene, 'red')) return red('★ leader, red');
    return field(scene, 'partner') < 0 ? '★ leader, partner?' : '★ leader';
  },
};

export const upAndDown: Partial<TerminalSkin> = {
  header(scene) {
    const { rules, view } = scene;
    const pot = field(scene, 'pot');
    const length = forCoins(scene) ? `${5 * Number(rules.options.rounds)} hands` : `first to ${rules.options.target}`;
    return [trumpWords(digit(rules, view.state, 'trump')), length, ...(pot > 0 ? [`${pot} in the pot`] : [])];
  },
  columns: (scene) => [cardsColumn, said, halves, forCoins(scene) ? coins : totalColumn, role],
  panel: (scene) => (isPlaying(scene) ? [...rows(scene), standing(scene)] : beforePlay(scene)),
  opened: found,
  why: (table, hand) => (hand.score.leader === null ? [unled(table, hand)] : outcome(table, hand)),
  sheet(table, history) {
    const bid = forCoins(table) ? [] : ['bid'];
    const lines = scoreSheet(table, history, ['leader', 'partner', ...bid, 'points', 'result'], ({ score }) => [
      score.leader === null ? '–' : table.names[Number(score.leader)],
      score.partner === null ? (score.red ? 'red' : '–') : table.names[Number(score.partner)],
      ...(forCoins(table) ? [] : [String(score.bid)]),
      numbers(score, 'points').join(' '),
      RESULTS[String(score.result)] ?? String(score.result),
    ]);
    const { rounds, target } = table.rules.options;
    return [...lines, dim(forCoins(table) ? `${5 * Number(rounds)} hands; most coins win.` : `${target} points win.`)];
  },
  families({ options }, phase) {
    if (phase === 'tricks') return ['UPDOWN-PLAY', 'UPDOWN-PARTNER'];
    return options.scoring === 'coins' ? ['UPDOWN-LEAD', 'UPDOWN-COIN'] : ['UPDOWN-LEAD', 'UPDOWN-POINT'];
  },
};

const RESULTS: Readonly<Record<string, string>> = { takenBack: 'taken back', unled: 'nobody led' };

/** What the seat should know before it chooses. */
function beforePlay(scene: SeatScene): string[] {
  const { rules, view } = scene;
  const s = view.state;
  if (!forCoins(scene)) return mustBid(scene);
  if (rules.options.opening === 'formal')
    return s[TURN] === view.seat && s[DEALER] === view.seat
      ? ['Everyone knocked: lead (and risk 6 coins, or 8 without a partner), or take back (and pay 4).']
      : [];
  const waiting = scene.names.filter((_, seat) => (s[ACTORS] >> seat) & 1).length;
  return waiting <= 2 ? [amber(waiting === 1 ? 'You are the last: a coin costs two.' : 'The last one pays two.')] : [];
}

/** The trick in two rows, the best card of each first, and the dead cards. */
function rows(scene: SeatScene): string[] {
  const { rules, view } = scene;
  const s = view.state;
  const phase = rules.design.phases[rules.tricks];
  if (!isTricks(phase) || laid(s) === 0) return [];
  const key = phase.key.unpack(s[KEY]);
  const tar = rules.design.deck.ranks.indexOf('T');
  const list = Array.from({ length: laid(s) }, (_, i) => {
    const card = s[slot(s, i)];
    return { card, seat: (s[LEADER] + i) % rules.seats, strength: phase.strength(card, s[LED], key) };
  }).sort((a, b) => b.strength - a.strength);
  const row = (title: string, keep: (each: (typeof list)[number]) => boolean): string[] => {
    const texts = list.filter(keep).map(({ card, seat }, i) => {
      const text = `${nameOf(scene, seat)} ${cardSign(rules.design.deck, card)}`;
      return i === 0 && title !== 'dead' ? bold(text) : text;
    });
    return texts.length === 0 ? [] : [`${title}: ${texts.join('  ')}`];
  };
  return [
    [
      ...row('Up', ({ card, strength }) => strength > 0 && rankOf(card) >= tar),
      ...row('Down', ({ card, strength }) => strength > 0 && rankOf(card) < tar),
      ...row('dead', ({ strength }) => strength === 0).map(dim),
    ].join('  |  '),
  ];
}

const teamOf = (scene: SeatScene): number[] =>
  [field(scene, 'bidder'), field(scene, 'partner')].filter((seat) => seat >= 0);

/** "The leader has 5 of the 9 points taken so far; there can be up to 21. More than half wins." */
function standing(scene: SeatScene): string {
  const { rules, view } = scene;
  const points = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum + view.state[POINTS + seat], 0);
  const all = points(scene.names.map((_, seat) => seat));
  const team = points(teamOf(scene));
  const most = all + 2 * (Number(rules.design.hands(0)[0]) - view.state[TRICK]);
  const who = field(scene, 'partner') < 0 ? 'The leader has' : 'Leader and partner have';
  const goal = forCoins(scene) ? 'more than half wins' : `the bid is ${field(scene, 'bid')}`;
  return `${who} ${team} of the ${counted(all, 'point')} taken so far, of ${most} at most; ${goal}.`;
}

/** The first trick that the leader splits with somebody. */
function found(before: SeatScene, after: SeatScene): string[] {
  const partner = field(after, 'partner');
  if (partner < 0 || partner === field(before, 'partner')) return [];
  const leader = field(after, 'bidder');
  const past = after.view.state[POINTS + partner];
  return [
    asSentence(
      `${nameOf(after, partner)} ${verb(after, partner, 'split')} a trick with ${nameOf(after, leader)} and ${verb(after, partner, 'are')} the partner, with ${counted(past, 'point')} so far`,
    ),
  ];
}

function unled(table: TableNames, { score }: ScoredHand): string {
  if (score.result === 'unled') return `Nobody led: everyone pays, the last one two, and ${score.pot} lie in the pot.`;
  const dealer = numbers(score, 'delta').indexOf(-4);
  return asSentence(`${nameOf(table, dealer)} took the hand back and ${verb(table, dealer, 'pay')} a coin to each`);
}

/** What the leading team took, and what that means. */
function outcome(table: TableNames, { score }: ScoredHand): string[] {
  const team = [Number(score.leader), ...(score.partner === null ? [] : [Number(score.partner)])];
  const points = numbers(score, 'points');
  const own = team.reduce((sum, seat) => sum + points[seat], 0);
  const all = points.reduce((sum, n) => sum + n, 0);
  const alone = score.partner === null ? (score.red ? ', red,' : ', alone,') : '';
  const took = `${namesOf(table, team)}${alone} took ${own} of ${all} points`;
  if (forCoins(table))
    return [asSentence(`${took}: ${score.result === 'made' ? 'more than half' : 'not more than half'}`)];
  const meaning: Readonly<Record<string, string>> = {
    exact: `exactly the ${score.bid} bid, so nobody else scores`,
    over: `more than the ${score.bid} bid, so both sides score`,
    missed: `fewer than the ${score.bid} bid, so only the others score, ${table.rules.options.opponents === 'each' ? 'each what they took' : 'each what all of them took'}`,
  };
  return [asSentence(`${took}: ${meaning[String(score.result)]}`)];
}
