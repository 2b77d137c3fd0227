import { headTerm, headWord, isHeadTerm } from './head-word.ts';
import { documentWords } from './words.ts';

/** The texts of a product that the search knows. */
export interface SearchableText {
  readonly name: string;
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly category: string;
  readonly description: string;
  /** Values of the attributes that are words. */
  readonly attributes: readonly string[];
  readonly gtin: readonly string[];
}

export interface SearchDocument {
  /** A tsvector literal: A name, manufacturer and numbers; B description; C category; D attributes, and what the name names first (`headTerm`). */
  readonly vector: string;
  /** The words under which it is found. */
  readonly terms: ReadonlySet<string>;
  readonly nameTerms: ReadonlySet<string>;
  /** Words of name, manufacturer and description. */
  readonly length: number;
}

/** Raise it when the words of a text change, so that the next import rebuilds what it finds. */
export const documentVersion = 2;

/** PostgreSQL keeps at most 255 places of a word and no place beyond 16383. */
const mostPlaces = 100;
const lastPlace = 16_383;

export function searchDocument(text: SearchableText): SearchDocument {
  const name = documentWords(text.name);
  const known = new Set(name.words);
  const partNumber = documentWords(text.partNumber);
  const maker = documentWords(text.manufacturer).words.filter((word) => !known.has(word));
  const added = [...maker, ...partNumber.words, ...(text.nsn === null ? [] : [text.nsn])];
  const description = documentWords(text.description);
  const nameWords = [...name.words, ...added.filter((word) => !known.has(word))];
  const head = headWord(text.name);
  const fields: readonly (readonly [string, readonly string[]])[] = [
    ['A', nameWords],
    ['B', description.words],
    ['C', documentWords(text.category).words],
    ['D', [...name.loose, ...partNumber.loose, ...description.loose, ...documentWords(text.attributes.join(' \n '), { measures: false }).words, ...text.gtin.slice(0, 100), ...(head === null ? [] : [headTerm(head)])]],
  ];
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [label, words] of fields) {
    for (const word of words) {
      place = Math.min(place + 1, lastPlace);
      const list = places.get(word);
      if (list === undefined) places.set(word, [`${place}${label}`]);
      else if (list.length < mostPlaces) list.push(`${place}${label}`);
    }
  }
  return {
    vector: [...places].map(([word, list]) => `'${quoted(word)}':${list.join(',')}`).join(' '),
    terms: new Set([...places.keys()].filter((term) => !isHeadTerm(term))),
    nameTerms: new Set(nameWords),
    length: name.count + maker.length + description.count,
  };
}

/** A word inside the quotes of a tsvector or tsquery literal. */
export const quoted = (word: string): string => word.replaceAll('\\', '\\\\').replaceAll("'", "''");
