import type { ListedScreen } from './screen-list.ts';

/** One file of stories: a screen, that is a path and a response name, with all its examples. */
export interface StoryFile {
  /** Without a folder. */
  readonly name: string;
  readonly source: string;
}

/** The story files of all screens. Their names and titles follow path and response name. */
export function storyFiles(screens: readonly ListedScreen[]): StoryFile[] {
  const byScreen = Map.groupBy(screens, ({ path, responseName }) => `${path} ${responseName}`);
  return [...byScreen].map(([key, listed]) => ({ name: `${key.slice(1).replaceAll(/[^A-Za-z0-9_]+/g, '-')}.stories.ts`, source: sourceOf(key, listed) }));
}

function sourceOf(key: string, screens: readonly ListedScreen[]): string {
  const [path, ...name] = key.split(' ');
  const taken = new Set<string>();
  return [
    '// Written from the screen maps and the examples of the contracts (docs/storybook.md). Do not edit.',
    "import { screenStories, screenStory } from '../screens/screen-story.ts';",
    '',
    `export default { ...screenStories, title: ${JSON.stringify(`Screens${path}/${name.join(' ')}`)} };`,
    ...screens.flatMap(({ isOverride, ...screen }) => {
      // A store's own screen stands beside the one that the others show: the name tells them apart.
      const story = isOverride ? `${screen.example} (${screen.stores.join(', ')})` : screen.example;
      return ['', `export const ${exportName(story, taken)} = { name: ${JSON.stringify(story)}, ...screenStory(${JSON.stringify(screen)}) };`];
    }),
    '',
  ].join('\n');
}

/** A name that a module may export and no other story of the file has. */
function exportName(story: string, taken: Set<string>): string {
  const words = story.match(/[A-Za-z0-9]+/g) ?? [];
  const base = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('').replace(/^(?=\d|$)/, 'Example');
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
  taken.add(name);
  return name;
}
