import { chunksOf, fold, partsOf, stem, stopWords } from '../../text/index.ts';

/** Other words for a word of a query, or for several with single spaces between, each as the words of a phrase. */
export type Synonyms = (term: string) => readonly (readonly string[])[];

/** Words that are used for the same thing: phrases as an operator types them. */
export type SynonymGroup = readonly string[];

const none: readonly (readonly string[])[] = [];

export const noSynonyms: Synonyms = () => none;

/** The words of a phrase, as the catalog has them: a word with a hyphen is one (`wi-fi` is `wifi`). */
export const phraseWords = (phrase: string): string[] =>
  chunksOf(fold(phrase)).flatMap(({ text }) => {
    const { parts, joined } = partsOf(text);
    return joined === null ? parts.filter((part) => !stopWords.has(part)) : [stem(joined)];
  });

/** Each phrase of a group finds the others, be it a word or several after each other. */
export function synonymTable(groups: readonly SynonymGroup[]): Synonyms {
  const found = new Map<string, Map<string, readonly string[]>>();
  for (const group of groups) {
    const phrases = group.map(phraseWords).filter(({ length }) => length > 0);
    for (const phrase of phrases.map((words) => words.join(' '))) {
      const others = found.get(phrase) ?? new Map<string, readonly string[]>();
      for (const other of phrases) if (other.join(' ') !== phrase) others.set(other.join(' '), other);
      found.set(phrase, others);
    }
  }
  const table = new Map([...found].map(([phrase, others]) => [phrase, [...others.values()]]));
  return (term) => table.get(term) ?? none;
}
