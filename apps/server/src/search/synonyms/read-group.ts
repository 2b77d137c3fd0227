import { phraseWords, type SynonymGroup } from './synonym-table.ts';

/** Phrases of one group; so many are a list of kinds, and no words for one thing. */
const mostPhrases = 20;
const longestPhrase = 60;
/** A way of several words is found only where all of them are; longer ones name a single product. */
const mostWords = 4;

/** The group of a text with commas or line ends between its phrases, or what is wrong with it. */
export function readGroup(text: string): { readonly group: SynonymGroup } | { readonly problem: string } {
  const group = text.split(/[,\n\r]+/).map((phrase) => phrase.replace(/\s+/g, ' ').trim()).filter((phrase) => phrase !== '');
  const problem = problemOf(group);
  return problem === null ? { group } : { problem };
}

function problemOf(group: SynonymGroup): string | null {
  if (group.length < 2) return 'Give two words or more for the same thing, with commas between: laptop, notebook.';
  if (group.length > mostPhrases) return `Give at most ${mostPhrases} words for one thing; these are ${group.length}.`;
  const seen = new Map<string, string>();
  for (const phrase of group) {
    const words = phraseWords(phrase);
    if (phrase.length > longestPhrase) return `“${phrase.slice(0, 20)}…” is longer than ${longestPhrase} letters.`;
    if (words.length === 0) return `“${phrase}” has no word that is looked for.`;
    if (words.length > mostWords) return `“${phrase}” has more than ${mostWords} words.`;
    const before = seen.get(words.join(' '));
    if (before !== undefined) return `“${before}” and “${phrase}” are the same to the search. Leave one out.`;
    seen.set(words.join(' '), phrase);
  }
  return null;
}
