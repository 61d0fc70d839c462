/**
 * Passwords that are tried first: common words with digits and signs around them, rows of the keyboard, repetitions, and the
 * person's own name. A password is folded before it is compared: `P@ssw0rd123!` is `password`.
 */
import { type Problem, problem } from '@followsuit/protocol';
import { skeletonOf } from './names.ts';

/** Common words of passwords; those with fewer letters than a password needs are common with digits after them. */
const WORDS = `
password passwort passwd pass kennwort geheim secret login welcome willkommen letmein access changeme default temp test
tester testing guest user admin administrator root master boss qwerty qwertz azerty abc abcd abcdef hello hallo servus
iloveyou ichliebedich loveyou lovely love lovers liebe schatz schatzi baby babygirl princess prinzessin sunshine
sonnenschein football fussball baseball basketball hockey soccer softball volleyball superman batman spiderman starwars
startrek pokemon minecraft naruto dragon drachen monkey tiger panther eagle falcon dolphin elephant butterfly schmetterling
unicorn einhorn shadow killer hunter ranger warrior samurai ninja pirate wizard knight trustno trustnoone whatever nothing
freedom forever diamond midnight summer sommer winter spring autumn herbst january february march april june july august
september october november december januar februar juli oktober dezember monday tuesday wednesday thursday friday saturday
sunday montag dienstag mittwoch donnerstag freitag samstag sonntag internet computer windows samsung google facebook
instagram youtube twitter microsoft apple iphone android linux michael michelle jennifer jessica daniel danielle andreas
thomas stefan stephen steven alexander alexandra sandra nicole nicholas andrew anthony matthew joshua jonathan benjamin
william williams christian christopher christina charlie charles samantha victoria patrick richard robert johnson jackson
jordan ashley amanda melissa elizabeth kimberly brandon brittany sebastian maximilian florian tobias martin schalke bayern
borussia dortmund werder hamburg berlin muenchen deutschland germany england america australia liverpool arsenal chelsea
barcelona realmadrid manchester juventus london chicago newyork california florida texas canada mexico brasil pakistan
mercedes porsche ferrari corvette mustang yamaha kawasaki chocolate schokolade cookie cheese banana pepper ginger chicken
snoopy garfield godzilla simpsons matrix phoenix scorpion scorpio trinity nirvana metallica slipknot eminem blink guitar
rainbow regenbogen flower blume rosebud sweetheart darling angel engel angels heaven jesus christ blessed family familie
mother father mutter vater sister brother friends freunde forever bestfriend captain champion winner legend player gamer
playboy victory success money million lottery casino poker followsuit cards karten spielen spiel game games gaming fuckyou
fuckme fuckoff asshole bullshit bigdaddy biteme hardcore panties letmein trouble security private digital electric maverick
thunder lightning hammer silver golden platinum crystal explorer voyager einstein genius mozart merlin gandalf frodo hobbit
potter harrypotter hogwarts voldemort sherlock terminator predator avatar ironman hulk captainamerica zombie vampire darkness
alpha omega gateway phantom enigma paradise destiny infinity eternity correcthorsebatterystaple demo global student india
contrasena motdepasse heslo parola wachtwoord senha bismillah vodafone telekom cocacola pepsi marlboro nintendo playstation
xbox fortnite roblox warcraft logitech motorola nokia snowball snowman brooklyn lasvegas scotland ireland colorado carolina
michigan virginia american russia vladimir veronica patricia caroline katharina kristina elisabeth anderson marshall
franklin mitchell christine wildcats bulldogs panthers patriots steelers redskins cardinal lacrosse westside passport
stargate scarface spitfire cherokee marines airborne snickers guinness heineken peekaboo darkside lol asd
`
  .trim()
  .split(/\s+/);

/** Rows and columns of keyboards, the alphabet and digits, as fingers run over them. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '147258369',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
  '1234qwerasdfzxcv',
].flatMap((run) => [run, [...run].reverse().join('')]);

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const unleet = (text: string): string => text.replace(/[@431!0$5]/g, (sign) => LEET[sign]);

const common = new Set(WORDS);
const COMMON = problem(
  'bad-password',
  'This password is one of those that are tried first; choose one that nobody guesses.',
);
const OWN_NAME = problem('bad-password', 'This password is your name; choose one that nobody guesses.');

/** Why a password is too easy to guess, or null. @example faultInPassword('Qwerty123', 'Ana')?.code === 'bad-password' */
export function faultInPassword(password: string, name: string): Problem | null {
  const text = password.normalize('NFKC').toLowerCase();
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const own = skeletonOf(name);
  if (skeletonOf(text) === own || (bare !== '' && skeletonOf(bare) === own)) return OWN_NAME;
  return isCommon(text) ? COMMON : null;
}

function isCommon(text: string): boolean {
  const forms = [text, unleet(text)].flatMap((each) => [each, strip(each), unleet(strip(text))]);
  if (forms.some((form) => common.has(form) || common.has(halved(form)))) return true;
  return isRepeated(text) || isInterleaved(text) || isNumber(text);
}

/** A date or a telephone number; or a common number with a few letters and signs around it, such as Aa@123456. */
function isNumber(text: string): boolean {
  if (/^\d{1,11}$/.test(text)) return true;
  const [digits = ''] = (text.match(/\d+/g) ?? []).sort((a, b) => b.length - a.length);
  return digits.length >= 5 && text.length - digits.length <= 4 && (isRepeated(digits) || isInterleaved(digits));
}

/** Two runs or repetitions in turn: q1w2e3r4, 10203040. */
const isInterleaved = (text: string): boolean =>
  [0, 1].every((start) => {
    const every = [...text].filter((_, i) => i % 2 === start).join('');
    return pieceAt(every, 0) === every.length;
  });

/** Without digits and signs at its ends. */
const strip = (text: string): string => text.replace(/^[\P{L}]+|[\P{L}]+$/gu, '');

/** A word that stands there twice, once. */
const halved = (text: string): string => {
  const half = text.slice(0, text.length / 2);
  return text.length % 2 === 0 && half + half === text ? half : text;
};

/** Nothing but a few runs and repetitions: `aaaa1111`, `123123123`, `qwer1234`, `abcabcabc`. */
function isRepeated(text: string): boolean {
  let pieces = 0;
  for (let at = 0; at < text.length; pieces++) at += pieceAt(text, at);
  return pieces <= Math.max(2, text.length / 5) || isPeriodic(text);
}

/** How many signs from here on are one run or the same sign: at least one. */
function pieceAt(text: string, from: number): number {
  let longest = 1;
  while (from + longest < text.length && text[from + longest] === text[from]) longest++;
  for (let length = text.length - from; length > longest; length--)
    if (length >= 3 && RUNS.some((run) => run.includes(text.slice(from, from + length)))) return length;
  return longest;
}

/** A short piece over and over. */
const isPeriodic = (text: string): boolean =>
  [1, 2, 3, 4].some((n) => text.length >= 2 * n && [...text].every((sign, i) => sign === text[i % n]));
