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

/** One thing of a list behind "without" or "not". */
const thing = String.raw`(?:(?:a|an|any|the)\s+)?(?:["“][^"“”]+["”]|\p{L}[\p{L}\p{N}]+)`;
/** A phrase, which is taken as it is, or what is left out in words: `chair without arms or wheels`, `toner not refurbished`, but no `do not enter sign`. Behind the last of them is something else, or nothing. */
const inWords = new RegExp(String.raw`(?<=^|\s)(?:["“](?=[\p{L}\p{N}])[^"“”]+["”](?=\s|$)|(?:without|(?<!\bdo\s)not)\s+(${thing}(?:(?:\s*,\s*|\s+)(?:and|or|nor)\s+${thing})*)(?=\s|,|$))`, 'giu');
const between = /(?:\s*,\s*|\s+)(?:and|or|nor)\s+/iu;
const article = /^(?:a|an|any|the)\s+/iu;

/** Reads the quotation marks of a query, and what it leaves out: behind hyphens, or behind "without" or "not". */
export function readMarks(query: string): QueryMarks {
  const phrases: string[] = [];
  const without: string[] = [];
  const marked = query.replace(leftOut, (all, quoted: string | undefined, word: string | undefined) => {
    without.push(quoted ?? word ?? '');
    return ' '.repeat(all.length);
  });
  const kept = marked.replace(inWords, (all, things: string | undefined) => {
    if (things === undefined) return all;
    without.push(...things.split(between).map((each) => each.replace(article, '').replace(/["“”]/g, '')));
    return ' '.repeat(all.length);
  });
  const words = kept.replace(phrase, (_all, quoted: string) => {
    phrases.push(quoted);
    return ` ${quoted} `;
  });
  return { words, rest: kept.replace(phrase, ' '), phrases, without };
}
