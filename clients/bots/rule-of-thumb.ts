// A bot in one file: it bids its share of the tricks, leads high and follows low, in any game. Start here.
//   npx followsuit simulate coralon --bots "exec:node rule-of-thumb.ts,simple"   (Node.js 22.18 or later)
// The protocol is described in docs/outside-bots.md.
import { createInterface } from 'node:readline';

type Act = { do: string; card?: string; tricks?: number };

/** What we are asked; the view has more than what we use. */
interface Request {
  id: number;
  game: string;
  players: number;
  seat: number;
  view: { hold?: (string[] | null)[]; cards?: string[]; led?: string | null };
  legal: Act[];
  /** The same in the same game with the same seed: use it for chance, and games can be repeated. */
  random: number;
}

/** From the lowest to the highest (X is Janken's joker, T to B are of the Vines deck); only Skat ranks cards otherwise. */
const RANKS = 'X 1 2 3 4 5 6 7 8 9 10 T F B J Q K A'.split(' ');
const SKAT_RANKS = '7 8 9 Q K 10 A J'.split(' ');

function choose({ game, legal, players, seat, view, random }: Request): Act {
  const plays = legal.filter((act) => act.do === 'play');
  if (plays.length > 0) {
    const ranks = game === 'skat' ? SKAT_RANKS : RANKS;
    const rank = ({ card = '' }: Act): number => ranks.indexOf(card.slice(0, -1));
    const upwards = [...plays].sort((a, b) => rank(a) - rank(b));
    return view.led ? upwards[0] : upwards[upwards.length - 1];
  }
  const bids = legal.filter((act) => typeof act.tricks === 'number');
  if (bids.length > 0) {
    const share = (view.hold?.[seat]?.length ?? 0) / players;
    const off = (act: Act): number => Math.abs((act.tricks ?? 0) - share);
    return bids.reduce((best, act) => (off(act) < off(best) ? act : best));
  }
  return legal.find((act) => act.do === 'pass') ?? legal[random % legal.length];
}

const say = (message: object): void => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.cmd === 'hello') say({ id: message.id, protocol: 1, name: 'rule of thumb', version: '1' });
  if (message.cmd === 'act') say({ id: message.id, act: choose(message) });
  // After a refusal we may try again; `problem` says which rule we broke.
  if (message.cmd === 'refused') console.error(message.problem.text);
  // The rest (game, hand, late, over, end) is for bots that remember.
}
