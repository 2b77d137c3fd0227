/** The parts of a query that its marks tell apart. */
export interface QueryMarks {
  /** The query with spaces in place of its quotation marks and of what it leaves out: each word keeps its place. */
  readonly words: string;
  /** The words outside of its marks. */
  readonly rest: string;
  /** Words between quotation marks. */
  readonly phrases: readonly string[];
  /** Words, and phrases, that are left out. */
  readonly without: readonly string[];
}

/** Words between quotation marks, but no inches: the first mark is before a word. */
const phrase = /(?<=^|\s)["“](?=[\p{L}\p{N}])([^"“”]+)["”](?=\s|$)/gu;
/** A word, or a phrase, behind a hyphen that nothing is before: `-refurbished`, and neither `wi-fi` nor `-20`. */
const leftOut = /(?<=^|\s)-(?:["“]([^"“”]+)["”]|(\p{L}[\p{L}\p{N}]+))(?=\s|$)/gu;

/** Reads the quotation marks and the hyphens of a query. */
export function readMarks(query: string): QueryMarks {
  const phrases: string[] = [];
  const without: string[] = [];
  const kept = query.replace(leftOut, (all, quoted: string | undefined, word: string | undefined) => {
    without.push(quoted ?? word ?? '');
    return ' '.repeat(all.length);
  });
  const words = kept.replace(phrase, (_all, quoted: string) => {
    phrases.push(quoted);
    return ` ${quoted} `;
  });
  return { words, rest: kept.replace(phrase, ' '), phrases, without };
}
