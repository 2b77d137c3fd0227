import type { NamedStory } from '../screens/story-names.ts';

/** Beside the stories that are written from the sources. */
export const searchWordsFile = 'search-words.json';

/** The words by which a story is found beside its title and name, by its id. */
export type SearchWords = Readonly<Record<string, readonly string[]>>;

/** Path, response, name and title of the screen of each story: what a developer knows it by. */
export function searchWords(stories: readonly NamedStory[]): SearchWords {
  return Object.fromEntries(stories.map(({ id, screen: { path, responseName, alias } }) => [id, [path, ...path.split('/').filter((part) => part !== ''), responseName, ...alias]]));
}
