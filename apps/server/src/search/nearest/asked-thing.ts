import { isEnglishCompound, isListed } from '../english-words.ts';
import { oneEdit, splits } from '../spelling.ts';
import { thingKey, type Thing, type Things } from './read-things.ts';

/** Of shorter words too many are one letter apart. */
const shortestMended = 5;
/** Of a compound the last word says what it is: `headscarf`. Shorter ones are endings, too. */
const shortestLast = 4;

/** What comes before the first of these names the thing: `kettle for tea`, `mess kit, steel`. */
const saysMore = /,|\s(?:for|with|without|of|in|from|by|to)\s/;

/** The thing that a search names: all of its words, else as many as can be of the last ones; null where it names none. What comes first says more of it: a butter churn is no butter. */
export function askedThing(things: Things, query: string): Thing | null {
  const whole = things.get(thingKey(query));
  if (whole !== undefined) return { ...whole, name: query.trim().toLowerCase() };
  const words = thingKey(query.split(saysMore)[0] ?? '').split(' ');
  const read = words.map((_, first) => words.slice(first).join(' '));
  const last = words.at(-1) ?? '';
  const kind = found(things, read) ?? found(things, typos(words));
  const ofCompound = kind === null ? found(things, endings(last)) : null;
  return ofCompound === null ? kind : { ...ofCompound, name: last };
}

function found(things: Things, keys: Iterable<string>): Thing | null {
  for (const key of keys) {
    const thing = things.get(key);
    if (thing !== undefined) return thing;
  }
  return null;
}

const endings = (word: string): string[] => (isEnglishCompound(word) ? splits(word).map(([, last]) => last).filter(({ length }) => length >= shortestLast) : []);

/** What is no word of English may be meant as one that is a letter away. */
const typos = (words: readonly string[]): Iterable<string> => oneEdit(words.find((word) => word.length >= shortestMended && !isListed(word)) ?? '');
