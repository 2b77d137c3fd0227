import { isHeadTerm } from '../../text/index.ts';

/** The words of a tsvector in the order of their places. */
export interface PlacedWords {
  readonly all: readonly string[];
  /** Those with the label A. */
  readonly name: readonly string[];
  /** Those with the labels A and B. */
  readonly said: readonly string[];
  /** What the name names first, as `headTerm` writes it. */
  readonly heads: readonly string[];
}

const entry = /'((?:[^'\\]|''|\\\\)*)':([0-9A-D,]+)/g;

/** Reads the text of a tsvector as PostgreSQL writes it, `'green':2A 'lamp':1A,5B`. Each place has one word (`searchDocument`). */
export function readTsvector(text: string): PlacedWords {
  const placed: { readonly place: number; readonly label: string; readonly word: string }[] = [];
  for (const [, quotedWord = '', places = ''] of text.matchAll(entry)) {
    const word = quotedWord.replaceAll("''", "'").replaceAll('\\\\', '\\');
    // The label D is not written.
    for (const each of places.split(',')) placed.push({ word, place: Number.parseInt(each, 10), label: /[ABC]$/.exec(each)?.[0] ?? 'D' });
  }
  placed.sort((a, b) => a.place - b.place);
  const words = placed.filter(({ word }) => !isHeadTerm(word));
  const having = (labels: string): string[] => words.filter(({ label }) => labels.includes(label)).map(({ word }) => word);
  return { all: words.map(({ word }) => word), name: having('A'), said: having('AB'), heads: placed.map(({ word }) => word).filter(isHeadTerm) };
}
