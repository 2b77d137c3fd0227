import { overviewRows } from '../overview/overview-rows.ts';
import type { Contents } from './catalogue-contents.ts';
import type { ListedScreen } from './screen-list.ts';
import { namedStories, titleOf } from './story-names.ts';

/** One file of stories. */
export interface StoryFile {
  /** Without a folder. */
  readonly name: string;
  readonly source: string;
}

const notice = '// Written from the stores, the screen maps and the examples of the contracts (docs/storybook.md). Do not edit.';

/** All story files that are not written by hand: the overview, screens, display-only screens, the brand of each store, themes. */
export function storyFiles({ screens, displays, stores, themes }: Contents): StoryFile[] {
  const byResponse = Map.groupBy(screens, titleOf);
  return [
    simpleFile('start', 'Start', 'overview/overview-story.tsx', 'overview', 'Every screen in every store', { stores, rows: overviewRows(screens) }),
    ...[...byResponse].map(([title, listed]) => ({ name: fileName(title), source: sourceOf(title, listed) })),
    ...displays.map((display) => simpleFile(`display ${display.path} ${display.stores[0] ?? ''}`, `Display${display.path}`, 'screens/display-story.ts', 'display', display.stores.length === stores.length ? 'Every store' : display.stores.join(', '), display)),
    ...stores.map((store) => simpleFile(`brand ${store}`, `Brand/${store}`, 'brand/brand-story.tsx', 'brand', 'Brand', store)),
    ...themes.map((theme) => simpleFile(`theme ${theme}`, `Themes/${theme}`, 'themes/theme-story.tsx', 'theme', 'Tokens', theme)),
  ];
}

const fileName = (text: string): string => `${text.replaceAll(/[^A-Za-z0-9_]+/g, '-')}.stories.ts`;

/** A file with one story, which a function of the module makes of what it is given. */
function simpleFile(file: string, title: string, module: string, kind: string, name: string, given: unknown): StoryFile {
  const source = [
    notice,
    `import { ${kind}Stories, ${kind}Story } from ${JSON.stringify(`../${module}`)};`,
    '',
    `export default { ...${kind}Stories, title: ${JSON.stringify(title)}, tags: ['!autodocs'] };`,
    '',
    `export const Shown = { name: ${JSON.stringify(name)}, ...${kind}Story(${JSON.stringify(given)}) };`,
    '',
  ].join('\n');
  return { name: fileName(file), source };
}

function sourceOf(title: string, screens: readonly ListedScreen[]): string {
  return [
    notice,
    "import { screenStories, screenStory } from '../screens/screen-story.ts';",
    '',
    `export default { ...screenStories, title: ${JSON.stringify(title)}, tags: ['!autodocs'] };`,
    ...namedStories(screens).flatMap(({ screen: { isOverride: _, ...screen }, name, exported }) =>
      ['', `export const ${exported} = { name: ${JSON.stringify(name)}, ...screenStory(${JSON.stringify(screen)}) };`]),
    '',
  ].join('\n');
}
