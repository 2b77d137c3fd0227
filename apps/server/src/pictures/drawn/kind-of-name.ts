import { plainWords } from '../../text/index.ts';
import { groundsAndDevicesNames } from './names/grounds-and-devices.names.ts';
import { householdNames } from './names/household.names.ts';
import { officeNames } from './names/office.names.ts';
import { otherThings, withoutDrawing } from './names/other-things.ts';
import { safetyAndClinicNames } from './names/safety-and-clinic.names.ts';
import { shopNames } from './names/shop.names.ts';

/** Which kinds are drawn for which nouns. With `=` before it, a noun counts alone: `=square` is a tool, and no `gauze square`. */
export const namesOfKinds: readonly (readonly [kind: string, nouns: readonly string[]])[] = [officeNames, shopNames, safetyAndClinicNames, householdNames, groundsAndDevicesNames].flatMap((area) =>
  Object.entries<string>(area).map(([kind, nouns]) => [kind, nouns.split(', ')] as const),
);

const asWords = (noun: string): string => (noun.startsWith('=') ? '=' : '') + plainWords(noun).join(' ');

/** By a noun in the form of `plainWords`; null for one that only looks like those with a drawing. */
const kinds: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...otherThings.split(', ').map((noun) => [asWords(noun), null] as const),
  ...withoutDrawing.split(', ').map((noun) => [asWords(noun), 'box'] as const),
  ...namesOfKinds.flatMap(([kind, nouns]) => nouns.map((noun) => [asWords(noun), kind] as const)),
]);

/** What comes behind one of these says more of a thing, and names none: `Battery charger for AA`. */
const furtherWords = /[,(;:]|\s(?:-|–|for|with|without|in|on|from|over|by|of|per|w\/)\s/i;

const mostWords = 5;

interface Named {
  readonly kind: string | null;
  /** How many of the last words say it. */
  readonly length: number;
}

/** What the words name by their end: the longest noun that is known. */
function namedBy(words: readonly string[]): Named | undefined {
  const whole = kinds.get(`=${words.join(' ')}`);
  if (whole !== undefined) return { kind: whole, length: words.length };
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const kind = kinds.get(words.slice(-length).join(' '));
    if (kind !== undefined) return { kind, length };
  }
  return undefined;
}

/**
 * The drawing of the thing that a name names first, by the noun at the end of its first words: `Cable ties, nylon` is a cable tie, and `Mop bucket with wringer` a mop bucket. Null where that
 * noun has no drawing, and where `and` joins it to what is drawn differently or not at all.
 */
export function kindOfName(name: string): string | null {
  const [first = ''] = name.split(furtherWords);
  const words = plainWords(first.replaceAll('&', ' and '));
  const named = namedBy(words);
  if (named === undefined) return null;
  const and = words.indexOf('and');
  const isJoined = and > 0 && and < words.length - named.length;
  return isJoined && namedBy(words.slice(0, and))?.kind !== named.kind ? null : named.kind;
}
