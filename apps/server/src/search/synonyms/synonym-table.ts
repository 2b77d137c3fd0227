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

/** Others that one phrase finds, in all of its groups. Each of them is looked for in every search that has the phrase: with a thousand, each takes seconds. */
const mostOthers = 40;

/** Which phrases find which, as groups are added. */
export class SynonymGroups {
  readonly #found = new Map<string, Map<string, readonly string[]>>();

  /** @returns a phrase of the group that finds more than {@link mostOthers} now; null: none does */
  add(group: SynonymGroup): string | null {
    const phrases = group.map(phraseWords).filter(({ length }) => length > 0);
    let crowded: string | null = null;
    for (const phrase of phrases.map((words) => words.join(' '))) {
      const others = this.#found.get(phrase) ?? new Map<string, readonly string[]>();
      for (const other of phrases) if (other.join(' ') !== phrase) others.set(other.join(' '), other);
      this.#found.set(phrase, others);
      if (others.size > mostOthers) crowded ??= phrase;
    }
    return crowded;
  }

  table(): ReadonlyMap<string, readonly (readonly string[])[]> {
    return new Map([...this.#found].map(([phrase, others]) => [phrase, [...others.values()].slice(0, mostOthers)]));
  }
}

/** Why a group is one too many for a phrase. */
export const crowdedReason = (phrase: string): string => `“${phrase}” would find more than ${mostOthers} other words in all of its groups, and each search for it would look for all of them. Leave out what is another thing.`;

/** Each phrase of a group finds the others, be it a word or several after each other. */
export function synonymTable(groups: readonly SynonymGroup[]): Synonyms {
  const found = new SynonymGroups();
  for (const group of groups) found.add(group);
  const table = found.table();
  return (term) => table.get(term) ?? none;
}
