/** A word that prose of this repository does without, and the plain American one. */
interface RefusedWord {
  readonly word: RegExp;
  readonly better: string;
}

const refused: readonly RefusedWord[] = [
  { word: /\b(?:whoever|whomever|whosoever)\b/gi, better: 'the one who acts: “a caller who”, “a buyer who”, “anyone who”' },
  { word: /\bnobody\b/gi, better: '“no one”, or the one who does not act: “no buyer”, “no page”' },
  { word: /\b(?:he|him|his|himself)\b/gi, better: '“they”, “them”, “their”' },
  { word: /\bstands\b(?! (?:by|for|out|up)\b)/gi, better: '“is”, “is in place”, “is shown”' },
  { word: /\bcatalogues?\b/gi, better: '“catalog”' },
  { word: /\bcolour\w*/gi, better: '“color”' },
  { word: /\bbehaviour\w*/gi, better: '“behavior”' },
  { word: /\blicences?\b/gi, better: '“license”' },
  { word: /\bneighbour\w*/gi, better: '“neighbor”' },
  { word: /\b(?:favour|honour)\w*/gi, better: 'the ending “-or”' },
  { word: /\bcentre[ds]?\b/gi, better: '“center”' },
  { word: /\b(?:cancell|labell|modell|travell)(?:ed|ing)\b/gi, better: 'one “l”' },
  { word: /\b(?:authori|customi|initiali|minimi|normali|optimi|organi|recogni|seriali|summari|synchroni)s(?:ed?|es|ing|ations?)\b/gi, better: 'the ending “-ize”' },
];

/** Headings of the specification are quoted as they are. */
const quoted = /section 2, Catalogue|Error catalogue/g;

/** Code between backticks, targets of links, and words between quotation marks that are spoken of. */
const notProse = /`[^`\n]*`|\]\([^)\s]*\)|"[\w-]+"|“[^”\n]*”/g;

export interface UnplainWord {
  /** Where it begins in the text. */
  readonly index: number;
  readonly word: string;
  readonly message: string;
}

/** The words of a text that have a plainer one, in their order. Names in code, links and quoted headings are left in peace. */
export function unplainWords(text: string): UnplainWord[] {
  const prose = [quoted, notProse].reduce((rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)), text);
  return refused
    .flatMap(({ word, better }) => [...prose.matchAll(word)].map(({ 0: found, index }) => ({ index, word: found, message: `“${found}” is not how we write. Write ${better}.` })))
    .toSorted((a, b) => a.index - b.index);
}
