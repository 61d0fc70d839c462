// npm run claims: sets everything up, then measures how often a hand can be settled or claimed, and what looking costs: npm run claims 400
import process from 'node:process';
import { ready } from './ready.mjs';

ready();
const { cardsToClaim, drawFromSeed, filled, handIsSettled, NONE, Random, Rules, seatsIn, usualPlayers } = await import(
  '../packages/engine/dist/index.js'
);
const { HAND, LEADER, LED, PHASE, TRICK } = await import('../packages/engine/dist/state.js');
const { trickGames } = await import('../packages/games/dist/index.js');
const { botOf } = await import('../packages/bots/dist/index.js');
const { loadBot } = await import('../packages/games/dist/bots.js');

const HANDS = Number(process.argv[2] ?? 400);

/** By what everybody knows; or claimed by whoever leads, with the strongest cards first. */
const WAYS = {
  settled: (rules, s) => handIsSettled(rules.view(s, -1)),
  claimed(rules, s) {
    const view = rules.view(s, s[LEADER]);
    const { byCode } = rules.design.deck;
    const cards = cardsToClaim(rules, view.state, s[LEADER]);
    return handIsSettled(
      view,
      cards.map((code) => byCode.get(code)),
    );
  },
};

/** Looks between two tricks, once it has happened no more; returns the tricks that were left, or 0. */
function playHand(rules, s, choose, looks) {
  const found = Object.fromEntries(Object.keys(WAYS).map((way) => [way, -1]));
  while (rules.due(s) === null && !rules.isOver(s)) {
    if (s[PHASE] === rules.tricks && s[LED] === NONE && s[TRICK] > 0)
      for (const [way, holds] of Object.entries(WAYS)) {
        if (found[way] >= 0) continue;
        const began = process.cpuUsage();
        if (holds(rules, s)) found[way] = s[TRICK];
        const { user, system } = process.cpuUsage(began);
        looks[way].n++;
        looks[way].ms += (user + system) / 1000;
      }
    const [seat] = seatsIn(rules.actors(s));
    rules.apply(s, seat, choose(seat));
  }
  return Object.fromEntries(Object.entries(found).map(([way, at]) => [way, at < 0 ? 0 : s[TRICK] - at]));
}

console.log(
  '| game | settled | tricks left | claimed by the leader | tricks left | ms a look |\n|---|---|---|---|---|---|',
);
for (const game of trickGames) {
  const rules = new Rules(game, usualPlayers(game), filled(game, usualPlayers(game)));
  await loadBot(game);
  const bot = botOf('simple', game);
  const looks = { settled: { n: 0, ms: 0 }, claimed: { n: 0, ms: 0 } };
  const all = [];
  for (let n = 0; all.length < HANDS; n++) {
    const s = rules.start();
    const random = new Random(`claims/${game.id}/${n}`);
    while (!rules.isOver(s) && all.length < HANDS && s[HAND] < 10) {
      rules.take(s, drawFromSeed(rules, s, `claims/${n}`));
      all.push(playHand(rules, s, (seat) => bot.choose(rules.view(s, seat), random), looks));
    }
  }
  const cells = Object.keys(WAYS).flatMap((way) => {
    const left = all.map((hand) => hand[way]).filter((tricks) => tricks > 0);
    const mean = left.reduce((sum, tricks) => sum + tricks, 0) / left.length;
    return [`${Math.round((100 * left.length) / HANDS)} %`, left.length > 0 ? mean.toFixed(1) : '–'];
  });
  const { n, ms } = looks.settled;
  console.log(`| ${game.name} | ${cells.join(' | ')} | ${(ms / n).toFixed(2)} |`);
}
