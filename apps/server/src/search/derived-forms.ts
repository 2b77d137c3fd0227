const endings = ['', 'e', 'ing', 'able', 'ed'];

/** Shorter roots are in too many words: `cable` is no form of `cing`. */
const shortestRoot = 4;

/** Other forms of an English word, be they words or not (`stackable`: `stack`, `stacking`): buyers ask for stackable chairs and a recycle bin where sellers write of stacking ones and of recycling. */
export function derivedForms(word: string): string[] {
  const root = /^[a-z]+$/.test(word) ? word.replace(/(?:ing|able|ed|e)$/, '') : '';
  return root.length < shortestRoot ? [] : endings.map((ending) => root + ending).filter((form) => form !== word);
}
