import { unplainWords } from '../lint/words.ts';
import type { Documents } from './documents.ts';

/** Reports of what packages export are generated: their words are those of the source, and their names those of folders. */
const isGenerated = (path: string): boolean => /^packages\/[^/]+\/api\//.test(path);

/** Words that have a plainer one: a sentence each, with document and line. */
export function unplainSentences(documents: Documents): string[] {
  return [...documents].filter(([path]) => !isGenerated(path)).flatMap(([path, text]) => unplainWords(prose(text)).map(({ index, message }) => `${path}:${lineOf(text, index)}: ${message}`));
}

/** Blocks of code and tags become spaces, so that every word stays at its place. */
const prose = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$|<[^<>]+>/gm, (found) => found.replaceAll(/[^\n]/g, ' '));

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;
