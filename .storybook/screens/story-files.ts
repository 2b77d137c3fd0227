import { toId } from 'storybook/internal/csf/csf-utils';
import { overviewRows } from '../overview/overview-rows.ts';
import type { Contents } from './catalogue-contents.ts';
import type { ListedDisplay } from './display-list.ts';
import { searchWords, searchWordsFile } from '../search/search-words.ts';
import { tokenPages, type TokenPage } from '../themes/token-groups.ts';
import { namedStories, type NamedStory } from './story-names.ts';

/** One file of the folder. */
export interface StoryFile {
  /** Without a folder. */
  readonly name: string;
  readonly source: string;
}

const notice = '// Written from the stores, the screen maps and the examples of the contracts (docs/storybook.md). Do not edit.';

/** All files that are not written by hand: the overview, screens, display-only screens, the brand of each store, tokens, and the words by which stories are found. */
export function storyFiles({ screens, displays, stores, themes }: Contents): StoryFile[] {
  const named = namedStories(screens);
  // Stores may show different screens for one response: each has its place, and the address of the response.
  const byPlace = Map.groupBy(named, ({ metaId, title }) => `${metaId} ${title.split('/').slice(1).join(' ')}`);
  return [
    simpleFile('start', 'Start', 'overview/overview-story.tsx', 'overview', 'Every screen in every store', { stores, rows: overviewRows(screens) }),
    ...[...byPlace].map(([place, listed]) => ({ name: fileName(place), source: sourceOf(listed) })),
    ...displays.map((display) => displayFile(display, stores.length)),
    ...stores.map((store) => simpleFile(`brand ${store}`, `Brand/${store}`, 'brand/brand-story.tsx', 'brand', 'Brand', store)),
    ...tokenPages.map((page) => tokenFile(page, themes)),
    { name: searchWordsFile, source: `${JSON.stringify(searchWords(named), null, 1)}\n` },
  ];
}

const fileName = (text: string): string => `${text.replaceAll(/[^A-Za-z0-9_]+/g, '-')}.stories.ts`;

/** A file with one story, which a function of the module makes of what it is given. Its address stays when its title changes. */
function simpleFile(file: string, title: string, module: string, kind: string, name: string, given: unknown, address = title): StoryFile {
  const source = [
    notice,
    `import { ${kind}Stories, ${kind}Story } from ${JSON.stringify(`../${module}`)};`,
    '',
    `export default { ...${kind}Stories, title: ${JSON.stringify(title)}, id: ${JSON.stringify(toId(address))}, tags: ['!autodocs'] };`,
    '',
    `export const Shown = { name: ${JSON.stringify(name)}, ...${kind}Story(${JSON.stringify(given)}) };`,
    '',
  ].join('\n');
  return { name: fileName(file), source };
}

function displayFile(display: ListedDisplay, storeCount: number): StoryFile {
  const name = display.stores.length === storeCount ? 'Every store' : display.stores.join(', ');
  return simpleFile(`display ${display.path} ${display.stores[0] ?? ''}`, `Display/${display.words}`, 'screens/display-story.ts', 'display', name, display, `Display${display.path}`);
}

/** A page of tokens has a story for each theme. */
function tokenFile(page: TokenPage, themes: readonly string[]): StoryFile {
  const source = [
    notice,
    "import { tokenStories, tokenStory } from '../themes/token-story.tsx';",
    '',
    `export default { ...tokenStories, title: ${JSON.stringify(`Tokens/${page.title}`)}, tags: ['!autodocs'] };`,
    ...themes.flatMap((theme) => ['', `export const Theme${theme.replaceAll(/\W/g, '')} = { name: ${JSON.stringify(theme)}, ...tokenStory(${JSON.stringify(page)}, ${JSON.stringify(theme)}) };`]),
    '',
  ].join('\n');
  return { name: fileName(`tokens ${page.title}`), source };
}

function sourceOf(stories: readonly NamedStory[]): string {
  const [first] = stories;
  if (first === undefined) throw new Error('A file of stories has at least one.');
  return [
    notice,
    "import { screenStories, screenStory } from '../screens/screen-story.ts';",
    '',
    `export default { ...screenStories, title: ${JSON.stringify(first.title)}, id: ${JSON.stringify(first.metaId)}, tags: ${JSON.stringify(['!autodocs', first.screen.path])} };`,
    ...stories.flatMap(({ screen: { isOverride: _, alias: __, words: ___, ...screen }, name, exported }) =>
      ['', `export const ${exported} = { name: ${JSON.stringify(name)}, tags: ${JSON.stringify(screen.stores)}, ...screenStory(${JSON.stringify(screen)}) };`]),
    '',
  ].join('\n');
}
