/** What a program asked of a game that cannot be done. Anything else that is thrown is a mistake of our own. */

/** What is wrong, for programs. */
export type GameErrorCode =
  | 'bad-setup'
  | 'bad-deal'
  | 'bad-record'
  | 'illegal-act'
  | 'not-to-act'
  | 'no-such-seat'
  | 'no-such-bot';

/** `code` is for programs, `message` a sentence for people; `rule` is the id of the rule that is broken, if one is. */
export class GameError extends Error {
  override readonly name: string = 'GameError';
  readonly code: GameErrorCode;
  readonly rule: string | undefined;

  constructor(code: GameErrorCode, sentence: string, rule?: string) {
    super(sentence);
    this.code = code;
    this.rule = rule;
  }
}

/** An act that the rules reject: `rule` is the id of the rule, `message` its sentence on the rules page. */
export class IllegalAct extends GameError {
  override readonly name = 'IllegalAct';
  declare readonly rule: string;

  constructor(rule: string, sentence: string) {
    super('illegal-act', sentence, rule);
  }
}

/** A given deal that the rules do not take. */
export class BadDeal extends GameError {
  override readonly name = 'BadDeal';

  constructor(sentence: string, rule?: string) {
    super('bad-deal', sentence, rule);
  }
}
