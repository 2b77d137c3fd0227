import type { Contents } from './catalogue-contents.ts';
import type { ListedScreen } from './screen-list.ts';

/** One file of stories. */
export interface StoryFile {
  /** Without a folder. */
  readonly name: string;
  readonly source: string;
}

const notice = '// Written from the stores, the screen maps and the examples of the contracts (docs/storybook.md). Do not edit.';

/** All story files that are not written by hand: screens, display-only screens, the brand of each store, themes. */
export function storyFiles({ screens, displays, stores, themes }: Contents): StoryFile[] {
  const byScreen = Map.groupBy(screens, ({ path, responseName }) => `${path} ${responseName}`);
  return [
    ...[...byScreen].map(([key, listed]) => ({ name: fileName(key.slice(1)), source: sourceOf(key, listed) })),
    ...displays.map((display) => simpleFile(`display ${display.path} ${display.stores[0] ?? ''}`, `Display${display.path}`, 'screens/display-story.ts', 'display', display.stores.join(', '), display)),
    ...stores.map((store) => simpleFile(`brand ${store}`, `Brand/${store}`, 'brand/brand-story.tsx', 'brand', 'Brand', store)),
    ...themes.map((theme) => simpleFile(`theme ${theme}`, `Themes/${theme}`, 'themes/theme-story.tsx', 'theme', 'Tokens', theme)),
  ];
}

const fileName = (text: string): string => `${text.replaceAll(/[^A-Za-z0-9_]+/g, '-')}.stories.ts`;

/** A file with one story, which a function of the module makes of what it is given. */
function simpleFile(file: string, title: string, module: string, kind: string, name: string, given: unknown): StoryFile {
  const source = [
    notice,
    `import { ${kind}Stories, ${kind}Story } from '../${module}';`,
    '',
    `export default { ...${kind}Stories, title: ${JSON.stringify(title)} };`,
    '',
    `export const Shown = { name: ${JSON.stringify(name)}, ...${kind}Story(${JSON.stringify(given)}) };`,
    '',
  ].join('\n');
  return { name: fileName(file), source };
}

function sourceOf(key: string, screens: readonly ListedScreen[]): string {
  const [path, ...name] = key.split(' ');
  const taken = new Set<string>();
  return [
    notice,
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
