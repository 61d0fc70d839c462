/**
 * Signs that look like a Latin letter, in any of the usual faces: the common ones of Unicode's confusables (UTS 39), and
 * digits that stand for letters. Capitals whose small letters look different have their own entry.
 */
const TABLE: Readonly<Record<string, string>> = {
  a: 'аαɑ@',
  b: 'вьβßЬ',
  c: 'сϲςⲥ',
  d: 'ԁđðɗ',
  e: 'еєεҽɛ€',
  f: 'ƒғ',
  g: 'ɡԍ',
  h: 'һнħΗ',
  // A small L, a capital I, a one and a bar are the same stroke.
  l: 'iıіιӏłŀǀ1|Ι',
  j: 'јϳ',
  k: 'кκқ',
  m: 'мΜ',
  n: 'пηɴΝ',
  o: 'оοσøөօ0',
  p: 'рρþΡ',
  q: 'ԛգ',
  r: 'гɾ',
  s: 'ѕ5$ꜱ',
  t: 'тτŧ',
  u: 'υսμ',
  v: 'νѵ',
  w: 'ԝωшщ',
  x: 'хχҳΧ',
  y: 'уүγʏΥ',
  z: 'ζᴢƶΖ',
  ae: 'æӕ',
  oe: 'œ',
};

export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([latin, signs]) => [...signs].map((sign) => [sign, latin] as const)),
);
