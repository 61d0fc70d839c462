/** The words of the app by area. They are English until another language is loaded, which then takes their place. */

type Words = Record<string, unknown>;

const areas = new Map<string, Words>();
let translation: Readonly<Record<string, object | undefined>> = {};

/** Words that can be translated; the same object, whose texts may change before the first page is shown. */
export function area<T extends object>(name: string, english: T): T {
  areas.set(name, english as Words);
  assign(english as Words, translation[name]);
  return english;
}

/** Takes the words of another language, for areas that are loaded and for those that will be. */
export function translate(words: typeof translation): void {
  translation = words;
  for (const [name, into] of areas) assign(into, words[name]);
}

/** In place, so that whoever has part of the words has it in the new language. */
function assign(into: Words, from: object = {}): void {
  for (const [key, value] of Object.entries(from)) {
    const old = into[key];
    if (typeof value === 'object' && typeof old === 'object' && old !== null) assign(old as Words, value);
    else into[key] = value;
  }
}
