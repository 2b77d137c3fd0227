import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { searchWordsFile, type SearchWords } from './search-words.ts';

/** The part of Storybook that lists the stories for its sidebar. */
export interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

const file = join(import.meta.dirname, '..', 'generated', searchWordsFile);
const wordsWritten = (): SearchWords => JSON.parse(readFileSync(file, 'utf8')) as SearchWords;
const adding = new WeakSet<IndexGenerator>();

/**
 * Lets the search of the sidebar find a story by words that neither its title nor its name has. The search reads names, paths in the sidebar and the
 * headings (`anchors`) of an entry: the words are added as such. They are shown nowhere.
 */
export function withSearchWords<Generator extends IndexGenerator>(generator: Generator, readWords: () => SearchWords = wordsWritten): Generator {
  if (adding.has(generator)) return generator;
  adding.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    return { ...index, entries: entriesWithWords(index.entries, readWords()) };
  };
  return generator;
}

/** The entries, each with its words as headings. */
export function entriesWithWords<Entry extends object>(entries: Readonly<Record<string, Entry>>, words: SearchWords): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => {
    const own = words[id];
    return [id, own === undefined ? entry : { ...entry, anchors: own.map((title, at) => ({ id: `word-${at}`, title })) }];
  }));
}
