import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseCalendarDate } from '@quartermaster/contracts';
import { pageKinds, type ShownAs } from '../information-store.ts';
import { ContentFileError, readContentFile, type ContentPart } from './content-file.ts';

export interface PageContent {
  readonly keyName: string;
  readonly title: string;
  readonly shownAs: ShownAs;
  readonly content: string;
  /** yyyy-mm-dd */
  readonly updatedOn: string;
  /** Ids of categories that the page of a program shows. */
  readonly categories: readonly string[];
}

interface HelpSectionContent {
  readonly key: string;
  readonly heading: string;
  readonly content: string;
  readonly isOpen: boolean;
  readonly keywords: readonly string[];
}

export interface HelpCategoryContent {
  readonly category: string;
  readonly icon: string;
  readonly label: string;
  readonly tooltip: string;
  readonly description: string;
  readonly popularItem: boolean;
  readonly sections: readonly HelpSectionContent[];
}

export interface InformationContent {
  readonly pages: readonly PageContent[];
  /** In the order of their files' names. */
  readonly help: readonly HelpCategoryContent[];
}

/**
 * Reads `pages/*.html` and `help/*.html` of a folder (docs/information.md). The key of a page is its file's name; a page below
 * `pages/ux_ui/` is the new theme's own version.
 *
 * @throws ContentFileError that names the file and what is wrong with it
 */
export function readInformationFolder(folder: string): InformationContent {
  if (!existsSync(folder)) throw new ContentFileError(`There is no folder ${folder}.`);
  const pages = filesBelow(join(folder, 'pages')).map(([name, text]) => pageOf(name, text));
  const help = filesBelow(join(folder, 'help')).map(([name, text]) => helpOf(name, text));
  unique(pages.map(({ keyName }) => keyName), 'page');
  unique(help.map(({ category }) => category), 'help category');
  unique(help.flatMap(({ sections }) => sections.map(({ key }) => key)), 'help section');
  if (pages.length === 0 && help.length === 0) throw new ContentFileError(`${folder} has no .html file in pages/ or help/.`);
  return { pages, help };
}

function filesBelow(folder: string): [name: string, text: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => [relative(folder, join(folder, file)).replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]);
}

/** Letters, digits, hyphens and underscores; `ux_ui/` in front for the new theme's own version. */
export const isPageKey = (keyName: string): boolean => /^(ux_ui\/)?[A-Za-z0-9][A-Za-z0-9_-]*$/.test(keyName);

function pageOf(name: string, text: string): PageContent {
  const { head, body } = readContentFile(name, text);
  const keyName = name.slice(0, -'.html'.length);
  if (!isPageKey(keyName)) throw new ContentFileError(`${name}: a page's file is named after its key, of letters, digits, hyphens and underscores.`);
  const updatedOn = parseCalendarDate(head['updated'] ?? '');
  if (updatedOn === null) throw new ContentFileError(`${name}: write "updated: yyyy-mm-dd" into its head.`);
  return { keyName, title: needed(name, head, 'title'), shownAs: choice(name, head['shown'] ?? 'page', pageKinds), content: content(name, body), updatedOn, categories: words(head['categories']) };
}

function helpOf(name: string, text: string): HelpCategoryContent {
  const { head, parts } = readContentFile(name, text);
  if (parts.length === 0) throw new ContentFileError(`${name} has no section: begin one with a line "=== key".`);
  return {
    category: identifier(name, needed(name, head, 'category')),
    icon: needed(name, head, 'icon'),
    label: needed(name, head, 'label'),
    tooltip: needed(name, head, 'tooltip'),
    description: needed(name, head, 'description'),
    popularItem: yes(name, head['popular']),
    sections: parts.map(({ key, ...part }) => sectionOf(`${name}, section ${key}`, key, part)),
  };
}

const sectionOf = (name: string, key: string, { head, body }: ContentPart): HelpSectionContent => ({
  key: identifier(name, key),
  heading: needed(name, head, 'heading'),
  content: content(name, body),
  isOpen: yes(name, head['open']),
  keywords: words(head['keywords']),
});

/** Words with commas between them. */
const words = (text = ''): string[] => text.split(',').map((word) => word.trim()).filter((word) => word !== '');

function needed(name: string, head: ContentPart['head'], key: string): string {
  const value = head[key];
  if (value === undefined || value === '') throw new ContentFileError(`${name}: write "${key}: ..." into its head.`);
  return value;
}

function content(name: string, body: string): string {
  if (body === '') throw new ContentFileError(`${name} has no text.`);
  return body;
}

function identifier(name: string, value: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(value)) throw new ContentFileError(`${name}: "${value}" must be of small letters, digits and underscores.`);
  return value;
}

function choice<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new ContentFileError(`${name}: "${value}" must be one of ${values.join(', ')}.`);
  return found;
}

const yes = (name: string, value: string | undefined): boolean => choice(name, value ?? 'no', ['yes', 'no']) === 'yes';

function unique(keys: readonly string[], what: string): void {
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new ContentFileError(`The ${what} ${twice} occurs twice.`);
}
