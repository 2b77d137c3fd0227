import { storyNameFromExport, toId } from 'storybook/internal/csf/csf-utils';
import type { ListedScreen } from './screen-list.ts';

/** A screen with one example, as the catalog calls it. */
export interface NamedStory {
  readonly screen: ListedScreen;
  /** In the sidebar. */
  readonly name: string;
  /** The export of its module. */
  readonly exported: string;
  /** In the address of the catalog. */
  readonly id: string;
}

/** The place of a response's stories in the sidebar. */
export const titleOf = ({ path, responseName }: Pick<ListedScreen, 'path' | 'responseName'>): string => `Screens${path}/${responseName}`;

/** The stories of the screens of one response. */
export function namedStories(screens: readonly ListedScreen[]): NamedStory[] {
  const taken = new Set<string>();
  return screens.map((screen) => {
    // A store's own screen is beside the one that the others show: the name tells them apart.
    const name = screen.isOverride ? `${screen.example} (${screen.stores.join(', ')})` : screen.example;
    const exported = exportName(name, taken);
    return { screen, name, exported, id: toId(titleOf(screen), storyNameFromExport(exported)) };
  });
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
