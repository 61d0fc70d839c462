import '../../bots.ts';
import { botOf, legalMoves } from '@followsuit/bots';
import { type Line, Match, Random } from '@followsuit/engine';
import { describe, expect, it } from 'vitest';
import { filledIn, PiecepackRules } from '../internals.ts';
import { type Played, sit, verified } from '../testing/terminal.ts';
import { typedForm } from './narration.ts';

const acts = ({ lines }: Played): string[] => lines.filter(({ ev }) => ev === 'act').map(typedForm);
const play = async (typed: readonly string[]): Promise<string> => (await sit(typed)).out;

describe('the board', () => {
  it('is drawn as on the page, with the dice beside it', async () => {
    const out = await play([]);
    expect(out).toContain('suns   4      7    #    #    4s   ·    ·    4m   #    #');
    expect(out).toContain('crowns 3      5    ·    ·    ·    C    A    ·    ·    ·');
    expect(out).toContain('suns: 5 coins to turn · moons: 5 coins to turn');
    expect(out).toContain('2 dice with 2 move 2s, 2m, 2c or 2a.');
  });

  it('shows used dice, and the hole and the tiles of other boards', async () => {
    expect(await play(['4s a5'])).toContain('suns   4 used 7    #    #    ·    ·');
    const { out } = await sit(['c5'], { seed: '3', options: { board: 'large', aces: 'four-stones' } });
    expect(out).toContain('6    ·    ·    ·    ·   ~C~  ~A~   ·');
    expect(out).toContain('arms   5 laid 9');
    expect(out).toContain('5    ·    ·   <Aa>  ·   ~M~  ~S~');
  });
});

describe('an answer', () => {
  it.each([['4s a5'], ['move 4s to a5'], ['4S-A5'], ['c7 a5'], ['4 suns a5'], ['{"do":"move","coin":"4s","to":"a5"}']])(
    '%s is a move',
    async (text) => {
      expect(await play([text])).toContain('4s goes from c7 to a5.');
    },
  );

  it('that names a piece alone is told where it can go, or why not', async () => {
    expect(await play(['4s'])).toContain('4s on c7 can go to b4, a5, c5, d6, a7, e7, b8 or d8.');
    expect(await play(['0s'])).toContain('PIECEPACK-MOVE-5: A null never moves.');
    expect(await play(['moons'])).toContain('PIECEPACK-ONE-4: Stones of a suit in phase 1 do not move');
    expect(await play(['5s'])).toContain('PIECEPACK-ONE-1: ');
  });

  it.each([
    ['4s d7', 'PIECEPACK-MOVE-1: It moves exactly as many squares as its value'],
    ['4s c6', 'PIECEPACK-MOVE-3: It must end on a vacant square.'],
    ['5s c3', 'PIECEPACK-ONE-1: A number 2 to 5 allows one move'],
    ['flip 2s', 'PIECEPACK-ONE-3: A suit obliges the player'],
    ['moons d3', 'PIECEPACK-ONE-4: '],
    ['place Am g5', 'PIECEPACK-TURN-4: '],
    ['{"do":"fly"}', 'PIECEPACK-TURN-4: '],
    ['{"do":', 'That is not a JSON object.'],
    ['4s z9', 'There is no square z9; squares are a1 to h8.'],
    ['4s home', 'Only pawns go home'],
    ['home', 'No pawn can get home now.'],
    ['b5', 'Nothing lies on b5.'],
    ['flop 2s', '"flop 2s" is nothing that can be done here.'],
    ['4s a5 2s c5', 'type one at a time'],
  ])('%s is refused with a sentence', async (text, sentence) => {
    const played = await sit([text]);
    expect(played.out).toContain(sentence);
    expect(acts(played)).toEqual([]);
  });

  it('may be a question', async () => {
    const out = await play([
      '?',
      'moves',
      'h',
      'score',
      '4s a5',
      'log',
      'rules PIECEPACK-END-1',
      'advice',
      'words',
      'board',
      'quit',
    ]);
    for (const words of ['PIECEPACK-MOVE-2: ', 'back all', '4s: b4, a5', '(a hint)']) expect(out).toContain(words);
    for (const words of ['(rules piecepack-end-1)', '(section Advice)', '(section Words)'])
      expect(out).toContain(words);
    expect(out).toContain('Turn 1, 0 of 4 pawns home.');
    expect(out).toContain('Turn 1. Rolled: suns 4, moons 2, crowns 3, arms 2. 4s a5.');
  });

  it('turns coins over and waits for that', async () => {
    const { out } = await sit(['done', 'done', 'flip 0s', 'done'], { seed: 'flip' });
    expect(out).toMatch(/suns +FLIP!/);
    expect(out).toContain('PIECEPACK-ONE-3: A suit obliges the player');
    expect(out).toContain('0s is turned over.');
    expect(out).toMatch(/suns +turned.*\n.*\(0s\)/);
    expect(out).toContain('Turn 3 ');
  });

  it('may be the coin alone where it can only be turned over', async () => {
    const { out } = await sit(['done', '2s', '0s'], { seed: 'flip' });
    expect(out).toMatch(/2s on b6 can go to .*, or be turned over \(flip 2s\)/);
    expect(out).toContain('0s is turned over.');
  });

  it('may not be just Enter while something else is left', async () => {
    expect(acts(await sit(['', '', '']))).toEqual([]);
  });
});

describe('taking back', () => {
  it('goes back act by act, or to the roll, and the record holds what was kept', async () => {
    const played = await sit(['back', '4s a5', '2s c5', 'back', '2m f5', '2a c4', 'back all', '3s b4', 'done']);
    const { out } = played;
    expect(out).toContain('There is nothing to take back');
    expect(out).toContain('Taken back: 2s c5.');
    expect(out).toContain('Taken back: 4s a5, 2m f5, 2a c4.');
    expect(acts(played)).toEqual(['3s b4', 'done']);
    expect(verified(played.lines)).toBe(false);
  });

  it('ends with the part', async () => {
    expect(await play(['4s a5', 'done', 'back'])).toContain('There is nothing to take back');
  });
});

describe('a saved game', () => {
  const board = (out: string): string | undefined => out.match(/── Stepping Stones[\s\S]*?(?=Your choice)/g)?.at(-1);

  it('goes on where it was left, in the middle of a part', async () => {
    const first = await sit(['4s a5', '2s c5', 'quit']);
    expect(acts(first)).toEqual(['4s a5', '2s c5']);
    const second = await sit(['done'], { from: first.lines });
    expect(second.out).toContain(board(first.out));
    expect(acts(second)).toEqual(['4s a5', '2s c5', 'done']);
  });

  it('goes on as it would have without leaving', async () => {
    const typed = ['4s a5', '2s c5', 'done'];
    const { lines } = await sit(typed);
    let from: readonly Line[] | undefined;
    for (const text of typed) ({ lines: from } = await sit([text], { from }));
    expect(from).toEqual(lines);
  });
});

describe('the end', () => {
  it('comes with giving up', async () => {
    const { out, lines, over } = await sit(['4s a5', 'resign']);
    expect(out).toContain('Over after 1 turn: given up. Pawns home: 0 of 4.');
    expect(over).toBe(true);
    expect(verified(lines)).toBe(true);
  });

  /** What the simple bot does in a whole game, as it would be typed; just Enter where nothing is left but to go on. */
  function botGame(seed: string, options = {}): { typed: string[]; over: Line } {
    const rules = new PiecepackRules(filledIn(options));
    const lines: Line[] = [];
    const typed: string[] = [];
    const match = new Match(rules, (line) => lines.push(line));
    const luck = new Random(seed);
    while (!match.over) {
      if (match.due !== null) match.draw(seed);
      const view = rules.view(match.state, 0);
      const act = rules.act(match.state, botOf('simple')?.choose(view, luck) as number);
      typed.push(act.do === 'done' && legalMoves(view).length === 2 ? '' : typedForm(act));
      match.act(0, act);
    }
    return { typed, over: lines[lines.length - 1] };
  }

  it('of a whole game typed as the simple bot plays is a win, with its rating', async () => {
    const seed = ['1', '2', '3', '4', '5', '6', '7', '8'].find(
      (each) => botGame(each).over.reason === 'home',
    ) as string;
    const { typed, over } = botGame(seed);
    expect(typed).toContain('');
    const { out, lines } = await sit(typed, { seed });
    expect(out).toMatch(
      new RegExp(`All four pawns are home, in ${over.turns} turns\\. (Superb!|Very good!|Good\\.|Done\\.)`),
    );
    expect(out).toContain('phase 2 from their next roll');
    expect(out).toContain('Its stones lie where they are for good.');
    expect(lines.at(-1)).toEqual(over);
    expect(verified(lines)).toBe(true);
  });

  it('is held against the best game before, with the same options', async () => {
    const { lines } = await sit(['resign']);
    const last = { ev: 'over', winners: [0], total: [4], turns: 61, reason: 'home' };
    const kept = [{ name: 'kept', first: lines[0], last }];
    expect((await sit(['score'], { kept })).out).toContain('Best: 61 turns (1 of 1 won)');
    expect((await sit(['resign'], { kept })).out).toContain('Best: 61 turns (1 of 2 won)');
    expect((await sit(['score'], { kept, options: { board: 'large' } })).out).not.toContain('Best');
  });

  it('is read from short answers on the large board with aces too', async () => {
    const options = { board: 'large', aces: 'two-blocks', rolling: 'together' };
    const { typed, over } = botGame('2', options);
    const short = typed.map((text) => text.replace(/^place \w+ /, ''));
    const { out, lines } = await sit(short, { seed: '2', options });
    expect(lines.at(-1)).toEqual(over);
    expect(out).not.toContain('Superb');
  });
});
